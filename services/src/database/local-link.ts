import { EventEmitter } from 'node:events';
import type { AnnouncementListener, DatabaseLink } from './database-link.ts';

/** The link of a database that only this process uses: queues and events in memory. */
export function createLocalLink(): DatabaseLink {
  const events = new EventEmitter();
  events.setMaxListeners(0);
  const queues = new Map<string, Promise<unknown>>();
  return {
    processName: null,
    exclusively: (name, _patienceMs, work) => {
      const run = (queues.get(name) ?? Promise.resolve()).then(work);
      queues.set(
        name,
        run.catch(() => {}),
      );
      return run;
    },
    announce: async (topic, payload) => void events.emit(topic, payload),
    listen: (topic, listener: AnnouncementListener) => {
      events.on(topic, listener);
      return () => void events.off(topic, listener);
    },
    hearAll: async () => {},
  };
}
