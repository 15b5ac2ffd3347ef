import { expect, it } from 'vitest';
import type { DeskClient } from '../../data/desk-client.ts';
import { createTestMessages } from '../../test-page.ts';
import { loadAllTickets, writeTicketsCsv } from './export-tickets.ts';
import { ticketListAddresses } from './list-state.ts';
import type { TicketRow } from './tickets.query.ts';

const createTicket = (number: number): TicketRow => ({
  id: `KMX-${number}`,
  subject: number === 1 ? '=cmd|calc' : 'Crimp height drifts',
  type: 'FAULT',
  status: 'WAITING_FOR_YOU',
  machineName: 'Pila 340',
  serialNumber: null,
  replies: 2,
  createdAt: '2026-11-20T08:15:00.000Z',
  updatedAt: '2026-11-21T09:30:00.000Z',
  contact: { name: 'Anna Keller' },
  location: { name: 'Works 2' },
  organization: { name: 'Northline' },
});

it('POR-006 an export contains every page of the filtered list exactly once', async () => {
  const all = Array.from({ length: 450 }, (_, index) => createTicket(index));
  const pages: number[] = [];
  const desk = {
    run: (_query: unknown, { page, size, status }: { page: number; size: number; status: unknown }) => {
      expect(status).toEqual(['NEW']);
      pages.push(page);
      // A ticket has moved between two requests, so that it appears on both pages.
      const start = (page - 1) * size - (page === 2 ? 1 : 0);
      return Promise.resolve({ items: all.slice(start, start + size), total: all.length, size });
    },
  } as unknown as DeskClient;
  const tickets = await loadAllTickets(desk, ticketListAddresses.own.parse({ status: 'NEW', page: '2' }));
  expect(pages).toEqual([1, 2, 3]);
  expect(new Set(tickets.map(({ id }) => id)).size).toBe(tickets.length);
});

it('POR-006 a row has texts in the language of the page, ISO dates and no formula', () => {
  const messages = createTestMessages('de');
  const [header = '', row = ''] = writeTicketsCsv(
    [createTicket(1)],
    (id) => messages._(id),
    (status) => messages._(`tickets.status.${status}`),
  ).split('\r\n');
  expect(header).toContain('Betreff');
  expect(row).toContain("'=cmd|calc");
  expect(row).toMatch(/Wartet auf Sie.*,2,2026-11-20T08:15:00\.000Z,2026-11-21T09:30:00\.000Z$/);
});
