/** A name with its Nepali suffix: joined as in "माया राईले", apart from a name in Latin letters as in "Maya Rai ले". */
export const suffixed = (name: string, suffix: string): string =>
  `${name}${/[a-z]$/i.test(name) ? "\u00a0" : ""}${suffix}`;
