let addresses = 0;

/** Headers that give a request a unique IP address, so that no limit per sender applies. */
export function fromElsewhere(): Record<"x-forwarded-for", string> {
  addresses += 1;
  return { "x-forwarded-for": `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}` };
}
