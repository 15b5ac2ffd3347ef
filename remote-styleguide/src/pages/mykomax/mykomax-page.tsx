import * as policyList from '@kmx/remote-portal/features/account/policy-list.examples.tsx';
import * as formDialog from '@kmx/remote-portal/features/dialogs/form-dialog.examples.tsx';
import * as machineTable from '@kmx/remote-portal/features/machines/machine-table.examples.tsx';
import * as deskFailure from '@kmx/remote-portal/features/states/desk-failure.examples.tsx';
import * as staleNote from '@kmx/remote-portal/features/states/stale-note.examples.tsx';
import * as ticketStatusBadge from '@kmx/remote-portal/features/tickets/ticket-status-badge.examples.tsx';
import * as accessStatusBadge from '@kmx/remote-portal/features/users/access-status-badge.examples.tsx';
import * as personRow from '@kmx/remote-portal/features/users/person-row.examples.tsx';
import * as ticketTable from '@kmx/remote-portal/pages/tickets/ticket-table.examples.tsx';
import type { ExampleGroup } from '../../data/example-groups.ts';
import { GroupPage } from '../../features/group-page/group-page.tsx';

const groups: readonly ExampleGroup[] = [
  { id: 'form-dialog', place: 'remote-portal/src/features/dialogs/form-dialog.tsx', ...formDialog },
  { id: 'desk-failure', place: 'remote-portal/src/features/states/desk-failure.tsx', ...deskFailure },
  { id: 'stale-note', place: 'remote-portal/src/features/states/stale-note.tsx', ...staleNote },
  { id: 'ticket-table', place: 'remote-portal/src/pages/tickets/ticket-table.tsx', ...ticketTable },
  {
    id: 'ticket-status-badge',
    place: 'remote-portal/src/features/tickets/ticket-status-badge.tsx',
    ...ticketStatusBadge,
  },
  { id: 'machine-table', place: 'remote-portal/src/features/machines/machine-table.tsx', ...machineTable },
  { id: 'person-row', place: 'remote-portal/src/features/users/person-row.tsx', ...personRow },
  {
    id: 'access-status-badge',
    place: 'remote-portal/src/features/users/access-status-badge.tsx',
    ...accessStatusBadge,
  },
  { id: 'policy-list', place: 'remote-portal/src/features/account/policy-list.tsx', ...policyList },
];

/** Components of the customer portal (STY-009), with their own examples. */
export function MykomaxPage() {
  return <GroupPage textId="mykomax" groups={groups} />;
}
