import { expect, test, vi } from "vitest";
import { untilJudged } from "./add-documents.ts";

const refusal = (status: number) => Object.assign(new Error("Other files are being checked."), { status });

test("a document that nobody can judge yet is offered again", async () => {
  const store = vi
    .fn(async () => 7)
    .mockRejectedValueOnce(refusal(503))
    .mockRejectedValueOnce(refusal(503));
  expect(await untilJudged(store, 1)).toBe(7);
  expect(store).toHaveBeenCalledTimes(3);
});

test("a document that is refused, or that nobody ever judges, ends the seeding", async () => {
  const refused = vi.fn(() => Promise.reject(refusal(400)));
  await expect(untilJudged(refused, 1)).rejects.toThrow("being checked");
  expect(refused).toHaveBeenCalledTimes(1);
  const busy = vi.fn(() => Promise.reject(refusal(503)));
  await expect(untilJudged(busy, 1)).rejects.toThrow("being checked");
  expect(busy).toHaveBeenCalledTimes(61);
});
