/** So long what was deleted can be brought back. */
export const binDays = 30;

const dayMs = 86_400_000;

/** When something that was deleted then goes for good. */
export const goesAt = (deletedAt: string | Date): Date => new Date(new Date(deletedAt).getTime() + binDays * dayMs);

/** What was deleted before then goes for good now. */
export const deletedBefore = (now: Date): Date => new Date(now.getTime() - binDays * dayMs);
