import { readTabJson, writeTabJson, writeTabValue } from '@kmx/remote-kit/storage/tab-storage.ts';

type Values = Readonly<Record<string, string>>;

const createKey = (name: string) => `draft-${name}`;

/** Reads input typed into a form in this tab and not sent yet; the language of the page does not matter. */
export function readDraft(name: string): Values {
  const draft = readTabJson(createKey(name));
  if (typeof draft !== 'object' || draft === null) return {};
  const entries = Object.entries(draft);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Stores typed input until the tab is closed. */
export function saveDraft(name: string, values: Values): void {
  writeTabJson(createKey(name), values);
}

/** Removes the draft of a form that was sent. */
export function removeDraft(name: string): void {
  writeTabValue(createKey(name), null);
}
