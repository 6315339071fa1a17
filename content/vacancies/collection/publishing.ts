import { localeOf } from "@setu/contract/locale";
import type { CollectionBeforeChangeHook, JsonObject, PayloadRequest } from "payload";
import { refused } from "../../platform/access/refused.ts";
import { storedItem } from "../../platform/editorial/stored-item.ts";
import { screenLocale } from "../../platform/fields/screen-locale.ts";
import { checklistOf, type VacancyState, type VacancyTexts } from "./checklist.ts";

type ByLanguage = Partial<Record<"en" | "ne", unknown>> | null | undefined;

/** The stored vacancy with every language: the last draft, and whether visitors see an earlier version. */
async function stored(req: PayloadRequest, id: number | string | undefined) {
  if (id === undefined) return { draft: {} as JsonObject, isPublic: false };
  const read = (draft: boolean) => storedItem(req, "vacancies", id, { draft });
  const [draft, live] = [await read(true), await read(false)];
  return { draft, isPublic: live["_status"] === "published" };
}

function stateOf(data: Partial<JsonObject>, draft: JsonObject, written: "en" | "ne", isPublic: boolean): VacancyState {
  const inStore = (language: "en" | "ne", name: string) => (draft[name] as ByLanguage)?.[language];
  const texts = (language: "en" | "ne"): VacancyTexts =>
    language === written
      ? { name: data["name"], duties: data["duties"], mustHave: data["mustHave"] }
      : {
          name: inStore(language, "name"),
          duties: inStore(language, "duties"),
          mustHave: inStore(language, "mustHave"),
        };
  const count = (rows: unknown) => (Array.isArray(rows) ? rows.length : 0);
  return {
    texts: { en: texts("en"), ne: texts("ne") },
    discipline: data["discipline"],
    office: data["office"],
    closesAt: data["closesAt"],
    answerBy: data["answerBy"],
    documents: count(data["documents"]),
    stages: count(data["stages"]),
    isPublic,
  };
}

/** Refuses to publish an incomplete vacancy, with an APIError of status 400 that names the missing points. */
export const refuseIncomplete: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data["_status"] !== "published") return data;
  const { draft, isPublic } = await stored(req, originalDoc?.id);
  const written = localeOf(req.locale);
  const missing = checklistOf(stateOf(data, draft, written, isPublic), new Date()).filter(({ done }) => !done);
  if (missing.length === 0) return data;
  const names = missing.map(({ text }) => text[screenLocale(req)]).join(", ");
  throw refused(req, 400, `Not published. Still missing: ${names}.`, `प्रकाशित भएन। बाँकी: ${names}।`);
};
