import { createSafeStorage } from './safe-storage.ts';

const prefix = 'kmx-tab-';
const storage = createSafeStorage(() => sessionStorage);

/** What a remote keeps in this tab until it is closed, such as typed text; null when nothing is kept. */
export function readTabValue(name: string): string | null {
  return storage.read(prefix + name);
}

/** Keeps a text in this tab; null forgets it. */
export function writeTabValue(name: string, value: string | null): void {
  storage.write(prefix + name, value);
}

/** What a remote keeps in this tab as JSON; null when nothing is kept or it cannot be read. */
export function readTabJson(name: string): unknown {
  try {
    return JSON.parse(readTabValue(name) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Keeps a value as JSON in this tab. */
export function writeTabJson(name: string, value: object): void {
  writeTabValue(name, JSON.stringify(value));
}
