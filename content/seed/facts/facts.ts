import { at } from "../moments.ts";

/**
 * The facts about the sample firm: each figure once. Its places, periods and quantities are in `project-facts.ts`,
 * `texts/offices.ts` and `texts/person-facts.ts`. `facts.test.ts` compares every text and printed document with them.
 */
export const firm = {
  founded: 1993,
  age: 33,
  employees: 150,
  engineers: 96,
  geologistsAndSurveyors: 31,
  shareholders: 118,
  directors: 7,
  electedDirectors: 2,
  offices: 6,
  countries: 5,
  /** NPR million in the fiscal year 2082/83: the home page's "210 Million" (specification, section 2). */
  revenue: 210,
  revenueBefore: 187.4,
  finishedAssignments: 12,
  finishedOnTime: 9,
  accidents: 1,
  answerWithinDays: 21,
  replyWithinDays: 2,
  graduatesInTheFieldMonths: 4,
};

/** The vacancy that the banner above every page announces. */
export const graduateIntake = { year: 2084, closes: at(24) };

export const setiGorge = {
  instruments: 214,
  households: 212,
  fillingBegan: "2026-06-14",
  filled: "2026-11-12",
  fullLevel: 875,
  levelBefore: 742,
  rise: 133,
  crestMoved: 38,
  crestExpected: 44,
  seepage: 11,
};

export const atlas = {
  lakes: 47,
  workAtOnce: 5,
  measuredYearly: 9,
  shortestWarning: 11,
  longestToFirstHouses: 54,
  municipalities: 5,
  handedOver: "2026-09-18",
};

export const ratanghat = { detour: 61, villages: 11, residentEngineers: 7, accidentFreeDays: 1100 };
export const sukeghat = { load: 41, sag: 1.92, calculatedSag: 2.05, hoursSaved: 3, tested: "2026-10-06" };
export const kijani = { questions: 58, hearing: "2026-10-27" };
export const intake2083 = { applicants: 486, tested: 64, selected: 12 };
export const zarkuhAccepted = "2026-05-08";
export const slopesWatched = 41;
