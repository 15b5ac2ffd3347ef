/** Hears what another process, or this one, has announced; null when announcements may have been missed. */
export type AnnouncementListener = (payload: string | null) => void;

/** Another process has done work of this kind for longer than the caller wanted to wait. */
export class BusyElsewhereError extends Error {
  override readonly name = 'BusyElsewhereError';
}

/** What processes of the services on one database share besides its rows; an embedded database has one process. */
export interface DatabaseLink {
  /** The name of this process among those that share the database; null when there are no others. */
  readonly processName: string | null;
  /**
   * Runs work while no other work of that name runs, in whichever process; works of one name follow one another.
   * `patienceMs` is how long to wait for another process; rejects with BusyElsewhereError when that has passed.
   */
  readonly exclusively: <Result>(name: string, patienceMs: number, work: () => Promise<Result>) => Promise<Result>;
  /** Tells all processes, this one as well. `payload` is short: identifiers, no texts. */
  readonly announce: (topic: string, payload: string) => Promise<void>;
  /** Returns the function that ends it. */
  readonly listen: (topic: string, listener: AnnouncementListener) => () => void;
  /** Resolves when everything that was announced before, by any process, has been heard here. */
  readonly hearAll: () => Promise<void>;
}
