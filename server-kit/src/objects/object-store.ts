/** An object that is stored, without its content. */
export interface StoredObject {
  readonly key: string;
  readonly bytes: number;
  /** When it was written, by the clock of the store. */
  readonly modifiedAt: Date;
}

/** The content of an object, or why there is none: nothing is stored under the key, or it exceeds the limit of the reader. */
export type ObjectContent = Uint8Array | 'missing' | 'too-long';

/**
 * Objects by key in a store that several machines reach. Every call has a deadline and throws ObjectStoreError. What it
 * says of its success is not proof: whoever needs to know reads again and compares.
 */
export interface ObjectStore {
  /** Where it is, for messages; without credentials. */
  readonly place: string;
  /** Writes an object as a whole, in the place of one that is there. */
  readonly put: (key: string, content: Uint8Array) => Promise<void>;
  /** Reads an object of at most so many bytes. */
  readonly get: (key: string, maxBytes: number) => Promise<ObjectContent>;
  /** All objects whose keys begin with the prefix. */
  readonly list: (prefix: string) => Promise<readonly StoredObject[]>;
  /** Removes an object; one that is not there is no error. */
  readonly remove: (key: string) => Promise<void>;
  /** Ends its connections. */
  readonly close: () => void;
}

/** An object store that cannot be used, or that does not do what it says; the message has what to look at. */
export class ObjectStoreError extends Error {
  constructor(place: string, problem: string) {
    super(`The object store ${place} ${problem}`);
    this.name = 'ObjectStoreError';
  }
}
