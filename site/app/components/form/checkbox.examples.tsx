import { examplesOf } from "../../showcase/example.ts";
import { Checkbox } from "./checkbox.tsx";

export const examples = examplesOf(Checkbox, {
  examples: ({ say }) => {
    const adult = { name: "adult", children: say("I am 18 or older.", "म १८ वर्ष वा सोभन्दा माथिको हुँ।") };
    return [
      { name: "Default", props: adult },
      { name: "Checked", props: { ...adult, isChecked: true } },
      { name: "Refused", props: { ...adult, error: say("Please tick this box.", "कृपया यसमा चिह्न लगाउनुहोस्।") } },
      {
        name: "Long text",
        props: {
          name: "consent",
          children: say(
            "I agree that the firm stores what I have written here, reads it and answers it, and erases it after the periods that its privacy policy gives.",
            "मैले यहाँ लेखेको कुरा संस्थाले राख्ने, पढ्ने र जवाफ दिने तथा गोपनीयता नीतिमा तोकिएको अवधिपछि मेटाउने कुरामा म सहमत छु।",
          ),
        },
      },
    ];
  },
});
