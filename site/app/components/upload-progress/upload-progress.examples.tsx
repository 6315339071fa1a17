import { percentText } from "@setu/contract/digits";
import { examplesOf } from "../../showcase/example.ts";
import { unbreakable } from "../../showcase/scene.ts";
import { UploadProgress } from "./upload-progress.tsx";

export const examples = examplesOf(UploadProgress, {
  examples: ({ say }) => {
    const texts = {
      sending: (percent: number) => say(`Uploading: ${percent}%`, `अपलोड हुँदै: ${percentText(percent, "ne")}`),
      waiting: say("The upload is interrupted. It will resume by itself.", "अपलोड रोकिएको छ। एकछिनमा आफैँ अघि बढ्छ।"),
      checking: say("Being checked", "जाँच हुँदै"),
    };
    const file = { name: say("CV.pdf", "बायोडाटा.pdf"), sending: undefined, result: undefined, texts };
    const sending = (offset: number, waiting = false) => ({ ...file, sending: { offset, size: 100, waiting } });
    return [
      { name: "Sending", props: sending(40) },
      { name: "Waiting", props: sending(40, true) },
      { name: "Being checked", props: sending(100) },
      { name: "Stored", props: { ...file, result: say("Upload complete", "अपलोड पूरा भयो") } },
      { name: "Long text", props: { ...sending(40), name: `${unbreakable}.pdf` } },
      { name: "None", note: "Only the status region.", props: { ...file, name: undefined } },
    ];
  },
});
