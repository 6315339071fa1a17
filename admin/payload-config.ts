/** The content is plain Node: it is loaded from its own sources at run time, as the site does, and not bundled. */
const { default: config } = await import(/* turbopackIgnore: true */ "@setu/content/payload.config");

export default config;
