const dayMs = 86_400_000;

/** The moment so many days before now. */
export const daysAgo = (days: number): Date => new Date(Date.now() - days * dayMs);
