import { expect, test } from "vitest";
import { unbrokenLine, unbrokenUnits } from "./unbroken-units.ts";

test.each([
  ["A road of 17 km", "A road of 17~km"],
  ["1,240 m³/s in 2 h", "1,240~m³/s in 2~h"],
  ["12.5 MW and 132 kV", "12.5~MW and 132~kV"],
  ["NPR 210 million", "NPR~210~million"],
  ["40 million litres a day for 30 years", "40~million litres a day for 30~years"],
  ["Closed for four days instead of 53", "Closed for four~days instead of 53"],
  ["५३ होइन, चार दिन मात्र बन्द", "५३ होइन, चार~दिन मात्र बन्द"],
  ["दुई पटक हेरिएको", "दुई~पटक हेरिएको"],
  ["On 12 November 2026, or 19 Mangsir 2083 BS", "On 12~November~2026, or 19~Mangsir~2083~BS"],
  ["Work between Phagun 2083 and Jeth 2084", "Work between Phagun~2083 and Jeth~2084"],
  ["Policy, revision 4; Bagmati Corridor 14", "Policy, revision~4; Bagmati Corridor~14"],
  ["दैनिक ४ करोड लिटर, ४८ वर्ग किलोमिटर", "दैनिक ४~करोड~लिटर, ४८~वर्ग~किलोमिटर"],
  ["भर्ने काम जेठ ३१ गतेदेखि", "भर्ने काम जेठ~३१~गतेदेखि"],
  ["सन् २०२६ नोभेम्बर ७", "सन् २०२६ नोभेम्बर~७"],
  ["रु. ३ करोडको", "रु.~३~करोडको"],
  ["नजिकको सडक १७ किलोमिटर वरै", "नजिकको सडक १७~किलोमिटर वरै"],
  ["२,८०० मिटरमाथि, अपराह्न ५ बजेसम्म", "२,८००~मिटरमाथि, अपराह्न~५~बजेसम्म"],
])("a figure and its unit stay on one line: %s", (text, expected) => {
  expect(unbrokenUnits(text)).toBe(expected.replaceAll("~", "\u00a0"));
});

test.each([
  "41 minerals",
  "2 small towns",
  "In 2021 trains ran",
  "In 2021 May came",
  "Often days pass",
  "Bridge 4, km 12",
  "लामो पुल",
  "जेठ २०८३ मा",
])("nothing else is bound: %s", (text) => {
  expect(unbrokenUnits(text)).toBe(text);
});

test.each([
  ["Seti Gorge: the reservoir fills", "Seti Gorge: the~reservoir fills"],
  ["A promise to each other. We are hired to make it true", "A promise to each other. We~are hired to make it true"],
  ["एकअर्कालाई दिने वचन हो। त्यो वचन पूरा गराउनु", "एकअर्कालाई दिने वचन हो। त्यो~वचन पूरा गराउनु"],
  ["साँझको प्रवचन: २१४ मापन यन्त्रले", "साँझको प्रवचन: २१४~मापन यन्त्रले"],
  ["A dam of 240 m: it holds", "A dam of 240~m: it~holds"],
])("the short word that begins a sentence stays with the next one: %s", (text, expected) => {
  expect(unbrokenLine(text)).toBe(expected.replaceAll("~", "\u00a0"));
});

test.each(["Notice: documents for roads", `${"A long text of many words. ".repeat(9)}We are hired.`])(
  "no other word does: %s",
  (text) => {
    expect(unbrokenLine(text)).toBe(text);
  },
);
