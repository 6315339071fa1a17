import { loadChunk } from "../../chunks/load-chunk.ts";

/** Loads the note over a kept copy: last of all, with the dates of both calendars. */
export const loadKeptLine = async () => (await loadChunk(() => import("./kept-line.tsx"))).KeptLine;
