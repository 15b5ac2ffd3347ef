import type { Translate } from '@kmx/remote-kit/messages/messages.tsx';
import type { EntryContent } from '../../../data/entry-operations.ts';
import { describeBlock, describeField } from '../../page-facts/describe-field.ts';
import { isRecord, readItemId } from './content-value.ts';

/** Steps to a value of a content; `#id` is the list item with this id, wherever it is in the list. */
export type ContentPath = readonly string[];

/** The step to an item of a list. */
export function createItemStep(id: string): string {
  return `#${id}`;
}

const isItemStep = (step: string) => step.startsWith('#');

/** The value at a path; undefined when there is none. */
export function readPath(content: unknown, path: ContentPath): unknown {
  return path.reduce<unknown>((value, step) => {
    if (isItemStep(step) && Array.isArray(value))
      return value.find((item) => createItemStep(readItemId(item) ?? '') === step);
    return isRecord(value) ? value[step] : undefined;
  }, content);
}

/** The content with the value at a path replaced by the result of `change`; unchanged when the path no longer exists. */
export function changeAtPath(content: unknown, path: ContentPath, change: (value: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(content);
  if (isItemStep(step)) {
    if (!Array.isArray(content)) return content;
    return content.map((item: unknown) =>
      createItemStep(readItemId(item) ?? '') === step ? changeAtPath(item, rest, change) : item,
    );
  }
  if (!isRecord(content)) return content;
  return { ...content, [step]: changeAtPath(content[step], rest, change) };
}

/** Names a place in the content for people: 'Block 2, Text, Title'; resolved in the first content that contains it. */
export function describePath(path: ContentPath, contents: readonly EntryContent[], t: Translate): string {
  const parts: string[] = [];
  path.forEach((step, depth) => {
    if (!isItemStep(step)) {
      if (step !== 'blocks' || path.length === 1) parts.push(describeField(step, t));
      return;
    }
    for (const content of contents) {
      const list = readPath(content, path.slice(0, depth));
      const place = Array.isArray(list)
        ? list.findIndex((item) => createItemStep(readItemId(item) ?? '') === step)
        : -1;
      if (place < 0) continue;
      const item: unknown = Array.isArray(list) ? list[place] : undefined;
      const typeName = isRecord(item) ? item['__typename'] : undefined;
      if (typeName === undefined) parts.push(String(place + 1));
      else parts.push(t('content.block', { number: place + 1 }), describeBlock(typeName, t));
      return;
    }
  });
  return parts.join(', ');
}
