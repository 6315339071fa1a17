/** A photo's own address: its page, with the photo's id as the fragment. */
export const photoHash = (id: number): string => `#photo-${id}`;

/** The photo that an address is of. */
export function photoInHash(hash: string): number | undefined {
  const [, id] = /^#photo-(\d{1,10})$/.exec(hash) ?? [];
  return id ? Number(id) : undefined;
}
