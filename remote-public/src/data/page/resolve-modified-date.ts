/** When an article was last changed, as ISO text; what was written before its publication is no change of it. */
export function resolveModifiedDate(updatedAt: string, publicationDate: string | null): string {
  if (publicationDate === null) return updatedAt;
  return Date.parse(updatedAt) > Date.parse(publicationDate) ? updatedAt : publicationDate;
}
