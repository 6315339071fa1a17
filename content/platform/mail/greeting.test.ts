import { expect, test } from "vitest";
import { greetedAs } from "./greeting.ts";

test.each([
  "Asha Lama",
  "आशा लामा",
  "Dr. Bishnu Prasad Sharma Adhikari",
  "María-José O’Neill",
  "A.K. Shrestha",
  "Rai, Bikash K.",
  "सन्तोष\u200dकुमार",
  "डा. विष्णु प्रसाद शर्मा अधिकारी",
])("%s is greeted by name", (name) => {
  expect(greetedAs(name, "en")).toBe(name);
});

test.each([
  "Your invoice is overdue - pay at https://evil.test/pay",
  "You have won. Call 9800000000",
  "please visit evil.test",
  "Pay now evil.com today",
  "Go to evil.com.",
  "Look (evil.com)",
  "Pay evil.com\u200b now",
  "Click evil.co.uk now",
  "Click e.vil.com",
  "evil\u2024com",
  "evil。com",
  "www.evil.test",
  "someone@evil.test",
  "You are chosen as the winner of our great draw",
  "अ".repeat(61),
  "...",
  "",
])("%s is not repeated in a greeting", (name) => {
  expect(greetedAs(name, "en")).toBe("Sir or Madam");
  expect(greetedAs(name, "ne")).toBe("महोदय/महोदया");
});
