import type { Block, Inline, Mark, RichText } from "@setu/contract/shapes/rich-text";
import type { Scene } from "../scene.ts";
import { picture } from "./pictures.ts";

const text = (words: string, ...marks: Mark[]): Inline => ({ type: "text", text: words, marks });
const item = (words: string) => ({ children: [text(words)], list: null });

export const paragraph = (words: string): Block => ({ type: "paragraph", children: [text(words)] });

/** Each kind of block and each mark. */
export const everything = (scene: Scene): RichText => {
  const { say } = scene;
  const line = say("The crest moved 38 mm downstream.", "बाँधको शीर्ष ३८ मिलिमिटर तल्लो तटतिर सर्‍यो।");
  const words = { type: "text" as const, text: say("our projects", "हाम्रा परियोजना"), marks: [] };
  return [
    { type: "heading", level: 2, children: [text(say("What was measured", "के नापियो"))] },
    paragraph(line),
    {
      type: "paragraph",
      children: [
        text(say("Bold", "गाढा"), "bold"),
        text(" · "),
        text(say("italic", "तेर्सो"), "italic"),
        text(" · "),
        text(say("struck", "काटिएको"), "strike"),
        text(" · "),
        text("code", "code"),
        text(" · m"),
        text("3", "sup"),
        text(" · CO"),
        text("2", "sub"),
        { type: "break" },
        { type: "link", href: "/projects", children: [words] },
      ],
    },
    { type: "heading", level: 3, children: [text(say("In steps", "चरणमा"))] },
    {
      type: "list",
      ordered: true,
      items: [
        item(line),
        { children: [text(line)], list: { type: "list", ordered: false, items: [item(line), item(line)] } },
      ],
    },
    { type: "quote", children: [text(say("We go and look first.", "हामी पहिले गएर हेर्छौँ।"))] },
    { type: "rule" },
    {
      type: "picture",
      file: picture(scene, "dam", { caption: say("The crest in the first dry season", "पहिलो हिउँदमा बाँधको शीर्ष") }),
    },
    { type: "heading", level: 4, children: [text(say("Figures", "अङ्क"))] },
    {
      type: "table",
      head: true,
      rows: [
        [[text(say("Unit", "युनिट"))], [text(say("Output", "क्षमता"))]],
        [[text(say("1", "१"))], [text(say("114 MW", "११४ मेगावाट"))]],
      ],
    },
  ];
};

export const wideTable = ({ say }: Scene): Block => ({
  type: "table",
  head: true,
  rows: Array.from({ length: 3 }, () =>
    Array.from({ length: 14 }, () => [text(say("Instrument reading", "यन्त्रको मापन"))]),
  ),
});
