import type { RemovedSamples } from './remove-samples.ts';

const count = (number: number, one: string, several = `${one}s`) => `${number} ${number === 1 ? one : several}`;

/** Describes for a person what `remove-samples` did. */
export function describeRemoved(removed: RemovedSamples): string {
  const lines = [
    [
      removed.accounts,
      `${count(removed.accounts, 'sample account')}, ${count(removed.sessions, 'session')} and ${count(removed.tokens, 'token')} of them`,
    ],
    [
      removed.pages,
      `the sample password of ${count(removed.pages, 'page')}, closed to all until an editor sets another one`,
    ],
    [removed.people, `${count(removed.people, 'invented person', 'invented people')} of the service desk`],
    [removed.tickets, count(removed.tickets, 'ticket')],
    [removed.machines, count(removed.machines, 'machine')],
    [removed.organizations, count(removed.organizations, 'organization')],
  ] as const;
  const done = lines.filter(([number]) => number > 0).map(([, text]) => `  ${text}`);
  if (done.length === 0) return 'There are no sample accounts, page passwords or customers in this database.';
  const kept =
    removed.keptOrganizations > 0
      ? [
          `${count(removed.keptOrganizations, 'sample organization')} stayed, because others than sample people belong to them.`,
        ]
      : [];
  const notes = [
    'The audit log of the service desk can only grow, so its lines stay. Sample pages stay: SAMPLE_CONTENT=off takes away those that no editor has written.',
  ];
  return ['Removed:', ...done, ...kept, ...notes].join('\n');
}
