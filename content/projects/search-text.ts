import { locales } from "@setu/contract/locale";
import { dateWords } from "../calendar/dates.ts";
import { type SearchedText, searchedText, type TextPart } from "../platform/search/searched-text.ts";
import { storedText } from "../platform/text/stored-text.ts";
import { amountText, type Currency } from "./amount.ts";
import { isConfidential } from "./collection/confidential.ts";
import { clientTypeWords, countryWords, projectStageWords, provinceWords, taskTypeWords } from "./words.ts";

type Stored = Record<string, unknown>;
type Words = { en: string; ne: string };

export interface ProjectTexts {
  /** A row of `projects` with its texts: "name_en", "name_ne", … */
  item: Stored;
  services: number[];
  team: number[];
  quantities: Stored[];
  partners: unknown[];
  /** The roles of its team. */
  roles: unknown[];
  /** Those of its pictures. */
  captions: unknown[];
  /** The names in both languages, by ids, only of published items. */
  names: Record<"groups" | "services" | "people", Map<number, string>>;
}

/** The searched text of a project; only its public texts if it is confidential. */
export function projectSearch({
  item,
  services,
  team,
  quantities,
  partners,
  roles,
  captions,
  names,
}: ProjectTexts): SearchedText {
  const both = (field: string, weight: TextPart[1]): TextPart[] => [
    [item[`${field}_en`], weight],
    [item[`${field}_ne`], weight],
  ];
  const told = (words: Record<string, Words>, key: unknown): TextPart[] => {
    const said = words[String(key ?? "")];
    return said ? [[`${said.en} ${said.ne}`, "summary"]] : [];
  };
  const parts: TextPart[] = [
    ...both("name", "title"),
    ...both("summary", "summary"),
    [names.groups.get(Number(item["group_id"])), "name"],
    ...services.map((id): TextPart => [names.services.get(id), "name"]),
    ...told(taskTypeWords, item["task_type"]),
    ...told(projectStageWords, item["stage"]),
  ];
  if (isConfidential(item)) return searchedText(parts);
  const country = countryWords(String(item["country"] ?? ""));
  return searchedText([
    ...parts,
    [item["code"], "title"],
    ...both("client", "name"),
    ...both("district", "name"),
    ...both("quantity", "name"),
    ...both("funding", "summary"),
    ...both("description", "text"),
    ...(["challenge", "work", "result"] as const).flatMap((field): TextPart[] => [
      [storedText(item[`${field}_en`], "en"), "text"],
      [storedText(item[`${field}_ne`], "ne"), "text"],
    ]),
    ...(country ? [[`${country.en} ${country.ne}`, "name"] as const] : []),
    ...(item["country"] === "Nepal" ? told(provinceWords, item["province"]) : []),
    ...told(clientTypeWords, item["client_type"]),
    ...quantities.map(
      ({ label, value, unit }): TextPart => [[label, value, unit].filter(Boolean).join(" "), "summary"],
    ),
    ...partners.map((name): TextPart => [name, "name"]),
    ...[...roles, ...captions].map((text): TextPart => [text, "text"]),
    ...[item["started_on"], item["ended_on"]].map((day): TextPart => [day && dateWords(new Date(String(day))), "text"]),
    [contractWords(item), "text"],
    ...team.map((id): TextPart => [names.people.get(id), "name"]),
  ]);
}

/** The value of the contract, in words, if the client makes it public. */
function contractWords(item: Stored): string {
  if (!item["contract_value_public"] || !item["contract_value"]) return "";
  const currency = (item["contract_currency"] ?? "NPR") as Currency;
  return locales.map((locale) => amountText(Number(item["contract_value"]), currency, locale)).join(" ");
}
