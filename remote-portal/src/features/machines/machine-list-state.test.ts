import { describe, expect, it } from 'vitest';
import type { Machine } from './machine.query.ts';
import { createMachineCsv } from './machine-csv.ts';
import { createMachineListPath, parseMachineListState } from './machine-list-state.ts';
import { resolveSoftwareState } from './software-state.ts';

describe('POR-024 the state of the inventory', () => {
  it('stands in the address and comes back from it', () => {
    const query = {
      search: 'ferro 115',
      location: 'l1',
      status: 'STOPPED',
      sort: 'WARRANTY',
      direction: 'DESC',
      page: '3',
    };
    const state = parseMachineListState(query, 'inventory');
    expect(state).toEqual({ ...query, organization: '', page: 3 });
    const path = createMachineListPath('inventory', state);
    expect(path).toBe(
      '/mykomax/inventory?search=ferro+115&location=l1&status=STOPPED&sort=WARRANTY&direction=DESC&page=3',
    );
    expect(parseMachineListState(Object.fromEntries(new URL(path, 'http://x').searchParams), 'inventory')).toEqual(
      state,
    );
  });

  it.each([{ status: 'BROKEN' }, { sort: 'PRICE' }, { page: '-1' }, { page: '1e9' }, { direction: 'UP' }, {}])(
    'falls back to its defaults where %j makes no sense',
    (query) => {
      expect(createMachineListPath('inventory', parseMachineListState(query, 'inventory'))).toBe('/mykomax/inventory');
    },
  );

  it('POR-004 has no status among the machines out of service, whose newest come first', () => {
    const state = parseMachineListState({ status: 'STOPPED' }, 'old');
    expect(state).toMatchObject({ status: '', sort: 'OUT_OF_SERVICE', direction: 'DESC' });
    expect(createMachineListPath('old', { ...state, page: 2 })).toBe('/mykomax/inventory/old?page=2');
  });
});

it('POR-024 the CSV of the inventory has ISO dates, the status in words, and guards against formulas', () => {
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
