import type { Endpoint } from '@kmx/shared-contracts/endpoints/endpoint.ts';
import type { RateClass } from './rate-classes.ts';

/** An endpoint with what the shell adds to the contract: who may use it, how often, and its description for docs/endpoints.md. */
export interface ShellEndpoint extends Endpoint {
  /** `editor` is checked before the endpoint is called, unless it is proxied or `refusesItself`. */
  readonly who: 'everybody' | 'editor' | 'operator' | 'person' | 'system';
  readonly refusesItself?: true;
  /** `none`: not counted here but by the handler, per person or per backend. */
  readonly rate: RateClass | 'none';
  /** Largest body in bytes where it is not that of all endpoints; proxies stream and leave that to the backend. */
  readonly maxBodyBytes?: number;
  /** How long it may take, in milliseconds, where that is not the time of a page. */
  readonly deadlineMs?: number;
  /** What it does, as a sentence for docs/endpoints.md. */
  readonly purpose: string;
  /** What a successful response contains. */
  readonly answer: string;
  /** File of the contract with the schemas of request and response: `endpoints/{schema}.schema.ts`. */
  readonly schema?: string;
}

export const forEditors = { who: 'editor', rate: 'editor' } as const;
export const forEverybody = { who: 'everybody', rate: 'other' } as const;
