/** Path of the editor area's home page (EDT-001). */
export const editorPath = '/editor';
/** Path of the lists of entries other than pages. */
export const entriesPath = `${editorPath}/entries`;
/** Path of the list of deleted entries. */
export const deletedPath = `${editorPath}/deleted`;

/** Path of the list of a kind of entry; pages have a list of their own. */
export function createListPath(kind: string): string {
  return kind === 'Page' ? `${editorPath}/pages` : `${entriesPath}/${encodeURIComponent(kind)}`;
}

/** Path of the page with all details of an entry. */
export function createRecordPath(kind: string, id: string): string {
  return `${createListPath(kind)}/${encodeURIComponent(id)}`;
}

/** Path of the page that edits an entry's content in a language. */
export function createContentPath(kind: string, id: string, language: string): string {
  return `${createRecordPath(kind, id)}/content?language=${encodeURIComponent(language)}`;
}

/** Path of the page that compares a version of an entry in a language with the draft or with another version. */
export function createVersionPath(kind: string, id: string, revision: number, language: string, other = ''): string {
  const path = `${createRecordPath(kind, id)}/versions/${revision}?language=${encodeURIComponent(language)}`;
  return other === '' ? path : `${path}&with=${encodeURIComponent(other)}`;
}
