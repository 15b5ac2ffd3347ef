import type { BootData } from '../../state/page-view/boot-data.ts';
import type { PagePayload } from '../../state/page-view/page-payload.ts';
import type { LoadedResult } from '../workers/loaded-result.ts';

/** A page payload before it is written. */
export interface LoadedPayload extends Omit<PagePayload, 'result'> {
  readonly result: LoadedResult;
}

/** The boot data of a document before they are written. */
export interface DocumentData extends Omit<BootData, 'page'> {
  readonly page: LoadedPayload | null;
}
