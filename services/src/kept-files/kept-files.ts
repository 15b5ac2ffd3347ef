import type { Readable } from 'node:stream';

/** A part of a file in bytes, with both ends. */
export interface FilePart {
  readonly start: number;
  readonly end: number;
}

/** A file as it is kept. */
export interface KeptFile {
  readonly bytes: number;
  /** Another one when the content is another one. */
  readonly version: string;
  /**
   * Streams a part of an existing file. Rejects with a FilesAwayError before the first byte; later the stream fails with
   * one, so that whoever reads gets less than was announced, and never other bytes.
   */
  readonly read: (part: FilePart) => Promise<Readable>;
}

/** Files that people have given us, by name, in a folder of this machine or where all machines find them. */
export interface KeptFiles {
  /** Where they are, for messages; without credentials. */
  readonly place: string;
  /** Keeps a new file: it is there as it was given, or a FilesAwayError is thrown. */
  readonly write: (name: string, content: Uint8Array) => Promise<void>;
  /** The file; null where there is none of that name. */
  readonly find: (name: string) => Promise<KeptFile | null>;
  /** Removes a file; false where there was none. Throws a FilesAwayError unless its bytes are gone. */
  readonly remove: (name: string) => Promise<boolean>;
  /** Ends its connections. */
  readonly close: () => void;
}

/** The place of the files cannot be used, or does not do what it says; another try may succeed. */
export class FilesAwayError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FilesAwayError';
  }
}

/** A file that the place does not have as it was given, though it answers; only a backup brings it back. */
export class FileLostError extends FilesAwayError {
  constructor(message: string) {
    super(message);
    this.name = 'FileLostError';
  }
}

/** Seconds after which a client may try again. */
export const filesAwaySeconds = 5;
