import { AsyncLocalStorage } from 'node:async_hooks';

/** How urgent a piece of work is; it changes when a visitor begins to wait for what was begun behind the scenes. */
export interface Urgency {
  isBackground: boolean;
}

const storage = new AsyncLocalStorage<Urgency>();

/** Urgency of the work that asks; what nobody has put into the background is for a visitor. */
export function readUrgency(): Urgency {
  return storage.getStore() ?? { isBackground: false };
}

/** Runs an action, and all that it begins, with an urgency of its own. */
export function runWithUrgency<Value>(urgency: Urgency, action: () => Value): Value {
  return storage.run(urgency, action);
}

/** Runs an action for which no visitor waits: its requests let those of visitors go first. */
export function runInBackground<Value>(action: () => Value): Value {
  return runWithUrgency({ isBackground: true }, action);
}
