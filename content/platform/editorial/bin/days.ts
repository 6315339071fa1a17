/** How long a deleted item can be restored. */
export const binDays = 30;

const dayMs = 86_400_000;

/** When an item that was deleted at this time will be deleted permanently. */
export const goesAt = (deletedAt: string | Date): Date => new Date(new Date(deletedAt).getTime() + binDays * dayMs);

/** The time before which items must have been deleted to be deleted permanently now. */
export const deletedBefore = (now: Date): Date => new Date(now.getTime() - binDays * dayMs);
