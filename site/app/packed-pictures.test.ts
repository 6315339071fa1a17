import type { Rendition } from "@setu/contract/shapes/file";
import { expect, test } from "vitest";
import { packedRenditions, packPictures, unpackPictures } from "./packed-pictures.ts";

const renditions = (sizes: string[], types = ["avif", "webp"]): Rendition[] =>
  types.flatMap((type) =>
    sizes.map((size) => ({
      location: `/media/arch-dam-1a15d738-${size}.${type}`,
      width: Number.parseInt(size.replace(/^tall-\d+-/, ""), 10),
      type: `image/${type}` as Rendition["type"],
    })),
  );

test("a picture's renditions become one text", () => {
  expect(packedRenditions(renditions(["480x270", "640x360"]))).toBe(
    "/media/arch-dam-1a15d738- avif,webp 480x270 640x360",
  );
  expect(packedRenditions(renditions(["tall-967-360", "tall-967-480"]))).toBe(
    "/media/arch-dam-1a15d738-tall-967- avif,webp 360 480",
  );
});

test.each([
  ["landscape", renditions(["480x270", "640x360", "2400x1000"])],
  ["one format", renditions(["480x270"], ["webp"])],
  ["tall crops", renditions(["tall-967-360", "tall-967-563"])],
  ["none", []],
  ["names without a size", [{ location: "/media/bridge.webp", width: 1280, type: "image/webp" } satisfies Rendition]],
  ["formats of different widths", [...renditions(["480x270"], ["avif"]), ...renditions(["640x360"], ["webp"])]],
  ["a width that the name does not tell", renditions(["480x270"]).map((one) => ({ ...one, width: 481 }))],
])("pictures come out of the page's data as they went in: %s", (_, of) => {
  const data = { files: [{ alt: "An arch dam", renditions: of, tall: { renditions: of } }] };
  expect(JSON.parse(JSON.stringify(data, packPictures), unpackPictures)).toEqual(data);
});
