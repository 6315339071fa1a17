import { examplesOf } from "../../showcase/example.ts";
import { Field, type InputAttributes } from "./field.tsx";

const input = (attributes: InputAttributes) => <input type="text" {...attributes} />;

export const examples = examplesOf(Field, {
  examples: ({ say }) => {
    const name = { name: "name", label: say("Name", "नाम"), children: input };
    const hint = say("It is shown beside what you write.", "तपाईंले लेखेको पाठसँगै देखिन्छ।");
    const error = say("Please write your name.", "कृपया आफ्नो नाम लेख्नुहोस्।");
    return [
      { name: "Default", props: name },
      { name: "With a hint", props: { ...name, hint } },
      { name: "Optional", props: { ...name, remark: say("optional", "ऐच्छिक") } },
      { name: "Refused", note: "Hint and error are the input's description.", props: { ...name, hint, error } },
      {
        name: "Long text",
        props: {
          name: "text",
          label: say(
            "What exactly happened, where, when, and who was there?",
            "ठ्याक्कै के भयो, कहाँ भयो, कहिले भयो र त्यहाँ को-को हुनुहुन्थ्यो?",
          ),
          hint,
          children: (attributes) => <textarea rows={5} {...attributes} />,
        },
      },
    ];
  },
});
