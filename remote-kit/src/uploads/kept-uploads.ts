import { readTabJson, writeTabJson, writeTabValue } from '../storage/tab-storage.ts';
import type { UploadItem } from './upload-item.ts';

const createKey = (name: string) => `uploads-${name}`;

function isItem(value: unknown): value is UploadItem {
  return typeof value === 'object' && value !== null && 'key' in value && 'state' in value && 'size' in value;
}

/** Files of a form before a reload: completed ones are restored, others wait for the file to be chosen again. */
export function readKeptUploads(name: string): readonly UploadItem[] {
  const items = readTabJson(createKey(name));
  if (!Array.isArray(items)) return [];
  return items
    .filter(isItem)
    .map((item) => (item.state === 'done' ? item : { ...item, state: 'interrupted' as const }));
}

/** Stores names, sizes and states of a form's files in this tab. */
export function saveKeptUploads(name: string, items: readonly UploadItem[]): void {
  const kept = items.filter(({ state }) => state !== 'tooLarge' && state !== 'wrongType');
  if (kept.length === 0) writeTabValue(createKey(name), null);
  else writeTabJson(createKey(name), kept);
}

/** Removes the stored files of a form that was submitted. */
export function removeKeptUploads(name: string): void {
  saveKeptUploads(name, []);
}
