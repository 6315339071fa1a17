import type { File, Rendition } from "@setu/contract/shapes/file";
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

const dam: Omit<File, "renditions"> = {
  id: 2,
  location: "/media/arch-dam-1a15d738.jpg",
  alt: "An arch dam",
  caption: "The reservoir at its full level",
  credit: "Sarita Bishwakarma",
  width: 1600,
  height: 900,
  mime: "image/jpeg",
  size: 343792,
  focal: { x: 48, y: 55 },
  color: "#283828",
  light_size: 994600,
};

test("a picture's renditions become one text", () => {
  expect(packedRenditions(renditions(["480x270", "640x360"]))).toBe("arch-dam-1a15d738- 480x270 640x360");
  expect(packedRenditions(renditions(["tall-967-360", "tall-967-480"]))).toBe("arch-dam-1a15d738-tall-967- 360 480");
});

test.each([
  ["landscape", renditions(["480x270", "640x360", "2400x1000"])],
  ["one format", renditions(["480x270"], ["webp"])],
  ["tall crops", renditions(["tall-967-360", "tall-967-563"])],
  ["none", []],
  [
    "another folder",
    renditions(["480x270"]).map((one) => ({ ...one, location: one.location.replace("media", "pictures") })),
  ],
  ["names without a size", [{ location: "/media/bridge.webp", width: 1280, type: "image/webp" } satisfies Rendition]],
  ["formats of different widths", [...renditions(["480x270"], ["avif"]), ...renditions(["640x360"], ["webp"])]],
  ["a width that the name does not tell", renditions(["480x270"]).map((one) => ({ ...one, width: 481 }))],
])("pictures come out of the page's data as they went in: %s", (_, of) => {
  const tall = { width: 563, height: 1000, focal: { x: 50, y: 35.5 }, renditions: of };
  const files = [dam, { ...dam, location: "/media/arch-dam-1a15d738.png", caption: null, credit: null }].map(
    (file) => ({
      ...file,
      renditions: of,
      tall,
    }),
  );
  const written = JSON.stringify({ files }, packPictures);
  expect(JSON.parse(written, unpackPictures)).toEqual({ files });
});

test("fields that only some pictures have are kept: a photo's place and day", () => {
  const photos = [{ ...dam, renditions: renditions(["480x270"]), place: "Seti", taken_at: "2026-11-01" }];
  expect(JSON.parse(JSON.stringify(photos, packPictures), unpackPictures)).toEqual(photos);
});

test("the data has no address that the renditions tell, and no empty text", () => {
  const file = { ...dam, caption: null, renditions: renditions(["480x270"]) };
  expect(JSON.parse(JSON.stringify([file], packPictures))).toEqual([
    {
      pack: ["arch-dam-1a15d738- 480x270", 1600, 900, 48, 55, "232", 994600],
      alt: "An arch dam",
      mime: "image/jpeg",
      id: 2,
      size: 343792,
      credit: "Sarita Bishwakarma",
    },
  ]);
});

test("a picture without the id and sizes that its page does not show has none in the data", () => {
  const files = [{ ...dam, id: 0, size: 0, light_size: 38_000, color: "#8a94a0", renditions: renditions(["480x270"]) }];
  const written = JSON.stringify(files, packPictures);
  expect(JSON.parse(written)[0].pack).toEqual(["arch-dam-1a15d738- 480x270", 1600, 900, 48, 55, "#8a94a0", 38_000]);
  expect(JSON.parse(written, unpackPictures)).toEqual(files);
});

test("the language of an item is one word, unless another one was asked for or the other text is newer", () => {
  const data = {
    items: [
      { locale: { requested: "ne", served: "ne" } },
      { locale: { requested: "ne", served: "en" } },
      { locale: { requested: "en", served: "en", stale: true } },
    ],
  };
  const written = JSON.stringify(data, packPictures);
  expect(written.startsWith('{"items":[{"locale":"ne"},{"locale":{')).toBe(true);
  expect(JSON.parse(written, unpackPictures)).toEqual(data);
});
