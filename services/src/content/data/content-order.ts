import * as v from 'valibot';
import { readSample } from '../../sample/read-sample.ts';

/** Names below `services/sample/content` in the order in which their entries are created, oldest first. */
export const contentOrder = readSample('content/order.json', v.array(v.string()));

/** The names below one folder, in the same order. */
export function listNames(folder: string): readonly string[] {
  return contentOrder.filter((name) => name.startsWith(folder)).map((name) => name.slice(folder.length));
}
