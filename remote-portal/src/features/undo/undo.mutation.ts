import * as v from 'valibot';
import { defineMutation } from '../../data/desk-operation.ts';

/** Variables of a change that can be undone: the id to undo it by; without one it cannot be undone. */
export interface Undoable {
  readonly undoId?: string;
}

/** Undoes the change with an undoId; its answer makes everything that shows the object reload. */
export const undoMutation = defineMutation<{ readonly id: string }, unknown>({
  endpoint: 'sis',
  document: 'mutation Undo($id: ID!) { undo(id: $id) { id user { id status } } }',
  schema: v.object({ undo: v.object({ id: v.string() }) }),
});

/** The same for changes of tickets, which have an endpoint of their own (POR-067). */
export const undoTicketMutation = defineMutation<{ readonly id: string }, unknown>({
  endpoint: 'tickets',
  document: 'mutation UndoTicket($id: ID!) { undo(id: $id) { id ticket { id version status updatedAt } } }',
  schema: v.object({ undo: v.object({ id: v.string() }) }),
});
