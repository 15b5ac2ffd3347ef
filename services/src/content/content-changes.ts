import { EventEmitter } from 'node:events';

const emitters = new WeakMap<object, EventEmitter>();

function findEmitter(database: object): EventEmitter {
  const known = emitters.get(database) ?? new EventEmitter();
  emitters.set(database, known);
  return known;
}

/** Notifies the other services of this process that entries in the database have changed. */
export function announceChange(database: object, ids: readonly string[]): void {
  findEmitter(database).emit('change', ids);
}

/** Hears of each change of content in the database; returns the function that ends it. */
export function onContentChange(database: object, listener: (ids: readonly string[]) => void): () => void {
  const emitter = findEmitter(database);
  emitter.on('change', listener);
  return () => void emitter.off('change', listener);
}
