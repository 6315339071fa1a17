import { globSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const root = path.join(import.meta.dirname, "..");
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const digits = "0123456789";

/** The names that Lightning CSS gives: easy to find in style sheets and in scripts. The names of grid lines must end with the local one. */
export const foundPattern = "m-[hash]--[local]";
const found = /\bm-[\w-]{6}--[A-Za-z]\w*/g;

/**
 * Gives classes names of three characters, such as "b7k": the file's place among all style sheets, then the class's
 * place in it. Neighbours have names alike, which compress well: 1.4 kB less on a first visit. The second character is
 * a digit, so that ad blockers hide none of them.
 */
export function shortClassNames(): Plugin[] {
  const files = globSync("app/**/*.module.css", { cwd: root }).sort();
  const names = new Map<string, string>();
  const shorten = (code: string) =>
    code.replace(found, (name) => {
      const short = names.get(name);
      if (!short) throw new Error(`The style sheet of "${name}" was not seen before it was used.`);
      return short;
    });
  const styles = /\.module\.css$/;
  return [
    {
      // Vite calls it with the style sheet, before it makes a script of the names.
      name: "short-class-names",
      transform: {
        filter: { id: styles },
        handler(code, id) {
          const file = files.indexOf(path.relative(root, id));
          const start = letters.charAt(Math.floor(file / digits.length)) + digits.charAt(file % digits.length);
          let count = 0;
          for (const [name] of code.matchAll(found)) if (!names.has(name)) names.set(name, start + placeOf(count++));
          return { code: shorten(code), map: null };
        },
      },
    },
    {
      name: "short-class-names-in-scripts",
      enforce: "post",
      transform: { filter: { id: styles }, handler: (code) => ({ code: shorten(code), map: null }) },
    },
  ];
}

/** "a" to "Z", then "0a" and so on. */
const placeOf = (count: number): string =>
  count < letters.length
    ? letters.charAt(count)
    : digits.charAt(Math.floor(count / letters.length) - 1) + letters.charAt(count % letters.length);
