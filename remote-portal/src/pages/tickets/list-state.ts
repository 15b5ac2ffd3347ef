import type { ListAddress } from '@kmx/remote-kit/list-state/list-address.ts';
import * as v from 'valibot';
import {
  type TicketStatus,
  type TicketType,
  ticketStatuses,
  ticketStatusSchema,
  ticketTypeSchema,
} from '../../features/tickets/ticket-fields.ts';

/** Sort orders of tickets: their names in the address with those of the service desk. */
export const ticketSorts = {
  id: 'ID',
  subject: 'SUBJECT',
  status: 'STATUS',
  type: 'TYPE',
  created: 'CREATED',
  updated: 'UPDATED',
} as const;
export type TicketSortName = keyof typeof ticketSorts;

/** The state of the list of tickets; the address contains only its differences from the default (POR-006). */
export interface TicketListState {
  readonly scope: 'own' | 'organization';
  readonly search: string;
  readonly status: readonly TicketStatus[];
  readonly type: TicketType | null;
  /** Id of a machine whose tickets are shown, as in links of the inventory. */
  readonly machine: string | null;
  readonly sort: TicketSortName;
  readonly isDescending: boolean;
  readonly page: number;
}

const createDefault = (scope: TicketListState['scope']): TicketListState => ({
  scope,
  search: '',
  status: [],
  type: null,
  machine: null,
  sort: 'updated',
  isDescending: true,
  page: 1,
});

const sortSchema = v.pipe(v.string(), v.regex(/^-?(?:id|subject|status|type|created|updated)$/));
const querySchema = v.object({
  scope: v.fallback(v.optional(v.picklist(['own', 'organization'])), undefined),
  q: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''), ''),
  status: v.fallback(v.optional(v.string(), ''), ''),
  type: v.fallback(v.nullable(v.optional(ticketTypeSchema)), null),
  machine: v.fallback(v.nullable(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)))), null),
  sort: v.fallback(v.optional(sortSchema, '-updated'), '-updated'),
  page: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number)), '1'), 1),
});

function parseTicketListState(
  query: Readonly<Record<string, string>>,
  defaultScope: TicketListState['scope'],
): TicketListState {
  const parsed = v.parse(querySchema, query);
  const statuses = parsed.status.split(',').filter((status) => v.is(ticketStatusSchema, status));
  const name = parsed.sort.replace('-', '');
  return {
    scope: parsed.scope ?? defaultScope,
    search: parsed.q,
    // Always in the order of a ticket's progress, so that one state has one address.
    status: ticketStatuses.filter((status) => statuses.includes(status)),
    type: parsed.type ?? null,
    machine: parsed.machine ?? null,
    sort: name in ticketSorts ? (name as TicketSortName) : 'updated',
    isDescending: parsed.sort.startsWith('-'),
    page: parsed.page,
  };
}

function createTicketListQuery(state: TicketListState, defaultScope: TicketListState['scope']): string {
  const defaults = createDefault(defaultScope);
  const sort = `${state.isDescending ? '-' : ''}${state.sort}`;
  const parts: readonly (readonly [string, string, boolean])[] = [
    ['scope', state.scope, state.scope !== defaults.scope],
    ['q', state.search, state.search !== ''],
    ['status', state.status.join(','), state.status.length > 0],
    ['type', state.type ?? '', state.type !== null],
    ['machine', state.machine ?? '', state.machine !== null],
    ['sort', sort, sort !== '-updated'],
    ['page', String(state.page), state.page !== 1],
  ];
  const query = new URLSearchParams(parts.filter(([, , isShown]) => isShown).map(([name, value]) => [name, value]));
  return query.size === 0 ? '' : `?${query.toString().replaceAll('%2C', ',')}`;
}

/** Whether any filter is set, so that an empty list can be explained. */
export function isNarrowed({ search, status, type, machine }: TicketListState): boolean {
  return search !== '' || status.length > 0 || type !== null || machine !== null;
}

/** The same list without any filter. */
export function widen(state: TicketListState): TicketListState {
  return { ...createDefault(state.scope), sort: state.sort, isDescending: state.isDescending };
}

function createAddress(defaultScope: TicketListState['scope']): ListAddress<TicketListState> {
  return {
    parse: (query) => parseTicketListState(query, defaultScope),
    createQuery: (state) => createTicketListQuery(state, defaultScope),
  };
}

/** The addresses of the list, by its default scope. */
export const ticketListAddresses = { own: createAddress('own'), organization: createAddress('organization') };
