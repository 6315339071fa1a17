/** A photo's own address: its page, with the photo's id as the fragment. */
export const photoHash = (id: number): string => `#photo-${id}`;

/** Returns the id of the photo that a fragment names. */
export function photoInHash(hash: string): number | undefined {
  const [, id] = /^#photo-(\d{1,10})$/.exec(hash) ?? [];
  return id ? Number(id) : undefined;
}
