import type { Tab } from "payload";
import { label } from "../../platform/fields/label.ts";
import { richTextField } from "../../platform/fields/rich-text.ts";
import { localizedParagraphs } from "../../platform/fields/texts.ts";

/** The duties and the requirements. */
export const textTab: Tab = {
  label: label("Text", "विवरण"),
  fields: [
    richTextField("duties", label("Duties", "काम र जिम्मेवारी")),
    richTextField("mustHave", label("Must have", "अनिवार्य योग्यता")),
    richTextField("goodToHave", label("Good to have", "भए राम्रो हुने")),
    localizedParagraphs("benefits", label("What this position offers", "यस पदका सुविधा"), {
      maxLength: 2000,
      description: label(
        "One on each line. What applies to every position is on the careers page.",
        "एक पङ्क्तिमा एउटा। सबै पदका लागि हुने कुरा रोजगारी पृष्ठमा छन्।",
      ),
    }),
    localizedParagraphs("contact", label("Contact", "सम्पर्क"), { maxLength: 400 }),
  ],
};
