import { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { UndoOffer } from '@kmx/remote-kit/undo/undo-offer.ts';
import * as v from 'valibot';
import type { DeskEndpoint } from '../../data/desk-operation.ts';
import { useDesk } from '../../data/use-desk.ts';
import { joinSentences } from '../lists/sentences.ts';
import { nameChangeFailure } from '../states/desk-failure.tsx';
import { createReversal } from './create-reversal.ts';
import { undoMutation, undoTicketMutation } from './undo.mutation.ts';

const tooLateSchema = v.object({ reason: v.literal('TOO_LATE') });

/** Returns a function that undoes the change with an undoId at the service desk; `onUndone` is called once that is settled either way. */
export function useReversal(endpoint: DeskEndpoint): (undoId: string, onUndone: () => void) => UndoOffer['undo'] {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const shell = useShell();
  const desk = useDesk();
  const mutation = endpoint === 'tickets' ? undoTicketMutation : undoMutation;
  return (undoId, onUndone) => {
    const reverse = createReversal(async () => {
      if (desk === null) throw new RequestError('signed-out', 'Nobody is signed in');
      await desk.run(mutation, { id: undoId });
    });
    return async () => {
      const refusal = await reverse();
      onUndone();
      if (refusal === null) return { kind: 'success', text: t('undo.done') };
      if (refusal.kind === 'unexpected') shell?.reportError(refusal, 'service desk');
      const reason = v.is(tooLateSchema, refusal.details) ? 'undo.tooLate' : nameChangeFailure(refusal);
      return { kind: 'error', text: joinSentences(locale, t('undo.failed'), t(reason)) };
    };
  };
}
