/** 128 random bits in hex. Not `randomUUID`, which is missing on pages without https, as in an office's own network. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
