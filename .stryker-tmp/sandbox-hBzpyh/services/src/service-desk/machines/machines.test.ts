// @ts-nocheck
import { expect, it } from 'vitest';
import { prepareTickets, ticketing } from '../tickets/test-tickets.ts';

const tickets = prepareTickets();
const inventory = 'kmx_int_assetdb_active';

it('POR-109 the number of open tickets of a machine is that of the tickets one may see', async () => {
  const { desk, objects, addPerson, create } = tickets;
  const machineId = await objects.addMachine('works', 'Corvus 530');
  const addColleague = async (role: string) => {
    const person = await addPerson([ticketing, inventory], 'service-ticketing', role);
    await objects.addAccess(person.id, 'works', 'inventory', 'ACTIVE', {});
    return person;
  };
  const own = await addColleague('own-tickets');
  const all = await addColleague('organization-tickets');
  for (const token of [own.token, all.token]) await create({ machineId, isMachineUnlisted: false }, token);
  const count = async (token: string) =>
    (await desk.ask(token, 'query($id:ID!){machine(id:$id){openTickets}}', { id: machineId })).data;
  expect(await count(own.token)).toEqual({ machine: { openTickets: 1 } });
  expect(await count(all.token)).toEqual({ machine: { openTickets: 2 } });
});
