import {
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type TextFieldSingleValidation,
  ValidationError,
} from "payload";
import { searchGroup } from "../../platform/editorial/editorial.ts";
import { searchedBy } from "../../platform/editorial/list-search.ts";
import { label, say } from "../../platform/fields/label.ts";
import { revisionHooks } from "../../platform/store/revision-hooks.ts";
import { phrasesField } from "./phrases.ts";
import { pathOnSite, publicPaths } from "./public-paths.ts";
import { editedByEditors } from "./synonyms.ts";

const isOnSite: TextFieldSingleValidation = (value, { req }) =>
  pathOnSite(value ?? "", req.payload.config.serverURL) !== undefined ||
  say(req, "This is not the address of a page on this site.", "यो यस वेबसाइटको पृष्ठको ठेगाना होइन।");

/** A new suggestion must lead to a published page; an existing one may still be changed after its page was withdrawn. */
const checkPage: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const path = pathOnSite(String(data["path"]), req.payload.config.serverURL);
  // The field refuses it, in words of its own.
  if (path === undefined) return data;
  if (path !== originalDoc?.["path"] && !(await publicPaths(req.payload)).has(path)) {
    const message = say(
      req,
      "No published page has this address. Open the page in the browser and copy its address.",
      "यस ठेगानामा कुनै प्रकाशित पृष्ठ छैन। पृष्ठ ब्राउजरमा खोलेर त्यसको ठेगाना कपी गर्नुहोस्।",
    );
    throw new ValidationError({ errors: [{ path: "path", message }], req });
  }
  return { ...data, path };
};

/** Pages that a search for certain words shows first. A withdrawn page is never shown. */
export const suggestedResults: CollectionConfig = searchedBy(["words", "path"], label("word or page", "शब्द वा पृष्ठ"), {
  slug: "suggested-results",
  labels: {
    singular: label("Suggested result", "सुझाइएको नतिजा"),
    plural: label("Suggested results", "सुझाइएका नतिजा"),
  },
  defaultSort: "name",
  disableDuplicate: true,
  admin: {
    group: searchGroup,
    useAsTitle: "name",
    defaultColumns: ["name", "path", "updatedAt"],
    description: label(
      "Anybody who searches for exactly these words sees this page first, marked as your suggestion. It is shown only while the page is published.",
      "ठिक यी शब्द खोज्नेले यो पृष्ठ सबैभन्दा माथि देख्छन्, तपाईंहरूको सुझाव भनेर। पृष्ठ प्रकाशित रहँदासम्म मात्र देखिन्छ।",
    ),
  },
  access: editedByEditors,
  hooks: { ...revisionHooks, beforeChange: [checkPage, ...revisionHooks.beforeChange] },
  fields: [
    ...phrasesField(1, {
      label: label("Searches", "खोजिने शब्द"),
      description: label(
        "One per line, in both languages. Endings do not matter: “tender” also covers “tenders”.",
        "हरेक पङ्क्तिमा एउटा, दुवै भाषामा। विभक्तिले फरक पार्दैन: “बोलपत्र” भनेको “बोलपत्रहरू” पनि हो।",
      ),
    }),
    {
      name: "path",
      type: "text",
      required: true,
      maxLength: 300,
      label: label("Page", "पृष्ठ"),
      validate: isOnSite,
      admin: {
        description: label(
          "The address of the page on this site, as the browser shows it.",
          "यस वेबसाइटको पृष्ठको ठेगाना, ब्राउजरमा देखिएजस्तै।",
        ),
      },
    },
  ],
});
