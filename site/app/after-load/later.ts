import { loadChunk } from "../chunks/load-chunk.ts";

const stillMs = 1500;

/** Parts of the frame that the server writes at once; in the browser they come after what a first visit needs. */
export const loadQuiet = async () => (await loadChunk(() => import("./quiet.ts"))).quiet;
export type Quiet = Awaited<ReturnType<typeof loadQuiet>>;

/** The same, once the page has all that it shows. */
export async function loadQuietLast(): Promise<Quiet> {
  await new Promise<void>((resolve) => {
    const begin = () => setTimeout(resolve, stillMs);
    if (document.readyState === "complete") begin();
    else addEventListener("load", begin);
  });
  return loadQuiet();
}

/** They are there already where the server writes. */
export const written = import.meta.env.SSR ? await loadQuiet() : undefined;
