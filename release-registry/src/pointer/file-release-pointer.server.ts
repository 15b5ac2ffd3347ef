import { createFileStatementLog } from './file-statement-log.server.ts';
import type { ReleasePointer } from './release-pointer.ts';
import { createStatementPointer, type PointerOptions } from './statement-pointer.server.ts';

/** Release pointer of the registry in `directory`: a file for each statement. */
export function createFileReleasePointer(directory: string, options: PointerOptions): ReleasePointer {
  return createStatementPointer(createFileStatementLog(directory, options.onStep), options);
}
