import { loadChunk } from "../chunks/load-chunk.ts";

const stillMs = 1500;

/** Loads the parts of the frame that the server renders at once, and the browser after everything that a first visit needs. */
export const loadQuiet = async () => (await loadChunk(() => import("./quiet.ts"))).quiet;
export type Quiet = Awaited<ReturnType<typeof loadQuiet>>;

/** The same, once the page is complete. */
export async function loadQuietLast(): Promise<Quiet> {
  await new Promise<void>((resolve) => {
    const begin = () => setTimeout(resolve, stillMs);
    if (document.readyState === "complete") begin();
    else addEventListener("load", begin);
  });
  return loadQuiet();
}

/** On the server they are needed at once. */
export const written = import.meta.env.SSR ? await loadQuiet() : undefined;
