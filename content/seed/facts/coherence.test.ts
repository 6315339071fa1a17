import { describe, expect, test } from "vitest";
import { nepalDay } from "../../calendar/nepal-time.ts";
import { dated } from "../moments.ts";
import { documentTexts, seedTexts } from "../seed-texts.ts";
import { aboutPage } from "../texts/about-page.ts";
import { albums } from "../texts/albums.ts";
import { consents } from "../texts/consents.ts";
import { furtherPeople } from "../texts/further-people.ts";
import { headerBanner } from "../texts/header-banner.ts";
import { news } from "../texts/news.ts";
import { earlierNews } from "../texts/news-earlier.ts";
import { notices } from "../texts/notices.ts";
import { offices } from "../texts/offices.ts";
import { people } from "../texts/people.ts";
import { personFacts } from "../texts/person-facts.ts";
import { reports } from "../texts/reports.ts";
import { siteIdentity } from "../texts/site-identity.ts";
import { stories } from "../texts/stories.ts";
import { vacancies } from "../texts/vacancies.ts";
import { firm } from "./facts.ts";
import { figuresIn } from "./figures.ts";
import { projectFacts } from "./project-facts.ts";

const pairs = await seedTexts();

test("a person bears the same name in both languages wherever one speaks of them", () => {
  const everybody = [...people, ...furtherPeople].map(({ name }) => name);
  const apart = pairs.filter(({ en, ne }) => everybody.some((name) => en.includes(name.en) !== ne.includes(name.ne)));
  expect(apart.map(({ where }) => where)).toEqual([]);
});

test("a registration has one number, in the footer and on the page about the firm, in both languages", () => {
  const numbers = aboutPage.registrations.map(({ number }) => number);
  for (const { en, ne } of siteIdentity.registrations) {
    const [number] = numbers.filter((each) => en.endsWith(` ${each}`));
    expect({ en, number }).toEqual({ en, number: expect.any(String) });
    expect(ne.endsWith(` ${number}`), ne).toBe(true);
  }
});

describe("dates fit together", () => {
  const started = (slug: string) => projectFacts[slug]?.startedOn ?? "";
  const earlier = (a: string | undefined, b: string | undefined) => a !== undefined && b !== undefined && a < b;

  test("nothing is told, or photographed, before the project began", () => {
    const told = [...news, ...earlierNews].flatMap(({ key, publishedOn, projects = [] }) =>
      projects.filter((slug) => earlier(publishedOn, started(slug))).map((slug) => `${key}: ${slug}`),
    );
    const seen = albums.filter(({ project, takenOn }) => project && earlier(takenOn, started(project)));
    const counted = stories.filter(({ project, figures }) =>
      figures.some(({ asOf }) => earlier(asOf, started(project))),
    );
    expect([...told, ...[...seen, ...counted].map(({ key }) => key)]).toEqual([]);
  });

  test("no photo is later than its album", () => {
    const late = albums.filter(({ takenOn, photos }) => photos.some((photo) => earlier(takenOn, photo.takenOn)));
    expect(late.map(({ key }) => key)).toEqual([]);
  });

  test("news brings no document that was not published yet", () => {
    const early = [...news, ...earlierNews].filter(({ publishedOn, documents = [] }) =>
      reports.some(
        (report) => earlier(publishedOn, report.publishedOn) && report.documents.some((one) => documents.includes(one)),
      ),
    );
    expect(early.map(({ key }) => key)).toEqual([]);
  });

  test("people work at an office, and in the firm, from a day on which it was there", () => {
    const opened = new Map(
      aboutPage.timeline.flatMap(({ year, text }) =>
        offices
          .filter(({ name }) => text.en.includes(name.en.split(",")[0] ?? name.en))
          .map(({ key }) => [key, String(year)] as const),
      ),
    );
    const early = Object.entries(personFacts).filter(([, { office, roles }]) =>
      roles.some(({ since }) =>
        earlier(
          since,
          office === "pokhara" ? String(firm.founded) : (opened.get(office ?? "") ?? String(firm.founded)),
        ),
      ),
    );
    expect(opened.size).toBeGreaterThan(3);
    expect(early.map(([key]) => key)).toEqual([]);
  });
});

describe("a quotation and its consent", () => {
  const printed = new Map([...documentTexts("en"), ...documentTexts("ne")]);
  const paperOf = (key: string) => printed.get(key.slice(0, -"-en".length)) ?? "";

  test("name the same person, if the consent covers the name", () => {
    const quotes = stories.map(({ quote: { consent, person } }) => [consent, `${person.en} · ${person.ne}`]);
    const named = consents.filter(({ coversName }) => coversName).map(({ key, name }) => [key, name]);
    expect(quotes.filter(([, name]) => name !== " · ").toSorted()).toEqual(named.toSorted());
  });

  test("the signed document gives the days of its record", () => {
    const apart = consents.filter(({ key, givenOn, until }) => {
      const { dates } = figuresIn(paperOf(key), key.endsWith("-ne") ? "ne" : "en");
      const days = [givenOn, until].map((day) => Date.parse(day) / 86_400_000);
      return days.some((day) => !dates.some((date) => date.length === 1 && date[0] === day));
    });
    expect(consents.length).toBeGreaterThan(4);
    expect(apart.map(({ key }) => key)).toEqual([]);
  });
});

describe("deadlines", () => {
  const today = new Date("2026-11-21T06:00:00Z");

  test("the banner gives the one of its vacancy, in both calendars", () => {
    const vacancy = vacancies.find(({ name }) => name.en.startsWith("Graduate engineers"));
    const closes = vacancy && new Date(dated(vacancy.closesAt, today));
    const { en, ne } = headerBanner(today).description;
    expect(closes).toBeDefined();
    if (!closes) return;
    const day = nepalDay(closes);
    expect([figuresIn(en, "en").dates[0], figuresIn(ne, "ne").dates[0]]).toEqual([[day], [day]]);
    expect([figuresIn(en, "en").clocks, figuresIn(ne, "ne").clocks]).toEqual([[300], [300]]);
  });

  test("a vacancy and its notice close together", () => {
    const numbered = vacancies.map(({ ref, closesAt }) => [ref.replace("HEC-", "HEC-VAC-"), dated(closesAt, today)]);
    const deadlines = new Map(notices.map(({ number, deadline }) => [number, deadline && dated(deadline, today)]));
    const shared = numbered.filter(([number = ""]) => deadlines.has(number));
    expect(shared.length).toBeGreaterThan(1);
    expect(shared.filter(([number = "", closes]) => deadlines.get(number) !== closes)).toEqual([]);
  });

  test("applicants get their answer within the promised working days, whatever the day of closing", () => {
    // Saturday is Nepal's day off: of so many days at least one in seven is none of work.
    const answered = vacancies.map(({ closesAt, answerBy }) => answerBy.days - closesAt.days);
    expect(answered.filter((days) => days - Math.floor(days / 7) > firm.answerWithinDays)).toEqual([]);
  });
});
