import { boundedSharp } from "../bounded/bounded-sharp.ts";

/**
 * Returns the colour that is shown until a picture is loaded, such as "#98a8b8": its mean. The most frequent colour would be near black
 * for a bright valley with a dark forest. It is rounded to sixteen levels a channel, which a page's data writes as three digits.
 */
export async function placeholderColor(file: string | Buffer): Promise<string> {
  const { channels } = await boundedSharp(file).stats();
  // A grey picture has one channel of colour, and with transparency a second one.
  const [first] = channels;
  const colors = channels.length < 3 ? [first, first, first] : channels.slice(0, 3);
  return `#${colors.map((channel) => `${Math.floor((channel?.mean ?? 0) / 16).toString(16)}8`).join("")}`;
}
