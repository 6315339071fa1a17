import { chromium } from "@playwright/test";
const [,, what = "all"] = process.argv;
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const pages = { list: "/careers", item: "/career/2", item1: "/career/1", closed: "/career/7", noapp: "/no-application?vacancy=7" };
for (const [name, path] of Object.entries(pages)) {
  if (what !== "all" && !what.split(",").includes(name)) continue;
  for (const [lang, base] of [["en", ""], ["ne", "/ne"]]) for (const w of (process.argv[3] ?? "390,1440").split(",").map(Number)) {
    const p = await b.newPage({ viewport: { width: w, height: 900 } });
    p.on("console", m => m.type() === "error" && console.log(name, lang, m.text()));
    p.on("pageerror", e => console.log(name, lang, e.message));
    const r = await p.goto("http://localhost:4440" + base + path, { waitUntil: "load" });
    await p.waitForTimeout(300);
    console.log(name, lang, w, r.status());
    await p.screenshot({ path: `/tmp/w/careers-shots/${name}-${lang}-${w}.png`, fullPage: true });
    await p.close();
  }
}
await b.close();
