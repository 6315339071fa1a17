import { everyPath } from "../../every-page.ts";
import { ports } from "../../site-under-test.ts";
import startSite from "../../start-site.ts";
import { openFirefox } from "./firefox.ts";
import { openTab, type Tab } from "./tab.ts";

/**
 * `npm run test:firefox`: visits every page of the sitemap in Firefox, in both languages, and writes an application that is still there after a
 * reload. Ends with the number of faults: errors of the console, refused requests, violations of the content security policy, and pages wider
 * than the window.
 */
const origin = `http://localhost:${ports.site}`;
const widths = [390, 1440];

async function visitPages(tab: Tab): Promise<string[]> {
  const faults: string[] = [];
  const english = await everyPath(origin);
  const paths = english.flatMap((path) => [path, path === "/" ? "/ne" : `/ne${path}`]);
  for (const path of paths) {
    await tab.open(origin + path);
    for (const width of widths) {
      await tab.resize(width);
      const wide = await tab.run<number>("document.documentElement.scrollWidth - document.documentElement.clientWidth");
      if (wide > 0) faults.push(`${path}: ${wide} px wider than ${width} px`);
    }
    faults.push(...tab.takeFaults().map((fault) => `${path}: ${fault}`));
  }
  console.log(`${paths.length} pages were visited.`);
  return faults;
}

const draft = { name: "Sunmaya Thapamagar", name_ne: "सुनमाया थापामगर", cover_letter: "मैले सातवटा सुरुङमा काम गरेकी छु।" };

async function keepDraft(tab: Tab): Promise<string[]> {
  const { data } = await (await fetch(`${origin}/frontapi/careers?locale=ne`)).json();
  await tab.open(`${origin}/ne/application/${data.items[0].id}`);
  for (const [name, text] of Object.entries(draft)) await tab.type(`document.getElementById("${name}")`, text);
  await tab.reload();
  const faults = tab.takeFaults();
  for (const [name, text] of Object.entries(draft)) {
    const shown = await tab.run<string>(`document.getElementById("${name}").value`);
    if (shown !== text) faults.push(`the draft's ${name} is "${shown}" after a reload`);
  }
  const asleep = await tab.run<number>('document.querySelectorAll("main :disabled").length');
  if (asleep > 0) faults.push(`${asleep} controls of the draft are disabled after a reload`);
  return faults;
}

const stop = await startSite();
const firefox = await openFirefox();
try {
  const tab = await openTab(firefox);
  const faults = [...(await visitPages(tab)), ...(await keepDraft(tab))];
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? "Firefox shows them without faults." : `Faults: ${faults.length}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await firefox.close();
  await stop();
}
