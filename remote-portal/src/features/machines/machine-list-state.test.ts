import { describe, expect, it } from 'vitest';
import type { Machine } from './machine.query.ts';
import { createMachineCsv } from './machine-csv.ts';
import { machineListAddresses } from './machine-list-state.ts';
import { resolveSoftwareState } from './software-state.ts';

const { inventory, old } = machineListAddresses;

describe('POR-024 the state of the inventory', () => {
  it('is written to the address and restored from it', () => {
    const query = {
      search: 'ferro 115',
      location: 'l1',
      status: 'STOPPED',
      sort: 'WARRANTY',
      direction: 'DESC',
      page: '3',
    };
    const state = inventory.parse(query);
    expect(state).toEqual({ ...query, organization: '', page: 3 });
    const written = inventory.createQuery(state);
    expect(written).toBe('?search=ferro+115&location=l1&status=STOPPED&sort=WARRANTY&direction=DESC&page=3');
    expect(inventory.parse(Object.fromEntries(new URLSearchParams(written)))).toEqual(state);
  });

  it.each([{ status: 'BROKEN' }, { sort: 'PRICE' }, { page: '-1' }, { page: '1e9' }, { direction: 'UP' }, {}])(
    'falls back to its defaults when %j is invalid',
    (query) => {
      expect(inventory.createQuery(inventory.parse(query))).toBe('');
    },
  );

  it('POR-004 has no status for machines out of service, newest first', () => {
    const state = old.parse({ status: 'STOPPED' });
    expect(state).toMatchObject({ status: '', sort: 'OUT_OF_SERVICE', direction: 'DESC' });
    expect(old.createQuery({ ...state, page: 2 })).toBe('?page=2');
  });
});

it('POR-024 the CSV of the inventory has ISO dates, the status in words, and protection against formulas', () => {
  const machine: Machine = {
    id: 'm1',
    name: 'Ferro 115',
    serialNumber: '=1+1',
    inventoryNumber: null,
    status: 'RUNNING',
    location: { id: 'l1', name: 'Hall 3, north', city: 'Thun' },
    organizationName: 'Northline',
    commissionedOn: '2024-03-01',
    outOfServiceOn: null,
    softwareVersion: '4.2.0',
    newestSoftwareVersion: '4.3.1',
    warranty: { endsOn: '2027-03-01', isActive: true },
    lastServiceOn: null,
    nextServiceOn: '2027-01-15',
    openTickets: 0,
  };
  const [, row] = createMachineCsv([machine], (id) => (id === 'machine.status.RUNNING' ? 'In Betrieb' : id)).split(
    '\r\n',
  );
  expect(row).toBe(`Ferro 115,'=1+1,,In Betrieb,"Hall 3, north",Northline,2024-03-01,,2027-03-01,4.2.0,,2027-01-15`);
  expect(resolveSoftwareState(machine)).toBe('outdated');
  expect(resolveSoftwareState({ ...machine, softwareVersion: '4.3.1' })).toBe('current');
  expect(resolveSoftwareState({ ...machine, softwareVersion: null })).toBeNull();
});
