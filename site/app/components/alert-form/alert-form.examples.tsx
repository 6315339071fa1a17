import { examplesOf } from "../../showcase/example.ts";
import { AlertForm } from "./alert-form.tsx";

export const examples = examplesOf(AlertForm, {
  examples: ({ say }) => {
    const choices = [
      say("Hydrology", "जलविज्ञान"),
      say("Geotechnical engineering and underground works in young mountains", "कलिला पहाडमा भूप्रविधि तथा भूमिगत निर्माण"),
    ].map((label, index) => ({ value: String(index + 1), label }));
    return [
      { name: "Vacancies by discipline", props: { kind: "vacancies" as const, choices } },
      { name: "Notices without kinds", props: { kind: "notices" as const, choices: [] } },
      {
        name: "Not understood",
        props: {
          kind: "vacancies" as const,
          choices,
          refused: {
            filter: "2",
            email: "asha@",
            message: say(
              "This does not look like an email address. It should look like name@example.org.",
              "यो इमेल ठेगानाजस्तो देखिएन। name@example.org को ढाँचामा लेख्नुहोस्।",
            ),
          },
        },
      },
    ];
  },
});
