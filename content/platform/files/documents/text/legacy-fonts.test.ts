import { describe, expect, test } from "vitest";
import { asRead, isLegacyFont } from "./legacy-fonts.ts";

describe("a text in Preeti", () => {
  test.each([
    ["g]kfn ;/sf/", "नेपाल सरकार"],
    ["snd", "कलम"],
    ["lqmofsnfk", "क्रियाकलाप"],
    ["cfof]hgf", "आयोजना"],
    ["k|ltj]bg", "प्रतिवेदन"],
    ["jflif{s", "वार्षिक"],
    ["ljB't", "विद्युत"],
    ["hnljB't cfof]hgfsf]", "जलविद्युत आयोजनाको"],
    ["sfo{qmd", "कार्यक्रम"],
    ["ef}ule{s", "भौगर्भिक"],
    ["kmf]xf]/", "फोहोर"],
    ["emfkf", "झापा"],
    ["O{nfd", "ईलाम"],
    ["P]g", "ऐन"],
    ["pmhf{", "ऊर्जा"],
    ["/fi6«", "राष्ट्र"],
    ["s[lif", "कृषि"],
    ["If]q", "क्षेत्र"],
    ["1fg", "ज्ञान"],
    ["c+u|]hL", "अंग्रेजी"],
    ["kf7\\oqmd", "पाठ्यक्रम"],
    ["@)*!÷*@", "२०८१/८२"],
    ["ldlt M @)*@.)#.!%", "मिति ः २०८२।०३।१५"],
    ["lj:t[t", "विस्तृत"],
    ["lgdf{0f", "निर्माण"],
    ["k'n", "पुल"],
    ["cf}ifwL", "औषधी"],
    ["a}+s", "बैंक"],
    ["ljefu", "विभाग"],
    ["pkTosf", "उपत्यका"],
    ["sf7df8f}+", "काठमाडौं"],
    [";'/Iff", "सुरक्षा"],
    ["cWoog", "अध्ययन"],
    [";Demf}tf", "सम्झौता"],
    ["e'O{", "भुई"],
  ])("%s: %s", (typed, read) => {
    expect(asRead(typed, "ABCDEF+Preeti")).toBe(read);
  });
});

test.each([
  ["Kantipur", "g]kfn ;/sf/ @)*!", "नेपाल सरकार २०८१"],
  ["FONTASY_HIMALI_TT", "g]kfn ^]lnkmf]g 977", "नेपाल टेलिफोन ९७७"],
  ["PCS NEPALI", "ljB't 100", "विद्युत १००"],
  ["Sagarmatha", "g]kfn", "नेपाल"],
])("%s has keys of its own", (font, typed, read) => {
  expect(asRead(typed, font)).toBe(read);
});

describe("a text that is not in such a font", () => {
  test("a text in another font stays unchanged", () => {
    expect(asRead("g]kfn", "ABCDEF+Times-Roman")).toBe("g]kfn");
    expect(isLegacyFont("ABCDEF+NotoSansDevanagari-Regular")).toBe(false);
  });
  test("English words in a font named Preeti, and unknown layouts, cannot be read", () => {
    expect(asRead("The quick brown fox jumps over the lazy dog.", "Preeti")).toBeUndefined();
    expect(asRead("g]kfn", "Ganess")).toBeUndefined();
  });
});
