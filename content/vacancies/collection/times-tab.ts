import type { Tab } from "payload";
import { emptyInCopies } from "../../platform/editorial/copies.ts";
import { dateField } from "../../platform/fields/date.ts";
import { label, say } from "../../platform/fields/label.ts";
import { localizedText } from "../../platform/fields/texts.ts";

const closing = dateField("closesAt", label("Closes at", "म्याद सकिने समय"), {
  time: true,
  required: true,
  description: label(
    "Date in AD and time in Nepal. The vacancy closes by itself at that time.",
    "मिति इस्वी सन्‌मा र समय नेपालको। त्यसपछि रिक्त पद आफैँ बन्द हुन्छ।",
  ),
});

const closesAfterItOpens = (
  value: unknown,
  { data, req }: { data: unknown; req: { i18n: { language: string } } },
): true | string => {
  const closes = Date.parse(String(value ?? ""));
  if (Number.isNaN(closes)) return say(req, "Say when it closes.", "म्याद सकिने समय राख्नुहोस्।");
  const opens = Date.parse(String((data as { opensAt?: unknown }).opensAt ?? ""));
  if (Number.isNaN(opens) || closes > opens) return true;
  return say(req, "It must close after it opens.", "म्याद खुल्ने समयपछि सकिनुपर्छ।");
};

/** The opening and closing times, the stages that follow, and the day by which everybody has an answer. */
export const timesTab: Tab = {
  label: label("Dates", "मिति"),
  fields: [
    {
      type: "row",
      fields: [
        {
          ...dateField("opensAt", label("Opens at", "खुल्ने समय"), { time: true, required: true }),
          defaultValue: () => new Date().toISOString(),
        },
        { ...closing, index: true, validate: closesAfterItOpens },
      ],
    },
    emptyInCopies(
      dateField("extendedFrom", label("Original deadline", "साबिकको म्याद"), {
        time: true,
        description: label(
          "The page shows it struck through beside the new one.",
          "पृष्ठमा नयाँ म्यादको छेउमा धर्को तानेर देखाइन्छ।",
        ),
      }),
    ),
    dateField("answerBy", label("Everybody will have an answer by", "सबैले जवाफ पाउने अन्तिम मिति"), {
      description: label("This is a promise: visitors see it on the page.", "यो वाचा हो: आगन्तुकले पृष्ठमा देख्छन्।"),
    }),
    {
      name: "stages",
      type: "array",
      label: label("Stages", "चरणहरू"),
      labels: { singular: label("Stage", "चरण"), plural: label("Stages", "चरणहरू") },
      maxRows: 10,
      fields: [
        {
          type: "row",
          fields: [
            localizedText("name", label("Stage", "चरण"), { required: true, maxLength: 80 }),
            dateField("date", label("When", "कहिले")),
          ],
        },
        localizedText("text", label("What happens", "के हुन्छ"), { maxLength: 300 }),
      ],
    },
  ],
};
