import { describe, expect, test } from "vitest";
import { allowsApi, isAccount, takesFiles } from "./admin-paths.ts";

const staff = {
  collections: ["news", "media", "users", "contact-messages"],
  globals: ["home-page", "site-identity"],
  uploads: ["media"],
};
const anybody = (path: string) => allowsApi(path, staff, false);
const bearer = (path: string) => allowsApi(path, staff, true);

describe("before signing in", () => {
  test.each(["login", "logout", "forgot-password", "reset-password", "refresh-token", "me"])("users/%s", (call) => {
    expect(anybody(`/api/users/${call}`)).toBe(true);
  });

  test.each([
    "/api/users",
    "/api/users/1",
    "/api/users/login/x",
    "/api/users/login/",
    "/api/news/login",
    "/api/news",
    "/api/media/file/a.jpg",
    "/api/globals/home-page",
    "/api/access",
    "/api/payload-preferences/nav",
  ])("not %s", (path) => {
    expect(anybody(path)).toBe(false);
  });
});

describe("in a session", () => {
  test.each([
    "/api/news",
    "/api/news/3",
    "/api/news/versions/12",
    "/api/media/file/a-b.1234.jpg",
    "/api/globals/home-page",
    "/api/globals/site-identity/versions",
    "/api/access",
    "/api/payload-preferences/nav",
    "/api/payload-locked-documents",
    "/api/users/me",
  ])("%s", (path) => {
    expect(bearer(path)).toBe(true);
  });

  test.each([
    "/api/users/first-register",
    "/api/users/init",
    "/api/users/verify/abc",
    "/api/news/init",
    "/api/og",
    "/api/graphql",
    "/api/graphql-playground",
    "/api/payload-jobs",
    "/api/payload-jobs/run",
    "/api/payload-migrations",
    "/api/payload-kv",
    "/api/globals",
    "/api/globals/payload-jobs-stats",
    "/api/globals/news",
    "/api/system-state",
    "/api/system-changes",
    "/api/home-page",
    "/api/constructor",
    "/api/__proto__",
    "/api",
    "/api/",
    "/apinews",
    "/admin",
  ])("not %s", (path) => {
    expect(bearer(path)).toBe(false);
  });

  test.each([
    "/api/users/first%2dregister",
    "/api/users/%66irst-register",
    "/api/users/first-register/",
    "/api/users//first-register",
    "/api//users/first-register",
    "//api/news",
    "/api/news/../payload-jobs",
    "/api/news/..",
    "/api/news/.hidden",
    "/api/news/%2e%2e/payload-jobs",
    "/api/news/..%2fpayload-jobs",
    "/api/news%2f..%2fpayload-jobs",
    "/api/news\\..\\payload-jobs",
    "/api/news;/first-register",
    "/api/news/a b",
    "/api/news\n",
    "/api/news?x=1",
    "/api/news#x",
    "/API/news",
    "/api/News",
    "/api/ｎｅｗｓ",
    "/api/news/\u0000",
  ])("not the variant %j", (path) => {
    expect(bearer(path)).toBe(false);
  });
});

test.each(["LOGIN", "Forgot-Password", "RESET-PASSWORD"])(
  "users/%s is not accepted as another spelling of a counted path",
  (call) => {
    expect([anybody(`/api/users/${call}`), bearer(`/api/users/${call}`)]).toEqual([false, false]);
  },
);

test("files belong to some collections only", () => {
  const paths = ["/api/media", "/api/media/3", "/api/media2", "/api/MEDIA", "/api/news", "/api/globals/media"];
  expect(paths.filter((path) => takesFiles(path, staff))).toEqual(["/api/media", "/api/media/3"]);
});

test("changes of an account are counted separately", () => {
  // Payload reads all of these as the account 5, or as several.
  const accounts = [
    "/api/users",
    "/api/users/5",
    "/api/users/05",
    "/api/users/5.0",
    "/api/users/0x5",
    "/api/USERS/5e0",
  ];
  expect(accounts.filter(isAccount)).toEqual(accounts);
  expect(isAccount("/api/news/1")).toBe(false);
});
