/** Path of the start of the editor area (EDT-001). */
export const editorPath = '/editor';
/** Path of the lists of other content than pages. */
export const entriesPath = `${editorPath}/entries`;
/** Path of the list of what was deleted. */
export const deletedPath = `${editorPath}/deleted`;

/** Path of the list of a kind of entry; pages have one of their own. */
export function createListPath(kind: string): string {
  return kind === 'Page' ? `${editorPath}/pages` : `${entriesPath}/${encodeURIComponent(kind)}`;
}

/** Path of the page that shows everything about an entry. */
export function createRecordPath(kind: string, id: string): string {
  return `${createListPath(kind)}/${encodeURIComponent(id)}`;
}

/** Path of the page that edits the content of an entry in a language. */
export function createContentPath(kind: string, id: string, language: string): string {
  return `${createRecordPath(kind, id)}/content?language=${encodeURIComponent(language)}`;
}

/** Path of the page that compares a version of an entry in a language with the draft, or with another version. */
export function createVersionPath(kind: string, id: string, revision: number, language: string, other = ''): string {
  const path = `${createRecordPath(kind, id)}/versions/${revision}?language=${encodeURIComponent(language)}`;
  return other === '' ? path : `${path}&with=${encodeURIComponent(other)}`;
}
