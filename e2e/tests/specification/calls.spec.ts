import { expect, type Request } from "@playwright/test";
import { fillIn, form } from "./contact-form.ts";
import { openStill, test, walkHome } from "./visit.ts";

test('"All calls use the base path /frontapi/ and send a header marking them as XMLHttpRequest."', async ({ page }) => {
  const calls: Request[] = [];
  page.on("request", (request) => {
    // The list of countries is a file of the site, as its scripts are.
    const isFile = new URL(request.url()).pathname.startsWith("/assets/");
    if (!isFile && ["xhr", "fetch"].includes(request.resourceType())) calls.push(request);
  });
  await openStill(page, "/nothing-here");
  await walkHome(page);
  await expect(form(page)).toBeVisible();
  await fillIn(page);
  await form(page).locator("button[type=submit]").click();
  await expect(form(page).locator("button[type=submit]")).toHaveAttribute("data-state", "success");
  expect(calls.map((call) => `${call.method()} ${new URL(call.url()).pathname}`).sort()).toEqual([
    "GET /frontapi/form-token",
    "GET /frontapi/home",
    // The page that the test starts from suggests the nearest pages of the menu.
    "GET /frontapi/menu",
    "POST /frontapi/contact",
  ]);
  for (const call of calls) expect(call.headers()["x-requested-with"]).toBe("XMLHttpRequest");
  expect(Object.keys(calls.find((call) => call.method() === "POST")?.postDataJSON())).toEqual(
    expect.arrayContaining(["name", "email", "phone", "message", "company", "country"]),
  );
});

test('"GET /home … error (false on success) and data", "GET /menu … data.menu, a list of entries with id, name, slug"', async ({
  request,
}) => {
  const home = await (await request.get("/frontapi/home")).json();
  expect(home.error).toBe(false);
  expect(Object.keys(home.data)).toEqual(
    expect.arrayContaining(
      "sliders perspective mission vission objective who_we_are center locations projects project_info services service_info news news_info".split(
        " ",
      ),
    ),
  );
  const menu = await (await request.get("/frontapi/menu")).json();
  expect(menu.error).toBe(false);
  for (const entry of menu.data.menu) {
    expect(entry).toMatchObject({ id: expect.any(Number), name: expect.any(String), slug: expect.any(String) });
  }
});
