import { examplesOf } from "../../showcase/example.ts";
import { document } from "../../showcase/sample/documents.ts";
import { longName } from "../../showcase/sample/projects.ts";
import { foreign } from "../../showcase/scene.ts";
import { DocumentList } from "./document-list.tsx";

export const examples = examplesOf(DocumentList, {
  examples: (scene) => {
    const [sheet, table] = [document(scene, 1), document(scene, 2, { pages: null, language: null })];
    return [
      { name: "Two documents", note: "Hover makes the line thicker.", props: { documents: [sheet, table] } },
      { name: "With checksums", props: { documents: [sheet, table], showChecksum: true } },
      { name: "A checksum shown", press: "summary", props: { documents: [sheet], showChecksum: true } },
      { name: "Long text", props: { documents: [document(scene, 1, { name: longName(scene) })], showChecksum: true } },
      { name: "Named by its language", props: { documents: [sheet], title: sheet.name } },
      { name: "In the other language only", props: { documents: [document(foreign(scene), 1)] } },
      { name: "None", props: { documents: [] } },
    ];
  },
});
