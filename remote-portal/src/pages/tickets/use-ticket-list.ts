import { type ListState, useListState } from '@kmx/remote-kit/list-state/use-list-state.ts';
import type { User } from '@kmx/shared-contracts/session.ts';
import { type TicketListState, ticketListAddresses } from './list-state.ts';

/** The list as the address says, and how to change it. */
export type TicketList = ListState<TicketListState>;

/** Reads and writes the state of the list of tickets in the address, the one place where it lives (POR-006). */
export function useTicketList(user: User): TicketList {
  // Service staff answers tickets of others and has none of its own.
  return useListState(ticketListAddresses[user.isDelegatedAdminInternal ? 'organization' : 'own']);
}
