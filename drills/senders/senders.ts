let addresses = 0;

/** Headers by which a request comes from an address that no other came from, so that no limit on one sender is met. */
export function fromElsewhere(): Record<"x-forwarded-for", string> {
  addresses += 1;
  return { "x-forwarded-for": `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}` };
}
