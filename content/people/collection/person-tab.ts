import type { Tab } from "payload";
import { label } from "../../platform/fields/label.ts";
import { localizedParagraphs, localizedText } from "../../platform/fields/texts.ts";
import { picturesField } from "../../platform/files/pictures/picture-fields.ts";

/** The person in texts and pictures. */
export const personTab: Tab = {
  label: label("Person", "परिचय"),
  fields: [
    localizedText("name", label("Name", "नाम"), {
      required: true,
      maxLength: 120,
      description: label(
        "Write it in both languages: the pages show the name in both scripts.",
        "दुवै भाषामा लेख्नुहोस्: पृष्ठमा नाम दुवै लिपिमा देखिन्छ।",
      ),
    }),
    localizedText("designation", label("Designation", "पद"), { required: true, maxLength: 120 }),
    localizedText("line", label("One line about the work", "कामबारे एक पङ्क्ति"), {
      maxLength: 160,
      description: label(
        "Shown beside the portrait in the lists of key personnel and of the board.",
        "प्रमुख व्यक्ति र सञ्चालक समितिको सूचीमा तस्बिरको छेउमा देखिन्छ।",
      ),
    }),
    localizedText("quote", label("One sentence in large letters", "ठूला अक्षरमा एक वाक्य")),
    localizedParagraphs("message", label("Message or biography", "सन्देश वा परिचय"), {
      description: label(
        "Leave an empty line between paragraphs. The home page shows the first 1097 characters, the person’s page shows all of it.",
        "अनुच्छेदहरूबीच एक पङ्क्ति खाली छोड्नुहोस्। गृहपृष्ठले पहिलो १०९७ अक्षर देखाउँछ, व्यक्तिको पृष्ठले पूरै।",
      ),
    }),
    picturesField(
      label(
        "The first one is the portrait, which the home page shows with the CEO’s perspective; the others are on the person’s page.",
        "पहिलो व्यक्तिको तस्बिर हो; गृहपृष्ठमा प्रमुख कार्यकारीको दृष्टिकोणसँग पनि त्यही देखिन्छ। अरू व्यक्तिको पृष्ठमा देखिन्छन्।",
      ),
    ),
  ],
};
