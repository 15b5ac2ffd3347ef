import { type ListState, useListState } from '@kmx/remote-kit/list-state/use-list-state.ts';
import type { User } from '@kmx/shared-contracts/session.ts';
import { type TicketListState, ticketListAddresses } from './list-state.ts';

/** The list as described by the address, and how to change it. */
export type TicketList = ListState<TicketListState>;

/** Reads and writes the state of the list of tickets in the address, its only storage (POR-006). */
export function useTicketList(user: User): TicketList {
  // Service staff answer tickets of others and have none of their own.
  return useListState(ticketListAddresses[user.isDelegatedAdminInternal ? 'organization' : 'own']);
}
