import { chromium } from "@playwright/test";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const shots = JSON.parse(process.argv[2]);
for (const [name, path, w, h, y, media] of shots) {
  const p = await b.newPage({ viewport: { width: w, height: h } });
  if (media) await p.emulateMedia({ media });
  await p.goto("http://localhost:4440" + path); await p.evaluate((y) => scrollTo(0, y), y); await p.waitForTimeout(400);
  await p.screenshot({ path: `/tmp/w/careers-shots/${name}.png`, fullPage: media === "print" });
  await p.close();
}
await b.close();
