import {
  type Mutation,
  type RunRequest,
  useMutation as useBackendMutation,
} from '@kmx/remote-kit/data/use-mutation.ts';
import { useFailureHandling } from './use-failure-handling.ts';

/** A change by an editor: `run` takes the requests that make it. */
export type EditorMutation = Mutation<RunRequest>;

/** Runs changes by an editor. */
export function useMutation(): EditorMutation {
  return useBackendMutation(useFailureHandling());
}
