import { AsyncLocalStorage } from 'node:async_hooks';

/** How urgent a piece of work is; it rises when a visitor starts to wait for work begun in the background. */
export interface Urgency {
  isBackground: boolean;
}

const storage = new AsyncLocalStorage<Urgency>();

/** Urgency of the calling work; work not marked as background is for a visitor. */
export function readUrgency(): Urgency {
  return storage.getStore() ?? { isBackground: false };
}

/** Runs an action, and everything it starts, with the given urgency. */
export function runWithUrgency<Value>(urgency: Urgency, action: () => Value): Value {
  return storage.run(urgency, action);
}

/** Runs an action that no visitor is waiting for: its requests yield to those of visitors. */
export function runInBackground<Value>(action: () => Value): Value {
  return runWithUrgency({ isBackground: true }, action);
}
