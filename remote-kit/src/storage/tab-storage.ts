import { createSafeStorage } from './safe-storage.ts';

const prefix = 'kmx-tab-';
const storage = createSafeStorage(() => sessionStorage);

/** Reads what a remote stored in this tab, such as typed text; null when nothing is stored. */
export function readTabValue(name: string): string | null {
  return storage.read(prefix + name);
}

/** Stores a text until this tab is closed; null removes it. */
export function writeTabValue(name: string, value: string | null): void {
  storage.write(prefix + name, value);
}

/** Reads what a remote stored in this tab as JSON; null when nothing is stored or it cannot be parsed. */
export function readTabJson(name: string): unknown {
  try {
    return JSON.parse(readTabValue(name) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Stores a value as JSON until this tab is closed. */
export function writeTabJson(name: string, value: object): void {
  writeTabValue(name, JSON.stringify(value));
}
