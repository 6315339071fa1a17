import type { DocumentFile } from "@setu/contract/shapes/document-file";
import type { Scene } from "../scene.ts";

export const document = ({ served, say }: Scene, id: number, changes: Partial<DocumentFile> = {}): DocumentFile => ({
  id,
  location: `/documents/example-${id}.pdf`,
  name: say("Annual report 2082/83", "वार्षिक प्रतिवेदन २०८२/८३"),
  mime: "application/pdf",
  size: 1_240_000,
  size_text: say("1.2 MB", "१.२ एमबी"),
  pages: 48,
  language: "ne",
  sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  cover: null,
  locale: served,
  ...changes,
});
