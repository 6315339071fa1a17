import type { CollectionBeforeOperationHook, CollectionConfig } from "payload";
import { refused } from "../../platform/access/refused.ts";
import { editors, nobody } from "../../platform/access/rules.ts";
import { searchGroup } from "../../platform/editorial/editorial.ts";
import { searchedBy } from "../../platform/editorial/list-search.ts";
import { label } from "../../platform/fields/label.ts";
import { revisionHooks } from "../../platform/store/revision-hooks.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { phrasesField } from "./phrases.ts";

/** Every process keeps all of them in memory. */
const mostSynonyms = 500;

const refuseTooMany: CollectionBeforeOperationHook = async ({ req, operation }) => {
  if (operation !== "create") return;
  const rows = await runSql(req.payload, sql`SELECT count(*) AS count FROM search_synonyms`);
  if (Number(rows[0]?.["count"]) >= mostSynonyms) {
    throw refused(req, 400, "There can be at most 500 groups of words.", "शब्दका समूह बढीमा ५०० हुन सक्छन्।");
  }
};

export const editedByEditors = {
  admin: editors,
  create: editors,
  read: editors,
  readVersions: nobody,
  update: editors,
  delete: editors,
  unlock: nobody,
};

/** Groups of words that mean the same, beside those that the program knows (`sameMeaning`). */
export const searchSynonyms: CollectionConfig = searchedBy(["words"], label("word", "शब्द"), {
  slug: "search-synonyms",
  labels: {
    singular: label("Words for the same thing", "एउटै अर्थका शब्द"),
    plural: label("Words for the same thing", "एउटै अर्थका शब्द"),
  },
  defaultSort: "name",
  disableDuplicate: true,
  admin: {
    group: searchGroup,
    useAsTitle: "name",
    defaultColumns: ["name", "updatedAt"],
    description: label(
      "A search for one word of a group finds the others too. The search already knows many such groups, and it handles endings, typing errors and Nepali in Latin letters by itself.",
      "समूहको एउटा शब्द खोज्दा अरू शब्द पनि भेटिन्छन्। यस्ता धेरै समूह, विभक्ति, टाइप गर्दाका गल्ती र रोमन लिपिमा लेखिएको नेपाली खोजले आफैँ चिन्छ।",
    ),
  },
  access: editedByEditors,
  hooks: { ...revisionHooks, beforeOperation: [refuseTooMany] },
  fields: phrasesField(2, {
    label: label("Words and phrases", "शब्द र पदावली"),
    description: label(
      "One per line, in both languages: DPR, detailed project report, विस्तृत परियोजना प्रतिवेदन. They take effect as soon as they are saved.",
      "हरेक पङ्क्तिमा एउटा, दुवै भाषामा: DPR, detailed project report, विस्तृत परियोजना प्रतिवेदन। सुरक्षित गर्नेबित्तिकै लागू हुन्छ।",
    ),
  }),
});
