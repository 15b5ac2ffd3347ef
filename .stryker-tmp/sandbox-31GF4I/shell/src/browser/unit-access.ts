// @ts-nocheck
import type { UnitAccess } from '@kmx/shared-contracts/shell-context.ts';
import { createWatch, type Scope, scopeBind } from 'effector';

/** Reading and calling effector units in the page's scope, for remotes that do not load effector themselves. */
export function createUnitAccess(scope: Scope): UnitAccess {
  return {
    scope,
    read: (store) => scope.getState(store),
    watch: (store, listener) => {
      const stop = createWatch({ unit: store, fn: () => listener(), scope });
      return () => stop();
    },
    call: (event, value) => scopeBind(event, { scope })(value),
  };
}
