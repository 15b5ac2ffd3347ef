import { Select } from '@kmx/design-system/select/select.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useState } from 'react';
import { useQuery } from '../../data/use-query.ts';
import { ChangeFailure } from './change-failure.tsx';
import { assignTicketMutation, serviceStaffQuery } from './ticket.mutations.ts';
import type { Ticket } from './ticket.query.ts';
import { useTicketChange } from './use-ticket-change.ts';

const noVariables = {};
const fieldId = 'ticket-assignee';

interface AssigneeFieldProps {
  readonly ticket: Ticket;
  readonly refresh: () => void;
}

/** The assigned member of service staff; a choice is saved immediately and can be undone (D-22). */
export function AssigneeField({ ticket, refresh }: AssigneeFieldProps): ReactNode {
  const t = useTranslate();
  const { id, version, assignee } = ticket;
  const { data: staff } = useQuery(serviceStaffQuery, noVariables);
  const assignment = useTicketChange(assignTicketMutation, refresh);
  const [chosen, setChosen] = useState<{ readonly staffId: string; readonly version: number } | null>(null);
  const isAhead = chosen !== null && chosen.version === version;
  const assign = async (staffId: string): Promise<void> => {
    setChosen({ staffId, version });
    const changed = await assignment.run(
      { id, expectedVersion: version, staffId: staffId || null },
      {
        text: t('ticket.staff.assigned'),
        takesFocus: 'never',
        onUndone: () => {
          refresh();
          document.getElementById(fieldId)?.focus();
        },
      },
    );
    if (changed === null) setChosen(null);
  };
  if (staff === null) return null;
  return (
    <>
      <ChangeFailure change={assignment} ticket={ticket} isPossible titleId="ticket.staff.failed" />
      <Select
        id={fieldId}
        label={t('ticket.assignee')}
        value={isAhead ? chosen.staffId : (assignee?.id ?? '')}
        options={[
          { value: '', text: t('ticket.staff.nobody') },
          ...staff.map((person) => ({ value: person.id, text: person.name })),
        ]}
        onChange={({ currentTarget }) => void assign(currentTarget.value)}
      />
    </>
  );
}
