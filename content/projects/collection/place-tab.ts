import type { Tab } from "payload";
import { countrySelect } from "../../platform/fields/country-select.ts";
import { label } from "../../platform/fields/label.ts";
import { optionsOf } from "../../platform/fields/options-of.ts";
import { localizedText } from "../../platform/fields/texts.ts";
import { precisionWords, provinceWords } from "../words.ts";
import { guarded } from "./confidential.ts";

/** The project's location. */
export const placeTab: Tab = {
  label: label("Place", "स्थान"),
  fields: [
    {
      type: "row",
      fields: [
        guarded({
          ...countrySelect,
          name: "country",
          label: label("Country", "देश"),
          defaultValue: "Nepal",
        }),
        guarded({
          name: "province",
          type: "select",
          label: label("Province", "प्रदेश"),
          options: optionsOf(provinceWords),
          admin: { condition: (data) => data["country"] === "Nepal" },
        }),
        guarded(localizedText("district", label("District or town", "जिल्ला वा सहर"), { maxLength: 80 })),
      ],
    },
    {
      type: "row",
      fields: [
        guarded({
          name: "lat",
          type: "number",
          min: -90,
          max: 90,
          label: label("Latitude", "अक्षांश"),
          admin: { step: 0.0001, width: "33%", description: label("In degrees: 28.0231.", "डिग्रीमा: 28.0231।") },
        }),
        guarded({
          name: "lng",
          type: "number",
          min: -180,
          max: 180,
          label: label("Longitude", "देशान्तर"),
          admin: {
            step: 0.0001,
            width: "33%",
            description: label(
              "Online maps show both when you press and hold the place.",
              "अनलाइन नक्सामा ठाउँ थिचिराख्दा दुवै अङ्क देखिन्छन्।",
            ),
          },
        }),
        guarded({
          name: "precision",
          type: "select",
          label: label("The map shows", "नक्सामा देखाउने"),
          defaultValue: "exact",
          options: optionsOf(precisionWords),
          admin: { width: "33%" },
        }),
      ],
    },
  ],
};
