import type { PageBudget } from './page-budget.ts';
import type { PageWeight } from './page-weights.ts';

/** Bytes for people. */
export const renderBytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The kind of page that was weighed. */
export const renderPage = ({ part }: PageWeight) => (part === '' ? 'every page' : `page ${part}`);

const measures = {
  bytes: { render: renderBytes, words: 'of scripts and styles (br)' },
  requests: { render: String, words: 'files' },
  levels: { render: String, words: 'levels of files' },
} as const;

/** What is more than the budget of a page, each measure with its heaviest page, the figure and the limit. */
export function describeExcess(weights: readonly PageWeight[], budget: PageBudget): readonly string[] {
  return (['bytes', 'requests', 'levels'] as const).flatMap((measure) => {
    const heaviest = weights.toSorted((left, right) => right[measure] - left[measure])[0];
    if (heaviest === undefined || heaviest[measure] <= budget[measure]) return [];
    const { render, words } = measures[measure];
    return [
      `${renderPage(heaviest)} needs ${render(heaviest[measure])} ${words}, the limit is ${render(budget[measure])}`,
    ];
  });
}
