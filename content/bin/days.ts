/** So long what was deleted can be brought back. */
export const binDays = 30;

const dayMs = 86_400_000;

/** When something that was deleted then goes for good. */
export const goesAt = (deletedAt: string | Date): Date => new Date(new Date(deletedAt).getTime() + binDays * dayMs);
