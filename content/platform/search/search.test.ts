import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amountsOf, askedAmounts } from "./amounts.ts";
import { marksIn } from "./marks.ts";
import { typingErrors } from "./nearness.ts";
import { searchOf } from "./search.ts";
import { type SearchedText, searchedText } from "./searched-text.ts";
import { soundOf } from "./sound.ts";
import { stemOf } from "./stem.ts";
import { joinedWords, wordsOf } from "./words.ts";

describe("words", () => {
  test.each([
    ["HEC-HYD-०१४", "hec hyd 14"],
    ["1,900 km² of mountain", "1900 km of mountain"],
    ["Lamidanda–Solpani", "lamidanda solpani"],
    ["जल\u200dविद्युत्, ड़", "जलविद्युत् ड"],
    ["Café ÅNGSTRÖM", "cafe angstrom"],
  ])("of %s are %s", (text, words) => {
    expect(
      wordsOf(text)
        .map((word) => word.text)
        .join(" "),
    ).toBe(words);
  });

  test("keep their positions, and those written as one are known", () => {
    const text = "No HEC-HYD-014, 2081/82";
    const words = wordsOf(text);
    expect(words.map(({ from, to }) => text.slice(from, to))).toEqual(["No", "HEC", "HYD", "014", "2081", "82"]);
    expect(joinedWords(text, words)).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
  });
});

test.each([
  ["dams", "dam"],
  ["surveyed", "survey"],
  ["योजनाहरूको", "योजना"],
  ["सडकहरूमा", "सडक"],
  ["नदीको", "नदी"],
  ["नदीमाथिको", "नदी"],
  ["गाउँहरूबाट", "गाउँ"],
  ["म्यादभित्र", "म्याद"],
  ["नगरपालिकाको", "नगरपालिका"],
  ["सरेको", "सर्यो"],
  ["आमा", "आमा"],
  ["engineering", "engineer"],
  ["सच्याउने", "सच्याउन"],
  ["मेटाउनु", "मेटाउने"],
  ["गर्ने", "गर्न"],
])("%s has the stem of %s", (word, other) => {
  expect(stemOf(word)).toBe(stemOf(other));
});

test.each([
  "yojana योजना",
  "jalavidyut जलविद्युत्",
  "jalbidhyut जलविद्युत",
  "sinchai सिँचाइ",
  "sinchai सिंचाई",
  "khanepani खानेपानी",
  "bhukampa भूकम्प",
  "sadak सडक",
  "soochana सूचना",
  "koshi कोशी",
  "kosi कोसी",
  "gandaki गण्डकी",
  "prativedan प्रतिवेदन",
  "bolpatra बोलपत्र",
  "vatavaran वातावरण",
  "samrachana संरचना",
  "melamchi मेलम्ची",
  "seti सेति",
  "setti सेती",
])("both of %s sound alike", (pair) => {
  const [latin = "", devanagari = ""] = pair.split(" ");
  expect(soundOf(latin)).toBe(soundOf(devanagari));
});

test("counts typing errors", () => {
  expect(typingErrors("hydropwer", "hydropower", 2)).toBe(1);
  expect(typingErrors("brigde", "bridge", 1)).toBe(1);
  expect(typingErrors("tunnel", "channel", 1)).toBe(2);
  const word = fc.stringMatching(/^[a-e]{0,7}$/);
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
      expect(typingErrors(a, b, most)).toBe(typingErrors(b, a, most));
      expect(typingErrors(a, b, most) === 0).toBe(a === b);
      if (Math.abs(a.length - b.length) > most) expect(typingErrors(a, b, most)).toBe(most + 1);
    }),
  );
});

describe("amounts", () => {
  test.each([
    ["456 MW", "power", 456e6],
    ["४५६ मेगावाट", "power", 456e6],
    ["६० मेगावाटको आयोजना", "power", 60e6],
    ["a 240-metre dam", "length", 240],
    ["86 km of road", "length", 86e3],
    ["२.६ कि.मि.", "length", 2600],
    ["1,900 km²", "area", 1900e6],
    ["१,९०० वर्ग कि.मि.", "area", 1900e6],
    ["3,200 ha", "area", 32e6],
    ["1.1 km³", "volume", 1.1e9],
    ["१.१ घन कि.मि.", "volume", 1.1e9],
    ["२२० के.भी.", "voltage", 220e3],
    ["2 × 63 MVA", "apparent", 63e6],
    ["40 million litres/day", "flow", 40e3 / 86_400],
    ["४ करोड लिटर/दिन", "flow", 40e3 / 86_400],
  ])("%s", (text, dimension, value) => {
    const [amount] = amountsOf(text);
    expect(amount?.dimension).toBe(dimension);
    expect(amount?.value).toBeCloseTo(value, 6);
  });

  test.each(["456", "MW", "2 mice", "in 2019", "1:500", "5 mwe", "HEC-HYD-014 m"])("%s is not an amount", (text) => {
    expect(amountsOf(text)).toEqual([]);
  });

  test.each([
    ["NPR 210 million", 210e6],
    ["रु. २१ करोड", 210e6],
    ["Rs. 84 lakh", 84e5],
    ["२१ करोड रुपैयाँको", 210e6],
    ["US$ 3 million", 3e6],
    ["रु. ९५,०००", 95_000],
    ["1,50,000 rupees", 150_000],
    ["14 lakh people", 14e5],
  ])("%s is a sum or a large number", (text, value) => {
    expect(amountsOf(text)).toEqual([{ dimension: "count", value }]);
  });

  test.each([
    ["100-500 MW", ""],
    ["dams between 100 and 500 MW", "dams"],
    ["100 MW to 500 MW", ""],
    ["१०० देखि ५०० मेगावाट", ""],
    ["१०० मेगावाटदेखि ५०० मेगावाटसम्म", ""],
    ["१०० र ५०० मेगावाटबीचका आयोजना", "आयोजना"],
  ])("%s asks for a range", (query, rest) => {
    const asked = askedAmounts(query);
    expect(asked.amounts).toEqual([{ dimension: "power", value: 100e6, bound: "between", to: 500e6 }]);
    expect(asked.rest.trim()).toBe(rest);
  });

  test.each([
    ["100 MW", "about", ""],
    ["dams from 100 MW", "least", "dams"],
    ["over 100 MW in Nepal", "least", "in nepal"],
    ["> 100 MW", "least", ""],
    ["100 MW or more", "least", ""],
    ["१०० मेगावाटभन्दा माथि", "least", ""],
    ["१०० मेगावाटदेखि", "least", ""],
    ["कम्तीमा १०० मेगावाट", "least", ""],
    ["under 100 MW", "most", ""],
    ["१०० मेगावाटसम्म", "most", ""],
  ])("%s asks for %s that amount", (query, bound, rest) => {
    const asked = askedAmounts(query);
    expect(asked.amounts).toEqual([{ dimension: "power", value: 100e6, bound }]);
    expect(asked.rest.trim().replace(/\s+/g, " ")).toBe(rest);
  });
});

interface Row {
  name: string;
  search: SearchedText;
}
const row = (name: string, text = ""): Row => ({
  name,
  search: searchedText([
    [name, "title"],
    [text, "text"],
  ]),
});

describe("a search", () => {
  const rows = [
    row(
      "Seti Gorge storage project",
      "A hydropower dam of 456 MW, सेती गल्छी जलविद्युत् आयोजना। Client: Seti Basin Power Authority",
    ),
    row(
      "Ratanghat cable-stayed bridge",
      "412 m long, over the Bheri. Sunmaya Gurung. Damage to piers was found early.",
    ),
    row("Pikuwa footbridge", "A span of 148 m. झोलुङ्गे पुल"),
    row("Dam safety inspections", "Eleven dams were surveyed."),
    row("Melung run-of-river project", "38 MW of hydropower."),
  ];
  const search = searchOf<Row>();
  const found = (query: string) => search(rows, query).rows.map(({ name }) => name.split(" ")[0]);

  test.each([
    ["hydropower", ["Seti", "Melung"]],
    ["hydro power", ["Seti", "Melung"]],
    ["जलविद्युत्", ["Seti", "Melung"]],
    ["jalavidyut", ["Seti", "Melung"]],
    ["hydropwer", ["Seti", "Melung"]],
    ["setti", ["Seti"]],
    ["सेति", ["Seti"]],
    ["dam", ["Dam", "Seti"]],
    ["dams", ["Dam", "Seti"]],
    ["bridge", ["Ratanghat", "Pikuwa"]],
    ["cable stayed", ["Ratanghat"]],
    ["Sunmaya", ["Ratanghat"]],
    ["456", ["Seti"]],
    ["456 MW", ["Seti"]],
    ["४५६ मेगावाट", ["Seti"]],
    ["50 MW", ["Melung", "Seti"]],
    ["100 MW", ["Melung", "Seti"]],
    ["from 100 MW", ["Seti"]],
    ["hydropower under 100 MW", ["Melung"]],
    ["the bridge over the river Bheri", []],
    ["the bridge of the Bheri", ["Ratanghat"]],
    ["zzzz", []],
    ["zzzz dam", []],
    ["…", []],
  ])("for %s", (query, names) => {
    expect(found(query)).toEqual(names);
  });

  test("returns the correction of a word with a typing error, and the words to mark", () => {
    const { meant, words } = search(rows, "hydropwer dam");
    expect(meant).toBe("hydropower dam");
    expect(marksIn(["A Hydropower dam", "Dams and damage"], words)).toEqual(["Hydropower", "dam", "Dams"]);
    expect(search(rows, "hydropower").meant).toBeNull();
  });

  test("follows rows that are added, removed and changed", () => {
    const inStep = searchOf<Row>();
    const names = (list: Row[], query: string) => inStep(list, query).rows.map(({ name }) => name);
    const [tunnel, canal, changed] = [row("Tunnel at Khimti"), row("Canal of Sikta"), row("Canal of Babai")];
    expect(names([tunnel, canal], "canal")).toEqual([canal.name]);
    expect(names([tunnel, changed], "sikta")).toEqual([]);
    expect(names([tunnel, changed], "babai")).toEqual([changed.name]);
    expect(names([changed], "khimti")).toEqual([]);
    expect(names([changed, tunnel, canal], "canal")).toEqual([changed.name, canal.name]);
  });

  test("ranks some of the rows as it ranks all, whatever was removed meanwhile, and equal ones as they come", () => {
    const words = ["wall", "walls", "gabion", "retaining wall", "hill road", "12 m", "पर्खाल", "सडक"];
    const some = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(some, { minLength: 2, maxLength: 30 }), some, fc.nat(), (texts, asked, seed) => {
        const list = texts.map((parts, place) => row(parts.join(" "), place % 3 === 0 ? "wall" : ""));
        const query = asked.join(" ");
        const inStep = searchOf<Row>();
        const all = inStep([row("wall, since removed"), ...list], query) && inStep(list, query).rows;
        expect(all).toEqual(searchOf<Row>()(list, query).rows);
        const among = list.filter((_, place) => (place + seed) % 2 === 0);
        expect(inStep(list, query, { among }).rows).toEqual(all.filter((one) => among.includes(one)));
        const backwards = among.toReversed();
        const compare = (a: Row, b: Row) => backwards.indexOf(a) - backwards.indexOf(b);
        const order = { compare, has: (one: Row) => among.includes(one) };
        expect(inStep(list, query, { order }).rows).toEqual(inStep(list, query, { among: backwards }).rows);
        const placesOf = (rows: readonly Row[]) => rows.map((one) => list.indexOf(one));
        for (const one of all) {
          const equal = placesOf(all.filter(({ search }) => search.words.join() === one.search.words.join()));
          expect(equal).toEqual(equal.toSorted((a, b) => a - b));
        }
      }),
    );
  });

  test("finds every row by any of its words", () => {
    const text = fc.array(
      fc.oneof(fc.string({ unit: "grapheme" }), fc.stringMatching(/^[क-ह\u093e-\u094dA-Za-z]{1,12}$/)),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 8 }), fc.nat(), (texts, seed) => {
        const list = texts.map((words) => row(words.join(" ")));
        const wanted = list[seed % list.length];
        const words = wordsOf(wanted?.name ?? "").slice(0, 8);
        if (words.length === 0) return;
        const query = words[seed % words.length]?.text ?? "";
        expect(searchOf<Row>()(list, query).rows).toContain(wanted);
      }),
    );
  });

  test.each([
    "\u200d".repeat(100_000),
    "\u0000\u0007\u001b[31m",
    "a".repeat(100_000),
    "\ud800",
    "'\" OR 1=1; -- * NEAR( ^ $ \\",
    "ﷺ".repeat(5000),
    "क्".repeat(5000),
    "مشروع 水电 гидро υδρο 수력 ไฟฟ้า",
    "9".repeat(5000),
    "1e999 MW",
  ])("accepts any text: %#", (query) => {
    expect(() => search(rows, query)).not.toThrow();
  });
});
