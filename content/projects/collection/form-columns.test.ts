import type { Field } from "payload";
import { expect, test } from "vitest";
import { dateField } from "../../platform/fields/date.ts";
import { label } from "../../platform/fields/label.ts";
import { localizedParagraphs, localizedText } from "../../platform/fields/texts.ts";
import { columnsOfForm } from "./form-columns.ts";

const row = {
  client: { en: "A bank", ne: null },
  life: 100,
  kind: ["dam", "canal"],
  opened: "2024-04-13T18:30:00.000Z",
  insured: false,
  notes: { en: "Long", ne: "लामो" },
};
type Row = typeof row;

const name = (words: string) => label(words, `${words} (ने)`);
const form: Field[] = [
  { type: "row", fields: [{ name: "life", type: "number", label: name("Life") }] },
  {
    type: "tabs",
    tabs: [
      {
        label: name("Tab"),
        fields: [
          localizedText("client", name("Client")),
          {
            name: "kind",
            type: "select",
            label: name("Kind"),
            hasMany: true,
            options: [
              { value: "dam", label: label("Dam", "बाँध") },
              { value: "canal", label: label("Canal", "नहर") },
            ],
          },
        ],
      },
    ],
  },
  dateField("opened", name("Opened")),
  { name: "insured", type: "checkbox", label: name("Insured") },
  localizedParagraphs("notes", name("Notes")),
];
const table = (locale: "en" | "ne", leftOut: (keyof Row)[] = []) =>
  columnsOfForm<Row>(form, { inOrder: ["client"], leftOut, heads: { kind: label("What", "के") } }).map(
    ([en, ne, of]) => [{ en, ne }[locale], of(row, locale)],
  );

test("every field that fits a cell has a column, the listed ones first", () => {
  expect(table("en")).toEqual([
    ["Client", "A bank"],
    ["Life", "100"],
    ["What", "Dam; Canal"],
    ["Opened", "2024-04-14"],
    ["Insured", "no"],
  ]);
  expect(table("ne", ["life", "opened"])).toEqual([
    ["Client (ने)", "A bank"],
    ["के", "बाँध; नहर"],
    ["Insured (ने)", "होइन"],
  ]);
});

test("a listed name without such a field is an error", () => {
  expect(() => columnsOfForm<Row>(form, { inOrder: ["notes"], leftOut: [], heads: {} })).toThrow('"notes"');
});
