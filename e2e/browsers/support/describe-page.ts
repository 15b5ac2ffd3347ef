import { restingAttribute } from '@kmx/shared-contracts/attributes.ts';
import type { Person } from './person.ts';

/** What a page has done by itself. */
interface PageDescription {
  readonly headings: number;
  readonly isResting: boolean;
  /** The files of scripts that it has loaded or preloaded, without the thread that prefetches, which is started later. */
  readonly scripts: readonly string[];
}

function describe(attribute: string): PageDescription {
  const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => name.endsWith('.js') && !name.endsWith('/part-background.js'))
    .map(({ name }) => name.split('/').at(-1) ?? '');
  return {
    headings: document.querySelectorAll('h1').length,
    isResting: document.documentElement.hasAttribute(attribute),
    scripts: scripts.toSorted(),
  };
}

/** Describes a page that has loaded. */
export const describePage = ({ tab }: Person): Promise<PageDescription> => tab.evaluate(describe, restingAttribute);
