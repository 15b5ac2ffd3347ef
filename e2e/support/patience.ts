/**
 * For `expect.poll` of what comes by way of a network, a new document or a mail: as long as the browser of a journey waits
 * for an element. The second that vitest would wait is no promise of the product, and too short for a busy machine.
 */
export const patience = { timeout: 8_000 } as const;
