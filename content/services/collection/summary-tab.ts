import type { Tab } from "payload";
import { label } from "../../platform/fields/label.ts";
import { localizedText } from "../../platform/fields/texts.ts";
import { picturesField } from "../../platform/files/pictures/picture-fields.ts";

/** The fields of a service that the home page and every list show. */
export const summaryTab: Tab = {
  label: label("Summary", "सार"),
  fields: [
    localizedText("name", label("Name", "नाम"), { required: true, maxLength: 80 }),
    localizedText("description", label("One line about it", "एक पङ्क्ति विवरण"), { maxLength: 200 }),
    picturesField(
      label(
        "The first one is shown on the home page and at the top of the service’s page.",
        "पहिलो तस्बिर गृहपृष्ठमा र सेवाको पृष्ठको सुरुमा देखिन्छ।",
      ),
    ),
  ],
};
