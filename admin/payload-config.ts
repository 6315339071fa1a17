/** The content is plain Node code: loaded from its sources at run time, as in the site, and not bundled. */
const { default: config } = await import(/* turbopackIgnore: true */ "@setu/content/payload.config");

export default config;
