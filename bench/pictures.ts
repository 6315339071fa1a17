import { linkSync, readdirSync } from "node:fs";
import path from "node:path";
import { median } from "../drills/machine/median.ts";
import { requestsPerSecond } from "./load.ts";
import { startSite } from "./site.ts";

const ports = { ordinary: 4279, crowded: 4280 };
/** The files of some 2,000 pictures in all their sizes. */
const more = 20_000;
/** The least share of the rate that a picture must keep among so many. */
export const pictureGoal = 0.5;

/** Requests a responsive picture among the seed's files, and the same one among many more. */
export async function benchPictures() {
  let name = "";
  const fill = async (dataDir: string) => {
    const media = path.join(dataDir, "media");
    name = renditionIn(readdirSync(media));
    for (let number = 0; number < more; number += 1) {
      linkSync(path.join(media, name), path.join(media, `more-${number}-${name}`));
    }
  };
  const sites = { crowded: await startSite(ports.crowded, {}, fill), ordinary: await startSite(ports.ordinary) };
  const rates = { ordinary: [] as number[], crowded: [] as number[] };
  // In alternating order, so that fluctuations of the machine affect both.
  for (let turn = 0; turn < 3; turn += 1) {
    for (const which of ["ordinary", "crowded"] as const) {
      rates[which].push(await requestsPerSecond({ url: `${sites[which].url}/media/${name}`, connections: 10 }));
    }
  }
  for (const site of Object.values(sites)) await site.stop();
  return {
    more,
    share: median(rates.crowded.map((rate, turn) => rate / (rates.ordinary[turn] ?? Number.NaN))),
    ordinary: median(rates.ordinary),
    crowded: median(rates.crowded),
  };
}

/** A rendition of a picture, whose name ends with its size. */
function renditionIn(files: string[]): string {
  const [first] = files.filter((file) => /-\d+x\d+\.webp$/.test(file)).sort();
  if (!first) throw new Error("The seed has no picture in several sizes.");
  return first;
}
