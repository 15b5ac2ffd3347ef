import { writeFileSync } from 'node:fs';
import { type Policy, policies } from './policies.ts';
import { judgeCell, listRelations, type MatrixRole, matrixRoles, type Relation } from './policy-matrix.ts';

const relationNames: Readonly<Record<Relation, string>> = {
  NONE: 'yes',
  OWN: 'own',
  COLLEAGUE: "colleagues'",
  FOREIGN: "others'",
  MIXED: 'mixed',
  THERE: 'there',
  ACROSS: 'across',
};
const shownRelations: readonly Relation[] = ['OWN', 'COLLEAGUE', 'FOREIGN', 'THERE', 'ACROSS'];

function renderCell(policy: Policy, role: MatrixRole): string {
  const relations = listRelations(policy, role);
  const refusals = new Set<string>();
  const allowed = relations.filter((relation) => {
    const outcome = judgeCell(policy, role, relation);
    if (outcome !== 'ALLOWED') refusals.add(outcome);
    return outcome === 'ALLOWED';
  });
  if (allowed.length === 0) return [...refusals].join(' / ');
  const shown = shownRelations.filter((relation) => allowed.includes(relation));
  return (shown.length === 0 ? ['NONE' as const] : shown).map((relation) => relationNames[relation]).join(', ');
}

function renderTable(root: 'Query' | 'Mutation'): readonly string[] {
  const names = Object.keys(policies).filter((name) => name.startsWith(`${root}.`));
  return [
    `| ${root.toLowerCase()} | ${matrixRoles.map(({ name }) => name).join(' | ')} | holds at most, or objects |`,
    `| --- | ${matrixRoles.map(() => '---').join(' | ')} | --- |`,
    ...names.map((name) => {
      const policy = policies[name];
      if (policy === undefined) return '';
      const cells = matrixRoles.map((role) => renderCell(policy, role));
      const lists =
        policy.lists ??
        (policy.objects.length === 0 ? '' : policy.objects.map(({ argument }) => `by \`${argument}\``).join(', '));
      return `| \`${name.slice(root.length + 1)}\` | ${cells.join(' | ')} | ${lists} |`;
    }),
  ];
}

/** The authorization of the service desk as a document, from the policies themselves. */
export function renderMatrix(): string {
  return `${[
    '# Authorization of the service desk',
    '',
    'Written by `node services/src/service-desk/authorization/write-matrix.ts` from `authorization/policies.ts`; a test compares it, and another one asks the',
    'running service for every cell with a signed token. Objects are *own* (of the person; machines,',
    "locations and organizations: of the person's organization), *colleagues'* (of the same organization) or *others'*",
    '(of another organization). People of a second organization reach objects *there*, or *across*: the first one named is of the first',
    'organization, the others of the second. A cell names the objects that are within reach, or the error that answers:',
    '`UNAUTHENTICATED` 401, `FORBIDDEN` 403, `NOT_FOUND` 404. What is out of reach is `NOT_FOUND`, as if it did not exist; only decisions about',
    'oneself are `FORBIDDEN`. Internal administrators are the service staff of the embedded desk (D-28).',
    '',
    ...renderTable('Query'),
    '',
    ...renderTable('Mutation'),
  ].join('\n')}\n`;
}

if (import.meta.main) {
  writeFileSync(new URL('../../../../docs/authorization-matrix.md', import.meta.url), renderMatrix());
}
