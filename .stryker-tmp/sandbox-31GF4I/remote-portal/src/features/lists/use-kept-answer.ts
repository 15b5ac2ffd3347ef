// @ts-nocheck
import { useState } from 'react';
import type { DeskQueryResult } from '../../data/use-desk-query.ts';

interface KeptAnswer<Data> extends DeskQueryResult<Data> {
  /** What is shown answers the question before; the new answer is on its way. */
  readonly isOutdated: boolean;
}

/** Keeps the last answer while the next question is under way, so that a list does not flicker while one types. */
export function useKeptAnswer<Data>(result: DeskQueryResult<Data>): KeptAnswer<Data> {
  const [kept, setKept] = useState<Data | null>(result.data);
  if (result.data !== null && result.data !== kept) setKept(result.data);
  if (!result.isLoading || kept === null) return { ...result, isOutdated: false };
  return { ...result, data: kept, isLoading: false, isOutdated: true };
}
