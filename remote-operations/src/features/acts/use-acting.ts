import type { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useShowMessage } from '@kmx/remote-kit/remote/use-show-message.ts';
import type { ReleaseActResponse } from '@kmx/shared-contracts/endpoints/releases.schema.ts';
import { useEffect, useRef, useState } from 'react';
import { useAct } from '../../data/use-act.ts';
import { messageTypes } from './act-outcome.tsx';
import { createAct, type Proposal } from './proposal.ts';

/** An act from its proposal to what came of it. */
export interface Acting {
  /** The last proposal, also after its dialog was closed; null before the first. */
  readonly proposal: Proposal | null;
  /** Counts proposals, so that each dialog starts fresh. */
  readonly turn: number;
  readonly isOpen: boolean;
  readonly isRunning: boolean;
  readonly error: RequestError | null;
  readonly outcome: ReleaseActResponse | null;
  readonly propose: (proposal: Proposal) => void;
  readonly confirm: (reason: string) => void;
  readonly close: () => void;
}

/** Holds the dialog of an act; what came of it is said above the page when the dialog was closed meanwhile. */
export function useActing(refresh: () => void): Acting {
  const t = useTranslate();
  const showMessage = useShowMessage();
  const act = useAct();
  const [proposed, setProposed] = useState<{ readonly proposal: Proposal; readonly turn: number } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [outcome, setOutcome] = useState<ReleaseActResponse | null>(null);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = isOpen;
  }, [isOpen]);
  return {
    proposal: proposed?.proposal ?? null,
    turn: proposed?.turn ?? 0,
    isOpen,
    isRunning: act.isRunning,
    error: act.error,
    outcome,
    propose: (proposal) => {
      setIsOpen(true);
      // What is running is shown again.
      if (act.isRunning) return;
      act.forget();
      setOutcome(null);
      setProposed((last) => ({ proposal, turn: (last?.turn ?? 0) + 1 }));
    },
    confirm: (reason) => {
      if (proposed === null) return;
      void act.run(createAct(proposed.proposal, reason)).then((answer) => {
        // Also after a failure: somebody else may have acted, or the answer was lost on its way.
        refresh();
        if (answer !== null) setOutcome(answer);
        if (isShown.current) return;
        if (answer === null) showMessage('error', t('act.failed'));
        else showMessage(messageTypes[answer.outcome], t(`act.${answer.outcome}.title`));
      });
    },
    close: () => setIsOpen(false),
  };
}
