/** ISO date of an article's last change; edits before its publication do not count. */
export function resolveModifiedDate(updatedAt: string, publicationDate: string | null): string {
  if (publicationDate === null) return updatedAt;
  return Date.parse(updatedAt) > Date.parse(publicationDate) ? updatedAt : publicationDate;
}
