import { mapRequestError, RequestError, type RequestErrorKind } from '@kmx/remote-kit/data/request-error.ts';
import { deskRefusalSchema } from '@kmx/shared-contracts/endpoints/desk.schema.ts';
import type { CombinedError } from '@urql/core';
import * as v from 'valibot';

// The codes of the service desk (services/src/service-desk/README.md); the error carries the code as well.
const kinds: Readonly<Record<string, RequestErrorKind>> = {
  UNAUTHENTICATED: 'signed-out',
  FORBIDDEN: 'forbidden',
  NOT_FOUND: 'not-found',
  CONFLICT: 'conflict',
  VALIDATION: 'refused',
  USER_EXISTS: 'refused',
  RATE_LIMITED: 'rate-limited',
  TOO_LARGE: 'too-large',
  UNAVAILABLE: 'unavailable',
};

/** Turns a failure of the GraphQL client into a RequestError; its details are the extensions of the first GraphQL error. */
export function mapDeskError(error: CombinedError): RequestError {
  const { networkError } = error;
  if (networkError instanceof RequestError) return networkError;
  const [first] = error.graphQLErrors;
  const extensions = v.safeParse(deskRefusalSchema, first?.extensions ?? {});
  if (first && extensions.success) {
    const { code } = extensions.output;
    const kind = kinds[code ?? ''] ?? 'unexpected';
    return new RequestError(kind, first.message, { code, details: extensions.output, cause: error });
  }
  return mapRequestError(networkError ?? error);
}
