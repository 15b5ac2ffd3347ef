import * as v from 'valibot';
import { defineMutation } from '../../data/desk-operation.ts';

/** Variable of a change that can be taken back: the name to do it by; without one it cannot. */
export interface Undoable {
  readonly undoId?: string;
}

/** Takes back what was done under an undoId; its answer makes everything that shows the object ask again. */
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
