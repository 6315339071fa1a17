import path from "node:path";
import type { Plugin } from "vite";

/** By whom what is taken of React Router in the browser, and what of ours stands in for it. */
const parts = [
  { by: /\/lib\/(dom\/lib|components)\.js$/, what: "/ssr/components.js", instead: "no-prefetching.ts" },
  { by: /\/lib\/router\/router\.js$/, what: "/instrumentation.js", instead: "no-instrumentation.ts" },
];

const messages = [
  { of: "throw new Error(message);", instead: "throw new Error();" },
  { of: /(?<=function warning\(cond, message\) )\{.*?^\}/ms, instead: "{}" },
];

/** What React Router tells its users' programmers is told by the server's build and the development server. */
function withoutMessages(code: string): string {
  return messages.reduce((text, { of, instead }) => {
    const shorter = text.replace(of, instead);
    if (shorter === text) throw new Error(`React Router's history.js has no ${of} any more.`);
    return shorter;
  }, code);
}

/**
 * Leaves out of the browser's files what React Router has for its framework mode and for instruments, since we use
 * neither, and its messages to programmers: 3.5 kB of a first visit. A name that is missing then ends the build.
 */
export const dataMode: Plugin = {
  name: "data-mode",
  enforce: "pre",
  apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  resolveId(source, importer = "") {
    if (!importer.includes("/node_modules/react-router/")) return undefined;
    const part = parts.find(({ by, what }) => by.test(importer) && source.endsWith(what));
    return part && path.join(import.meta.dirname, part.instead);
  },
  transform: (code, id) =>
    /\/node_modules\/react-router\/.*\/lib\/router\/history\.js$/.test(id) ? withoutMessages(code) : undefined,
};
