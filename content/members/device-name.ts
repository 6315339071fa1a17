const browsers: [name: string, pattern: RegExp][] = [
  ["Edge", /\bEdgA?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\bFirefox\/|\bFxiOS\//],
  ["Chrome", /\bChrome\/|\bCriOS\//],
  ["Safari", /\bSafari\//],
];
const systems: [name: string, pattern: RegExp][] = [
  ["Android", /\bAndroid\b/],
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
];
const first = (names: [string, RegExp][], agent: string) => names.find(([, pattern]) => pattern.test(agent))?.[0];

/** A browser's description of itself in a few words: "Firefox · Android". Nothing else of it is stored. */
export const deviceName = (agent = ""): string =>
  [first(browsers, agent), first(systems, agent)].filter(Boolean).join(" · ");
