import type { Field, PayloadRequest } from "payload";
import { nobody } from "../../platform/access/rules.ts";
import { label, say } from "../../platform/fields/label.ts";
import { askedAmounts } from "../../platform/search/amounts.ts";
import { phraseIn, stemsOf } from "../../platform/search/meanings.ts";
import { phrasesIn } from "./phrases-in.ts";

const longest = { letters: 60, words: 5 };
const mostPhrases = 20;

/** The fault of an editor's words and phrases; true if there is none. */
function checkPhrases(text: string | null | undefined, least: number, req: PayloadRequest): true | string {
  const phrases = phrasesIn(text);
  if (phrases.length > mostPhrases) return say(req, "At most 20 lines.", "बढीमा २० पङ्क्ति।");
  for (const phrase of phrases) {
    const words = phraseIn(phrase);
    if (words.length === 0) return say(req, `“${phrase}” contains no word.`, `“${phrase}” मा कुनै शब्द छैन।`);
    if (phrase.length > longest.letters || words.length > longest.words) {
      return say(req, `“${phrase}” is too long: at most 5 words.`, `“${phrase}” लामो भयो: बढीमा ५ शब्द।`);
    }
    if (askedAmounts(phrase).amounts.length > 0) {
      return say(
        req,
        `“${phrase}” is an amount: the search finds those by their value.`,
        `“${phrase}” परिमाण हो: खोजले त्यसलाई मानबाट भेट्टाउँछ।`,
      );
    }
  }
  const different = new Map(phrases.map((phrase) => [stemsOf(phraseIn(phrase)), phrase]));
  const same = phrases.find((phrase) => different.get(stemsOf(phraseIn(phrase))) !== phrase);
  if (same) {
    return say(
      req,
      `“${same}” is listed twice, or differs only in its ending, which the search ignores.`,
      `“${same}” दुई पटक छ, वा विभक्ति मात्र फरक छ: खोजले ती एउटै मान्छ।`,
    );
  }
  if (phrases.length >= least) return true;
  return least > 1
    ? say(req, "Give at least two words, each on its own line.", "कम्तीमा दुई शब्द, हरेक छुट्टै पङ्क्तिमा।")
    : say(req, "This is required.", "यो आवश्यक छ।");
}

/** Words and phrases, one on each line, at least `least` of them. */
export const phrasesField = (least: number, texts: { label: Label; description: Label }): Field[] => [
  {
    name: "words",
    type: "textarea",
    required: true,
    maxLength: 1500,
    label: texts.label,
    validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) => checkPhrases(value, least, req),
    admin: { rows: 6, description: texts.description },
  },
  // The same in one line, for lists.
  {
    name: "name",
    type: "text",
    label: label("Words", "शब्दहरू"),
    access: { create: nobody, update: nobody },
    admin: { hidden: true },
    hooks: {
      beforeChange: [({ siblingData }) => phrasesIn(siblingData["words"]).join(" · ")],
    },
  },
];
type Label = { en: string; ne: string };
