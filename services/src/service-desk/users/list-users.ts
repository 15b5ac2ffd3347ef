import { listScope } from '../authorization/rules.ts';
import { type AccessStatus, accessUrgency, resolveUrgentStatus } from '../model/access-transitions.ts';
import { createSearchText } from '../model/search-words.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import type { Row } from '../request/load-desk-objects.ts';
import { listVisibleAccesses } from './user-fields.ts';

export interface UserFilter {
  readonly search: string;
  readonly organizationId: string | null;
  readonly applicationId: string | null;
  readonly status: readonly AccessStatus[] | null;
  readonly role: string | null;
  readonly sort: 'NAME' | 'EMAIL' | 'STATUS';
  readonly direction: 'ASC' | 'DESC';
  readonly page: number;
  readonly size: number;
}

interface Candidate {
  readonly row: Row<'desk_user'>;
  readonly accesses: readonly Row<'desk_access'>[];
  readonly status: AccessStatus;
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

async function loadCandidates(request: DeskRequest, organizationId: string | null): Promise<readonly Candidate[]> {
  const { desk, viewer } = request;
  const scope = organizationId === null ? listScope(viewer, 'administered') : [organizationId];
  let query = desk.database.selectFrom('desk_user').selectAll();
  if (scope === null) {
    // A user who is about to be deleted for good counts as gone, unless that is undone.
    query = query.where('id', 'not in', (expression) =>
      expression
        .selectFrom('desk_undo')
        .select('leaving_user_id')
        .where('leaving_user_id', 'is not', null)
        .$castTo<{ leaving_user_id: string }>(),
    );
  } else {
    query = query.where('id', 'in', (expression) =>
      expression
        .selectFrom('desk_membership')
        .select('user_id')
        .where('organization_id', 'in', [...scope, '']),
    );
  }
  return Promise.all(
    (await query.execute()).map(async (row) => {
      const accesses = await listVisibleAccesses(request, row.id);
      return { row, accesses, status: resolveUrgentStatus(accesses.map(({ status }) => status)) };
    }),
  );
}

function isMatch({ row, accesses, status }: Candidate, filter: UserFilter, words: readonly string[]): boolean {
  const text = createSearchText([row.first_name, row.last_name, row.email]);
  if (!words.every((word) => text.includes(word))) return false;
  if (filter.status !== null && !filter.status.includes(status)) return false;
  const { applicationId, role } = filter;
  if (applicationId === null && role === null) return true;
  return accesses.some(
    (access) =>
      (applicationId === null || access.application_id === applicationId) && (role === null || access.role === role),
  );
}

const comparisons: Readonly<Record<UserFilter['sort'], (one: Candidate, other: Candidate) => number>> = {
  NAME: (one, other) =>
    collator.compare(one.row.last_name, other.row.last_name) ||
    collator.compare(one.row.first_name, other.row.first_name),
  EMAIL: (one, other) => collator.compare(one.row.email, other.row.email),
  STATUS: (one, other) => accessUrgency.indexOf(one.status) - accessUrgency.indexOf(other.status),
};

/**
 * A page of the people in administered organizations. Names are sorted here, since databases do not agree on the order
 * of human text; an installation has thousands of users, not millions.
 */
export async function listUsers(
  request: DeskRequest,
  filter: UserFilter,
): Promise<{ readonly items: readonly Row<'desk_user'>[]; readonly total: number }> {
  const words = createSearchText([filter.search])
    .split(/\s+/)
    .filter((word) => word !== '');
  const candidates = await loadCandidates(request, filter.organizationId);
  const compare = comparisons[filter.sort];
  const sign = filter.direction === 'ASC' ? 1 : -1;
  const found = candidates
    .filter((candidate) => isMatch(candidate, filter, words))
    .toSorted(
      (one, other) =>
        sign * compare(one, other) || comparisons.NAME(one, other) || (one.row.id < other.row.id ? -1 : 1),
    );
  const start = (filter.page - 1) * filter.size;
  return { items: found.slice(start, start + filter.size).map(({ row }) => row), total: found.length };
}
