import { readStored, writeStored } from "../../storage.ts";

/** The ids of the questions on which this device has voted. */
const key = "setu.faqs";

const judged = (): string[] => readStored(key)?.split(",") ?? [];

export const isJudged = (id: number): boolean => judged().includes(String(id));

export function noteJudged(id: number): void {
  if (!isJudged(id)) writeStored(key, [...judged(), id].join(","));
}
