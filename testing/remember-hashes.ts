import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

const { pbkdf2 } = crypto;
const known = new Map<string, Buffer>();

/** Calculates a hash once for each password and salt. */
const remembering: typeof pbkdf2 = (password, salt, iterations, length, digest, done) => {
  const key = JSON.stringify([password, salt, iterations, length, digest]);
  const found = known.get(key);
  if (found) return void setImmediate(done, null, Buffer.from(found));
  pbkdf2(password, salt, iterations, length, digest, (error, hash) => {
    if (!error) known.set(key, Buffer.from(hash));
    done(error, hash);
  });
};

/**
 * Loaded before each file of integration tests. A hash takes 80 ms of a processor: Payload calculates it when a test creates an
 * account, and the same one when this account signs in. A test that measures this work uses each password once.
 */
if (pbkdf2.name === "pbkdf2") {
  crypto.pbkdf2 = remembering;
  syncBuiltinESMExports();
}
