import type { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { useCallback } from 'react';
import type { DeskOperation } from '../../data/desk-operation.ts';
import { useMutation } from '../../data/use-mutation.ts';
import type { Undoable } from './undo.mutation.ts';
import { type UndoOffer, useOfferUndo } from './undo-offer.ts';

type Notice = Pick<UndoOffer, 'text' | 'takesFocus' | 'onUndone'>;

export interface UndoableChange<Data, Variables> {
  readonly isRunning: boolean;
  readonly error: RequestError | null;
  /** The answer, or null when it failed; after a success it can be taken back, unless there is no notice. */
  readonly run: (variables: Variables, notice: Notice | null) => Promise<Data | null>;
  readonly forget: () => void;
}

/** Makes a change that the service desk can take back for a while (its mails wait), and offers that once it is made. */
export function useUndoableChange<Data, Variables extends object>(
  mutation: DeskOperation<Data, Variables & Undoable>,
): UndoableChange<Data, Variables> {
  const { run: send, isRunning, error, forget } = useMutation<Data, Variables & Undoable>(mutation);
  const offer = useOfferUndo();
  const { door } = mutation;
  const run = useCallback(
    async (variables: Variables, notice: Notice | null) => {
      if (notice === null) return send(variables);
      const undoId = crypto.randomUUID();
      const answer = await send({ ...variables, undoId });
      if (answer !== null) offer({ ...notice, undoId, door });
      return answer;
    },
    [send, offer, door],
  );
  return { isRunning, error, run, forget };
}
