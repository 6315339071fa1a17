import { expect, test } from "vitest";
import { encodingFor } from "./encoded-body.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["identity", "identity"],
  ["deflate", "identity"],
  ["gzip", "gzip"],
  ["br", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000 , gzip ; q=0.1", "gzip"],
  ["br;q=0,gzip;q=0", "identity"],
  ["br;q=0.01", "br"],
  ["brotli", "identity"],
  ["x-gzip", "identity"],
  [",;=,,q=0", "identity"],
] as const)("Accept-Encoding %j: %s", (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
