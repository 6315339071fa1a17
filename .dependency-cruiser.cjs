/** Who may import whom: `content ─► contract ◄─ site` and `content ◄─ admin`. checks/imports.test.ts shows that each rule bites. */
const tests = "[.]test[.]tsx?$";
/** Tests of a whole site are beside the code they test, and open all of it. */
const siteTests = "[.](integration|sqlite)[.]test[.]ts$";
const npm = (...names) => `^node_modules/(${names.join("|")})/`;
const publicDoors = "^content/(open|environment|unwritable)[.]ts$";

/** Every other folder in content/ is a noun of the firm's. */
const noNouns = "platform|calendar|model|migrations|admin-texts|node_modules";

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    rule(
      "contract-imports-zod-only",
      "Both sides share the contract: it knows neither of them, nor where it runs.",
      { path: "^contract/", pathNot: tests },
      { pathNot: ["^contract/", npm("zod")] },
    ),
    rule(
      "content-is-plain-node",
      "The content serves the site and the admin without knowing either.",
      { path: "^content/", pathNot: siteTests },
      {
        path: ["^(site|admin)/", npm("react", "react-dom", "react-router", "next", "@payloadcms/(next|ui)", "fastify")],
      },
    ),
    rule(
      "platform-knows-no-noun",
      "The platform serves every noun and depends on none: each noun hands in its own parts.",
      { path: "^content/(platform|calendar)/", pathNot: tests },
      { path: "^content/", pathNot: `^content/((${noNouns})/|environment[.]ts$)` },
    ),
    rule(
      "retention-knows-no-noun",
      "Each noun says what it stores and how that is erased; content/retained.ts lists the nouns.",
      { path: "^content/retention/", pathNot: tests },
      { path: ["^content/[^/]+/", "^content/retained[.]ts$"], pathNot: `^content/(${noNouns}|retention)/` },
    ),
    rule(
      "search-knows-no-noun",
      "Each noun says what visitors may search; content/searched.ts lists the nouns.",
      { path: "^content/search/", pathNot: tests },
      { path: ["^content/[^/]+/", "^content/searched[.]ts$"], pathNot: `^content/(${noNouns}|search)/` },
    ),
    rule(
      "pages-import-the-contract-only",
      "site/app is sent to the browser: it gets content through the FrontApi.",
      { path: "^site/app/", pathNot: tests },
      { path: ["^(content|admin)/", "^site/server/", npm("fastify", "@fastify/[^/]+")] },
    ),
    rule(
      "pages-run-in-a-browser",
      "There are no Node modules in a browser.",
      { path: "^site/app/", pathNot: tests },
      { dependencyTypes: ["core"] },
    ),
    rule(
      "pages-take-schemas-as-types",
      "zod's probe for eval trips the content security policy, and its code is heavy: schemas run on the server.",
      { path: "^site/app/", pathNot: tests },
      {
        path: ["^contract/", npm("zod")],
        pathNot:
          "^contract/(calls/(for-each-name|paths|private-calls|reads)|digits|errors|known-query|locale|pages|printed-query|calendar/[a-z-]+|text/[a-z-]+|shapes/rich-text-html|statistics/default-[a-z-]+|(complaints|enquiries|faqs|forum)/[a-z]+-fields|[a-z-]+-fields)[.]ts$|[.]json$",
        dependencyTypesNot: ["type-only"],
      },
    ),
    rule(
      "components-know-no-page",
      "Code that several pages share depends on none of them.",
      {
        path: "^site/app/(?!pages/|showcase/)[^/]+/",
        pathNot: [tests, "[.]examples[.]tsx$"],
      },
      { path: "^site/app/pages/" },
    ),
    rule(
      "pages-borrow-of-their-own-noun-only",
      "A page of another noun may change or be removed; parts that both need are components.",
      { path: "^site/app/pages/([^/]+)/", pathNot: tests },
      { path: "^site/app/pages/", pathNot: "^site/app/pages/$1/" },
    ),
    rule(
      "visitors-load-no-showcase",
      "Visitors must not download the showcase, which is for those who make the components.",
      { path: "^site/app/", pathNot: ["^site/app/showcase/", "[.]examples[.]tsx$", tests] },
      { path: ["^site/app/showcase/", "[.]examples[.]tsx$"] },
    ),
    rule(
      "site-enters-content-by-its-doors",
      "The site knows the operations, not the collections, the jobs or the database behind them.",
      { path: "^site/", pathNot: tests },
      { path: "^content/", pathNot: publicDoors },
    ),
    rule(
      "server-renders-pages-unseen",
      "The server loads the built pages, and imports only types from their sources.",
      { path: "^site/server/", pathNot: tests },
      { path: "^site/app/", dependencyTypesNot: ["type-only"] },
    ),
    rule(
      "site-knows-no-payload",
      "An anonymous visitor must not be able to reach Payload or Next.",
      { path: "^site/", pathNot: siteTests },
      { path: ["^admin/", npm("payload", "@payloadcms/[^/]+", "next")] },
    ),
    rule(
      "admin-imports-content-only",
      "The admin is a shell around the content, and does not need visitors' pages; only figures are formatted alike.",
      { path: "^admin/" },
      { path: "^(site|contract)/", pathNot: "^contract/(digits|text/[a-z-]+)[.]ts$" },
    ),
    rule(
      "screens-share-by-the-shared-room",
      "A screen of the back office may change or be removed: parts that several need are in shared/, and those of board and desk in applications/.",
      { path: "^admin/components/(?!shared/|applications/|board/|desk/)([^/]+)/", pathNot: tests },
      {
        path: "^admin/components/[^/]+/",
        pathNot: ["^admin/components/($1|shared)/", "^admin/components/copies/sign-out[.]ts$"],
      },
    ),
    rule(
      "board-and-desk-share-applications",
      "Neither imports the other.",
      { path: "^admin/components/(board|desk|applications)/", pathNot: tests },
      { path: "^admin/components/[^/]+/", pathNot: "^admin/components/($1|shared|applications)/" },
    ),
    rule(
      "shared-room-knows-no-screen",
      "Code that all screens use depends on none of them.",
      { path: "^admin/components/shared/", pathNot: tests },
      { path: "^admin/components/(?!shared/)" },
    ),
    rule(
      "outsiders-enter-content-by-its-doors",
      "Journeys, loads and scripts use the system as its users do.",
      { path: "^(e2e|bench|scripts)/" },
      { path: "^content/", pathNot: publicDoors },
    ),
    rule(
      "product-imports-no-tests",
      "The product must run without its tests.",
      { path: "^(contract|content|site|admin|scripts)/", pathNot: tests },
      { path: ["^(testing|checks|e2e|bench)/", tests, npm("vitest")] },
    ),
    rule("no-circles", "Two files that need each other are one.", {}, { circular: true }),
    rule(
      "no-orphans",
      "Nothing imports it and it imports nothing: it is left over. (The page names the entry points of the browser and its worker.)",
      {
        orphan: true,
        pathNot: ["^site/app/after-paint[.]ts$", "^site/worker/", tests, "[.]d[.]ts$", "[.]config[.]", "^[.]"],
      },
      {},
    ),
    rule("no-unknown-modules", "It is spelt wrongly or not installed.", {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: "^node_modules/" },
    exclude: {
      path: "^(content/seed/documents/source|admin/[.]next|site/dist|site/map-tiles/[.]cache|site/public|site/node_modules|data)/",
    },
    tsConfig: { fileName: "tsconfig.base.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default", "types"] },
  },
};
