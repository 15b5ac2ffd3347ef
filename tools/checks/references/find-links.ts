import path from 'node:path';
import { removeCodeBlocks } from './find-anchors.ts';

const linkPattern = /\]\(([^)\s]+)\)/g;
const foreignPattern = /^[a-z][a-z+.-]*:/i;

export interface Link {
  /** From the root of the repository. */
  readonly file: string;
  /** Empty for the whole page. */
  readonly anchor: string;
}

/** The links of a page to files of the repository; links to other sites are ignored. */
export function findLinks(markdown: string, page: string): readonly Link[] {
  return [
    ...removeCodeBlocks(markdown)
      .replaceAll(/`[^`\n]*`/g, '')
      .matchAll(linkPattern),
  ].flatMap(([, target = '']) => {
    if (foreignPattern.test(target)) return [];
    const [address = '', anchor = ''] = target.split('#');
    const file = address === '' ? page : path.posix.join(path.posix.dirname(page), address);
    return [{ file, anchor }];
  });
}
