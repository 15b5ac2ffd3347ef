import type { Mutation } from '@kmx/remote-kit/data/use-mutation.ts';
import { type UndoOffer, useUndo } from '@kmx/remote-kit/undo/undo-offer.ts';
import type { DeskOperation } from '../../data/desk-operation.ts';
import { useMutation } from '../../data/use-mutation.ts';
import type { Undoable } from './undo.mutation.ts';
import { useReversal } from './use-reversal.ts';

interface Notice extends Pick<UndoOffer, 'text' | 'takesFocus'> {
  /** The change has been undone, or can no longer be. */
  readonly onUndone: () => void;
}

/** A mutation that offers an undo once it has succeeded, unless it has no notice. */
export type UndoableChange<Data, Variables> = Mutation<
  (variables: Variables, notice: Notice | null) => Promise<Data | null>
>;

/** Makes a change that the service desk can undo for a while (its e-mails are delayed), and offers that once it has succeeded. */
export function useUndoableChange<Data, Variables extends object>(
  mutation: DeskOperation<Data, Variables & Undoable>,
): UndoableChange<Data, Variables> {
  const { run: send, ...state } = useMutation<Data, Variables & Undoable>(mutation);
  const { offer } = useUndo();
  const createUndo = useReversal(mutation.endpoint);
  const run = async (variables: Variables, notice: Notice | null) => {
    if (notice === null) return send(variables);
    const { text, takesFocus, onUndone } = notice;
    const undoId = crypto.randomUUID();
    const answer = await send({ ...variables, undoId });
    if (answer !== null) offer({ id: undoId, text, takesFocus, undo: createUndo(undoId, onUndone) });
    return answer;
  };
  return { ...state, run };
}
