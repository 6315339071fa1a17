import type { Tab } from "payload";
import { label } from "../../platform/fields/label.ts";
import { richTextField } from "../../platform/fields/rich-text.ts";
import { localizedParagraphs } from "../../platform/fields/texts.ts";

/** What the work is, and what it takes. */
export const textTab: Tab = {
  label: label("Text", "विवरण"),
  fields: [
    richTextField("duties", label("Duties", "काम र जिम्मेवारी")),
    richTextField("mustHave", label("Must have", "अनिवार्य योग्यता")),
    richTextField("goodToHave", label("Good to have", "भए राम्रो")),
    localizedParagraphs("benefits", label("What we offer with this post", "यस पदसँग हामी के दिन्छौँ"), {
      maxLength: 2000,
      description: label(
        "One a line. What goes for every post stands on the careers page.",
        "एक पङ्क्तिमा एउटा। सबै पदका लागि हुने कुरा रोजगारी पृष्ठमा छन्।",
      ),
    }),
    localizedParagraphs("contact", label("Who answers questions", "प्रश्नको जवाफ कसले दिन्छ"), { maxLength: 400 }),
  ],
};
