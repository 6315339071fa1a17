import { expect, test } from "vitest";
import { croppedSizes } from "./cropped-sizes.ts";

test("a picture much flatter than its frame is loaded as wide as its uncropped width there", () => {
  const sizes = (width: number) => croppedSizes("(max-width: 40rem) 100vw, 30vw", { width, height: 400 }, 3 / 2);
  expect(sizes(1200)).toBe("(max-width: 40rem) 200vw, 60vw");
  expect(sizes(711)).toBe("(max-width: 40rem) 100vw, 30vw");
  expect(sizes(300)).toBe("(max-width: 40rem) 100vw, 30vw");
});
