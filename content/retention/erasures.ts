import type { CollectionConfig } from "payload";
import { owners } from "../platform/access/rules.ts";
import { writtenByServer } from "../platform/access/written-by-server.ts";
import { settingsGroup } from "../platform/editorial/editorial.ts";
import { label } from "../platform/fields/label.ts";
import { optionsOf } from "../platform/fields/options-of.ts";
import { readOnly } from "../platform/fields/read-only.ts";
import { modeLabels } from "./erasure-log.ts";
import { kindLabels } from "./kinds.ts";

/** The log of erasures, which nobody can change, and which contains nothing about a person. */
export const erasures: CollectionConfig = {
  slug: "erasures",
  labels: { singular: label("Erasure", "मेटाइएको विवरण"), plural: label("Log of erasures", "मेटाइएको अभिलेख") },
  defaultSort: "-createdAt",
  admin: { group: settingsGroup, useAsTitle: "by", defaultColumns: ["createdAt", "kind", "mode", "count", "by"] },
  access: writtenByServer(owners),
  fields: [
    {
      name: "kind",
      type: "select",
      required: true,
      label: label("What", "के"),
      options: optionsOf(kindLabels),
      admin: readOnly,
    },
    {
      name: "mode",
      type: "select",
      required: true,
      label: label("How", "कसरी"),
      options: optionsOf(modeLabels),
      admin: readOnly,
    },
    { name: "count", type: "number", required: true, label: label("How many", "कति"), admin: readOnly },
    { name: "oldest", type: "date", label: label("Oldest received on", "सबैभन्दा पुरानो प्राप्त मिति"), admin: readOnly },
    // Reference numbers: without their row they identify nobody.
    { name: "references", type: "json", label: label("References", "सन्दर्भ नम्बर"), admin: readOnly },
    {
      name: "by",
      type: "text",
      required: true,
      label: label("By", "कसले"),
      admin: {
        ...readOnly,
        description: label(
          "“schedule” is the daily run, or the site that finished an interrupted erasure, “start” is a start of the site, “applicant” is somebody who withdrew an application. A name is the owner who erased.",
          "“schedule” दैनिक काम वा बीचमा रोकिएको मेटाउने काम पूरा गरिएको हो, “start” वेबसाइट सुरु हुँदाको काम हो, “applicant” आवेदन फिर्ता लिने व्यक्ति हो। नाम भए त्यो मेटाउने स्वामीको हो।",
        ),
      },
    },
  ],
};
