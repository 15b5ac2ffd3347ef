import { StaleActError } from '@kmx/release-registry/active-set/stale-act-error.ts';
import { HistoryError } from '@kmx/release-registry/history/history-error.ts';
import { ReleaseConflictError, ReleaseRefusedError } from '@kmx/release-registry/release/release-errors.ts';
import { createProblemResponse, type ShellResponse } from '../../http/shell-response.ts';
import { isStorageError } from '../../releases/describe-storage-error.ts';

const unchanged = 'Nothing has changed';

/** The answer to an act that was not done; throws what is nobody's fault but ours. */
export function refuseAct(error: unknown): ShellResponse {
  if (error instanceof StaleActError || error instanceof ReleaseConflictError)
    return createProblemResponse(409, 'Somebody has changed it meanwhile', `${unchanged}: ${error.message}.`);
  if (error instanceof ReleaseRefusedError)
    return createProblemResponse(422, 'The registry refuses this', `${unchanged}: ${error.message}.`);
  if (error instanceof RangeError)
    return createProblemResponse(422, 'This is not possible', `${unchanged}: ${error.message}.`);
  if (error instanceof HistoryError)
    return createProblemResponse(503, 'The history of releases cannot be followed', `${unchanged}: ${error.message}.`);
  if (isStorageError(error))
    return createProblemResponse(503, 'The registry can be neither read nor written', `${unchanged}: ${error.code}.`);
  throw error;
}
