import { loadChunk } from "../../chunks/load-chunk.ts";

/** What is said over a kept copy: the last to come, with the dates of both calendars. */
export const loadKeptLine = async () => (await loadChunk(() => import("./kept-line.tsx"))).KeptLine;
