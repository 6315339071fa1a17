import { afterEach, expect, test, vi } from "vitest";
import { boundedSharp } from "./bounded-sharp.ts";

afterEach(() => void vi.useRealTimers());

const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>');
const measured = { format: "svg", width: 30, height: 20 };

test("a picture that arrives at the moment when the process ends is processed by another one", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  for (let count = 0; count < 3; count += 1) {
    expect(await boundedSharp(drawing).metadata()).toMatchObject(measured);
    vi.advanceTimersByTime(3000);
  }
});

test("steps have the same results as with sharp itself, and a copy is independent", async () => {
  const picture = boundedSharp(drawing).resize({ width: 15 });
  const wide = picture.clone().resize({ width: 60 });
  expect((await picture.png().toBuffer({ resolveWithObject: true })).info).toMatchObject({ width: 15, format: "png" });
  expect((await wide.webp().toBuffer({ resolveWithObject: true })).info).toMatchObject({ width: 60, format: "webp" });
});

test("an error of sharp is passed on with its message", async () => {
  await expect(boundedSharp(Buffer.from("no picture")).metadata()).rejects.toThrow("unsupported image format");
});
