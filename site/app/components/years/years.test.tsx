import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { yearsText } from "../../../../content/calendar/years.ts";
import { ne } from "../../i18n/ne.ts";
import { LanguageContext } from "../../i18n/texts.ts";
import { Years } from "./years.tsx";

const shown = (adSpan: object, bsSpan: object) =>
  renderToString(
    <LanguageContext value={{ locale: "ne", texts: ne, countries: [] }}>
      <Years years={{ ad_text: yearsText(adSpan, "ad", "ne"), bs_text: yearsText(bsSpan, "bs", "ne") }} />
    </LanguageContext>,
  ).replace(/<[^>]+>/g, "");

test("a span that lasts says so once, after both calendars' years", () => {
  expect(shown({ from: 2023, goesOn: true }, { from: 2079, goesOn: true })).toBe("वि.सं. २०७९ (सन् २०२३) देखि हालसम्म");
  expect(shown({ from: 2019, to: 2027 }, { from: 2075, to: 2084 })).toBe("वि.सं. २०७५–२०८४ (सन् २०१९–२०२७)");
});
