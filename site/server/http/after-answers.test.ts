import { expect, test } from "vitest";
import { withoutSecrets } from "./after-answers.ts";

test.each([
  ["/admin/reset/0123abcd", "/admin/reset/…"],
  ["/frontapi/applications/uploads/5f6c/x", "/frontapi/applications/uploads/…"],
  ["/api/users/verify/0123abcd", "/api/users/verify/…"],
  ["/news/3", "/news/3"],
  ["/admin/collections/news/3", "/admin/collections/news/3"],
  ["/frontapi/applications/uploads", "/frontapi/applications/uploads"],
])("the log has %s as %s", (path, logged) => {
  expect(withoutSecrets(path)).toBe(logged);
});
