const maxLevel = 100;

/** Level of the header `sis-debug-level`, 0 to 100; anything else is 0. It only changes what is logged (SRV-053). */
export function parseDebugLevel(header: string | readonly string[] | undefined): number {
  return typeof header === 'string' && /^\d{1,3}$/.test(header) ? Math.min(Number(header), maxLevel) : 0;
}
