/** 128 random bits in hex. Not `randomUUID`, which browsers keep from pages without https: an office's own network has none. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
