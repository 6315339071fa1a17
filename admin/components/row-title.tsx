"use client";

import { usePayloadAPI, useRowLabel } from "@payloadcms/ui";
import { figure } from "./shared/figures.ts";
import { useLanguage } from "./shared/use-language.ts";

/** Fields that describe a row, the most telling first. */
const telling = ["name", "title", "label", "text", "what", "question", "caption", "role", "place"];

const wordsOf = (row: Record<string, unknown>): string => {
  const found = telling.map((field) => row[field]).find((value) => typeof value === "string" && value.trim() !== "");
  return [row["year"], found].filter(Boolean).join(" · ");
};

/** The heading of a row: its number and its most telling text, which tell collapsed rows apart. */
export function RowTitle({ row }: { row?: { en: string; ne: string } | string }) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>();
  const language = useLanguage();
  const kind = typeof row === "object" ? row[language] : (row ?? "");
  const number = figure(rowNumber + 1, language);
  const words = wordsOf(data ?? {});
  const picture = data?.["picture"];
  return (
    <span className="row-title">
      {typeof picture === "number" && <Thumbnail id={picture} />}
      {`${kind} ${number}${words && `: ${words}`}`}
    </span>
  );
}

function Thumbnail({ id }: { id: number }) {
  const [{ data }] = usePayloadAPI(`/api/media/${id}`, { initialParams: { depth: 0 } });
  const address: unknown = data?.thumbnailURL;
  // biome-ignore lint/performance/noImgElement: the site has already made its small sizes
  return typeof address === "string" ? <img className="row-thumbnail" src={address} alt="" /> : null;
}
