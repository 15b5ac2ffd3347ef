import { findProblems } from '@kmx/remote-kit/forms/form-rules.ts';
import { expect, it } from 'vitest';
import { createTestMessages } from '../../test-page.ts';
import { emptyNewTicket, newTicketRules, unlistedMachine } from './new-ticket-draft.ts';

const filled = {
  ...emptyNewTicket,
  locationId: 'l1',
  type: 'FAULT',
  machineId: 'm1',
  subject: 'Crimp height drifts',
  description: 'Since this morning.',
};

it('POR-060 an empty form asks for location, type, machine, subject and description, in that order', () => {
  const messages = createTestMessages('en');
  const problems = findProblems(newTicketRules, { ...emptyNewTicket, subject: '  ' });
  expect(Object.entries(problems).map(([field, id]) => [field, messages._(`tickets.problem.${id}`)])).toEqual([
    ['locationId', 'Please select a location'],
    ['type', 'Please select a ticket type'],
    ['machineId', 'Please select a machine concerned'],
    ['subject', 'Please enter subject'],
    ['description', 'Please enter description'],
  ]);
  expect(findProblems(newTicketRules, filled)).toEqual({});
});

it('POR-061 D-34 name and serial number of an unlisted machine are optional', () => {
  expect(findProblems(newTicketRules, { ...filled, machineId: unlistedMachine })).toEqual({});
});
