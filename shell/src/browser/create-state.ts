import type { State } from '@kmx/shared-contracts/state.ts';
import { createWatch, type Scope, type Store } from 'effector';

/** A store in the page's scope as a value that remotes read and follow: effector stays inside the shell. */
export function createState<Value>(store: Store<Value>, scope: Scope): State<Value> {
  return {
    read: () => scope.getState(store),
    watch: (listener) => {
      const stop = createWatch({ unit: store, fn: () => listener(), scope });
      return () => stop();
    },
  };
}
