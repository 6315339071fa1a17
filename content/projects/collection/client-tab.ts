import type { Tab } from "payload";
import { label } from "../../platform/fields/label.ts";
import { optionsOf } from "../../platform/fields/options-of.ts";
import { localizedText } from "../../platform/fields/texts.ts";
import { clientTypeWords } from "../words.ts";
import { guarded, guardedValue } from "./confidential.ts";

/** Client, partners and funding. */
export const clientTab: Tab = {
  label: label("Client and partners", "ग्राहक र साझेदार"),
  fields: [
    {
      type: "row",
      fields: [
        guarded(localizedText("client", label("Client", "ग्राहक"), { maxLength: 160 })),
        guarded({
          name: "clientType",
          type: "select",
          label: label("Type of client", "ग्राहकको प्रकार"),
          options: optionsOf(clientTypeWords),
        }),
      ],
    },
    guarded(
      localizedText("funding", label("Funded by", "लगानी"), {
        maxLength: 200,
        description: label("Separate several with semicolons.", "एकभन्दा बढी भए अर्धविराम (;) ले छुट्ट्याउनुहोस्।"),
      }),
    ),
    guarded({
      name: "partners",
      type: "array",
      label: label("In joint venture with", "संयुक्त उपक्रमका साझेदार"),
      labels: { singular: label("Partner", "साझेदार"), plural: label("Partners", "साझेदारहरू") },
      maxRows: 10,
      fields: [
        {
          type: "row",
          fields: [
            localizedText("name", label("Name", "नाम"), { required: true, maxLength: 160 }),
            localizedText("role", label("Role", "भूमिका"), { maxLength: 80 }),
            { name: "share", type: "number", min: 0, max: 100, label: label("Share (%)", "हिस्सा (%)") },
          ],
        },
      ],
    }),
    {
      name: "services",
      type: "relationship",
      relationTo: "services",
      hasMany: true,
      label: label("Our services", "हाम्रा सेवाहरू"),
    },
    {
      type: "row",
      fields: [
        guardedValue({
          name: "contractValue",
          type: "number",
          min: 0,
          label: label("Value of our contract", "हाम्रो सम्झौता रकम"),
          admin: { description: label("The full amount in figures: 412000000.", "पूरा रकम अङ्कमा: 412000000।") },
        }),
        guardedValue({
          name: "contractCurrency",
          type: "select",
          label: label("Currency", "मुद्रा"),
          defaultValue: "NPR",
          options: ["NPR", "USD", "EUR"],
        }),
      ],
    },
    {
      name: "contractValuePublic",
      type: "checkbox",
      defaultValue: false,
      label: label("The client allows the value to be public", "ग्राहकले रकम सार्वजनिक गर्न दिएको छ"),
    },
    guarded({
      name: "referenceAvailable",
      type: "checkbox",
      defaultValue: false,
      label: label("The client gives a reference on request", "मागेमा ग्राहकले सिफारिस दिन्छ"),
    }),
  ],
};
