/** The two states of content in the content system: as editors work on it, and as visitors see it (EDT-007). */
export const contentStages = ['DRAFT', 'PUBLISHED'] as const;
export type ContentStage = (typeof contentStages)[number];
