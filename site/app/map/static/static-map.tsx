import type { Point } from "@setu/contract/home";
import { useLanguage } from "../../i18n/texts.ts";
import en from "../names/en.json" with { type: "json" };
import ne from "../names/ne.json" with { type: "json" };
import { type PlaceName, placeNamesOf } from "../names/place-name.ts";
import { placesFor } from "../names/room.ts";
import styles from "../office-map.module.css";
import type { Place } from "../place.ts";
import { ownTile } from "../tile-source.ts";

interface Props {
  center: Point;
  zoom: number;
  places: Place[];
}

const names = { en: placeNamesOf(en), ne: placeNamesOf(ne) };
/** In pixels of the zoom. A map of a single place is small on its page. */
const sizes = { one: { width: 480, height: 360 }, many: { width: 960, height: 720 } };
type Size = (typeof sizes)["one"];
const tile = 512;

/** The map as a picture, for visitors without scripts: the same tiles, pins and names, drawn only by the server. */
export function StaticMap({ center, zoom, places }: Props) {
  const { locale } = useLanguage();
  const size = places.length > 1 ? sizes.many : sizes.one;
  const { width, height } = size;
  const world = 256 * 2 ** zoom;
  const middle = pixelsOf(center, world);
  const at = (point: Point) => {
    const { x, y } = pixelsOf(point, world);
    return { x: Math.round(x - middle.x + width / 2), y: Math.round(y - middle.y + height / 2) };
  };
  const pins = places.map((place) => ({ ...place, ...at(place) }));
  const labels = labelled(
    names[locale].filter((name) => name.zoom <= zoom).map((name) => ({ ...name, ...at(name) })),
    pins,
    size,
  );
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {tilesAround(middle, zoom, size).map(({ key, href, ...frame }) => (
        <image key={key} href={href} width={tile} height={tile} {...frame} />
      ))}
      <g className={styles.towns}>
        {labels.map(({ kind, lng, lat, name, x, y }) => (
          <text key={`${kind}${lng}${lat}`} x={x} y={y}>
            {name}
          </text>
        ))}
      </g>
      {pins.map(({ id, x, y }) => (
        <path
          key={id}
          className={styles.pin}
          transform={`translate(${x - 15} ${y - 45})`}
          d="M15 1C7.27 1 1 7.18 1 14.9 1 25.2 15 44 15 44S29 25.2 29 14.9C29 7.18 22.73 1 15 1ZM15 9.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 1 0 0-11Z"
        />
      ))}
    </svg>
  );
}

/** Web Mercator, in pixels from the world's top left corner. */
const pixelsOf = ({ lat, lng }: Point, world: number) => ({
  x: ((lng + 180) / 360) * world,
  y: ((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * world,
});

/** Returns the tiles in the picture. Each has twice as many pixels as it covers, for dense screens. */
function tilesAround(middle: { x: number; y: number }, zoom: number, { width, height }: Size) {
  const z = zoom - 1;
  const [left, top] = [middle.x - width / 2, middle.y - height / 2];
  const from = (start: number) => Math.max(0, Math.floor(start / tile));
  const to = (end: number) => Math.min(2 ** z - 1, Math.floor(end / tile));
  const tiles = [];
  for (let x = from(left); x <= to(left + width); x++) {
    for (let y = from(top); y <= to(top + height); y++) {
      const picture = ownTile({ z, x, y });
      // A tile without a picture of its own stays sea: without scripts nobody zooms in.
      if (!("address" in picture) || picture.part) continue;
      const place = { x: Math.round(x * tile - left), y: Math.round(y * tile - top) };
      tiles.push({ key: `${x}/${y}`, href: picture.address, ...place });
    }
  }
  return tiles;
}

/** Returns the names that fit beside the pins, by the approximate width of their letters. */
function labelled<Named extends PlaceName & { x: number; y: number }>(
  all: Named[],
  pins: { x: number; y: number }[],
  { width, height }: Size,
): Named[] {
  const inside = all.filter(({ x, y }) => x > 40 && x < width - 40 && y > 20 && y < height - 20);
  const boxes = inside.map(({ name, x, y }) => {
    const half = 10 + name.length * 4;
    return [{ left: x - half, right: x + half, top: y - 14, bottom: y + 14 }];
  });
  const taken = pins.map(({ x, y }) => ({ left: x - 15, right: x + 15, top: y - 45, bottom: y }));
  const places = placesFor(boxes, taken);
  return inside.filter((_, index) => places[index] === 0);
}
