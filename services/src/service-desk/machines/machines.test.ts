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

it('POR-024 the status of machines is one of those that are asked for, of none there is no machine', async () => {
  const { desk, objects, addPerson } = tickets;
  const person = await addPerson([inventory], 'inventory', 'viewer');
  await objects.addMachine('works', 'Corvus 540');
  const list = async (status: string) =>
    (await desk.ask(person.token, `{inventory(status:[${status}],search:"540"){pageInfo{total}}}`)).data;
  expect(await list('RUNNING,STOPPED')).toEqual({ inventory: { pageInfo: { total: 1 } } });
  expect(await list('STOPPED')).toEqual({ inventory: { pageInfo: { total: 0 } } });
  expect(await list('')).toEqual({ inventory: { pageInfo: { total: 0 } } });
});
