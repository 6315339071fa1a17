import { afterEach, expect, test, vi } from "vitest";
import { boundedSharp } from "./bounded-sharp.ts";

afterEach(() => void vi.useRealTimers());

const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>');
const measured = { format: "svg", width: 30, height: 20 };

test("a picture that comes in the moment when the process is let go is processed by another", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  for (let count = 0; count < 3; count += 1) {
    expect(await boundedSharp(drawing).metadata()).toMatchObject(measured);
    vi.advanceTimersByTime(3000);
  }
});

test("steps are done as sharp does them, and a copy goes its own way", async () => {
  const picture = boundedSharp(drawing).resize({ width: 15 });
  const wide = picture.clone().resize({ width: 60 });
  expect((await picture.png().toBuffer({ resolveWithObject: true })).info).toMatchObject({ width: 15, format: "png" });
  expect((await wide.webp().toBuffer({ resolveWithObject: true })).info).toMatchObject({ width: 60, format: "webp" });
});

test("what sharp refuses is refused in its words", async () => {
  await expect(boundedSharp(Buffer.from("no picture")).metadata()).rejects.toThrow("unsupported image format");
});
