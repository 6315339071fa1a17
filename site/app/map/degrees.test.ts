import { expect, test } from "vitest";
import { centreFigures } from "./degrees.ts";

test("the centre is as precise as the zoom", () => {
  expect(centreFigures({ lat: 27.6893, lng: 85.3206 }, 3, "en")).toBe("27.7° N, 85.3° E");
  expect(centreFigures({ lat: 27.6893, lng: 85.3206 }, 5, "ne")).toBe("२७.६९° उत्तर, ८५.३२° पूर्व");
});
