import { expect, test } from "vitest";
import { hasStep, type Step, shownSteps } from "./history.ts";

const received: Step = { stage: "received", at: "2026-11-01T00:00:00.000Z" };
const refused: Step = { id: "a", stage: "refused", at: "2026-11-02T00:00:00.000Z", shownFrom: 1000 };
const back: Step = { id: "b", undoes: "a", stage: "received", at: "2026-11-02T00:01:00.000Z" };

test("an applicant does not see a step while its mail can be undone", () => {
  expect(shownSteps([received, refused], 999)).toEqual([received]);
  expect(shownSteps([received, refused], 1000)).toEqual([received, refused]);
});

test("nor a step that was undone", () => {
  expect(shownSteps([received, refused, back], 5000)).toEqual([received]);
  expect(hasStep([received, refused, back], "a")).toBe(false);
  expect(hasStep([received, refused], "a")).toBe(true);
  expect(hasStep([received], "a")).toBe(false);
});
