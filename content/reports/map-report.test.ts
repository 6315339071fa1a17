import { expect, test } from "vitest";
import { type ReportDoc, reportOf } from "./map-report.ts";

const file = (language: "en" | "ne" | null, id: number) => ({
  id,
  name: { en: `File ${id}` },
  language,
  released: true,
  filename: `file-${id}.pdf`,
  mimeType: "application/pdf",
  filesize: 1000,
  sha256: "0".repeat(64),
  updatedAt: "2026-10-28T00:00:00.000Z",
});

test.each([
  ["en", [2, 4, 1, 3]],
  ["ne", [1, 2, 3, 4]],
] as const)("a report in %s lists the files in that language first, otherwise in the editor's order", (locale, ids) => {
  const doc = {
    id: 1,
    name: { en: "Annual report", ne: "वार्षिक प्रतिवेदन" },
    type: "annual",
    fiscalYear: "2082-83",
    publishedOn: "2026-10-28T00:00:00.000Z",
    documents: [file("ne", 1), file("en", 2), file(null, 3), file("en", 4)],
  } as unknown as ReportDoc;
  expect(reportOf(doc, locale)[0]?.files.map(({ id }) => id)).toEqual(ids);
});
