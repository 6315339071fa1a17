import { expect, test } from "vitest";
import { cookieOf } from "./cookies.ts";

test.each([
  ["the only one", "setu-lng=ne", "ne"],
  ["among others, with and without spaces", "a=1;setu-lng=ne; b=2", "ne"],
  ["the first of two", "setu-lng=en; setu-lng=ne", "en"],
  ["with an equals sign in it", "setu-lng=a=b", "a=b"],
  ["empty", "setu-lng=; a=1", ""],
  ["another that ends with the name", "my-setu-lng=ne", undefined],
  ["another that begins with the name", "setu-lng2=ne", undefined],
  ["no cookies at all", undefined, undefined],
])("a cookie's value: %s", (_, cookie, value) => {
  expect(cookieOf({ cookie }, "setu-lng")).toBe(value);
});
