import { readTabValue, writeTabValue } from '@kmx/remote-kit/storage/tab-storage.ts';

type Values = Readonly<Record<string, string>>;

const createKey = (name: string) => `draft-${name}`;

/** What was typed into a form in this tab and not sent yet; the language of the page does not matter. */
export function readDraft(name: string): Values {
  try {
    const draft: unknown = JSON.parse(readTabValue(createKey(name)) ?? '{}');
    if (typeof draft !== 'object' || draft === null) return {};
    return Object.fromEntries(
      Object.entries(draft).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** Keeps what is typed until the tab is closed. */
export function saveDraft(name: string, values: Values): void {
  writeTabValue(createKey(name), JSON.stringify(values));
}

/** Forgets the draft of a form that was sent. */
export function removeDraft(name: string): void {
  writeTabValue(createKey(name), null);
}
