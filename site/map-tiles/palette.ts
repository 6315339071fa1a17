type Color = [red: number, green: number, blue: number];

/** The sheet's colours (look.md): paper, a warmer tone of it, and ink that has faded. */
const sea = oklch(0.985, 0.006, 85);
const land = oklch(0.935, 0.012, 85);
const coast = oklch(0.55, 0.03, 250);

const css = (color: Color) => `rgb(${color.join(" ")})`;
export const palette = { sea: css(sea), land: css(land), coast: css(coast) };

/** One tone smooths the coast to both sides: four colours fit two bits of a WebP palette. */
const between = mix(mix(sea, land, 1 / 2), coast, 1 / 2);
const colors: Color[] = [sea, land, coast, between];

/** The same pixels in these colours alone. */
export function reduceColors(pixels: Buffer): Buffer {
  const reduced = Buffer.alloc(pixels.length);
  const known = new Map<number, Color>();
  for (let at = 0; at < pixels.length; at += 3) {
    const key = pixels.readUIntBE(at, 3);
    const color = known.get(key) ?? nearest([key >> 16, (key >> 8) & 255, key & 255]);
    known.set(key, color);
    reduced.set(color, at);
  }
  return reduced;
}

const distance = (a: Color, b: Color) => a.reduce((sum, part, index) => sum + (part - (b[index] ?? 0)) ** 2, 0);
const nearest = (color: Color): Color =>
  colors.reduce((best, other) => (distance(other, color) < distance(best, color) ? other : best));

function mix(from: Color, to: Color, part: number): Color {
  const at = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * part);
  return [at(0), at(1), at(2)];
}

/** The sRGB that browsers make of an OKLCH colour (CSS Color 4, section 9). */
function oklch(lightness: number, chroma: number, hue: number): Color {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function encoded(linear: number): number {
  const part = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, part)));
}
