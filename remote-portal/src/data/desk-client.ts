import { deskEndpoint, ticketsEndpoint } from '@kmx/shared-contracts/endpoints/desk.ts';
import type { ShellContext } from '@kmx/shared-contracts/shell-context.ts';
import { Client, cacheExchange, createRequest, fetchExchange, type OperationResult } from '@urql/core';
import * as v from 'valibot';
import { cleanVariables } from './clean-variables.ts';
import { DeskError, mapDeskError } from './desk-error.ts';
import type { DeskDoor, DeskOperation } from './desk-operation.ts';

/** A service desk that has not answered by then is treated as failed. */
const deadlineMs = 10_000;

const endpoints: Readonly<Record<DeskDoor, string>> = { sis: deskEndpoint.path, tickets: ticketsEndpoint.path };

interface FollowOptions {
  /** Asks again at once, whatever is kept. */
  readonly isFresh?: boolean;
}

/** What is known of a question: the parsed data or why there are none, and whether newer ones are on their way. */
export interface DeskAnswer<Data> {
  readonly data: Data | null;
  readonly error: DeskError | null;
  readonly isStale: boolean;
}

/** The service desk for one signed-in person; answers are kept until a change of the same kind of object (POR-067). */
export interface DeskClient {
  /** Tells the answer now and whenever it changes, until the returned function is called. */
  readonly follow: <Data, Variables extends object>(
    query: DeskOperation<Data, Variables>,
    variables: Variables,
    listener: (answer: DeskAnswer<Data>) => void,
    options?: FollowOptions,
  ) => () => void;
  /** Runs a query or a change once, past what is kept; rejects with a DeskError. */
  readonly run: <Data, Variables extends object>(
    operation: DeskOperation<Data, Variables>,
    variables: Variables,
  ) => Promise<Data>;
}

/** Creates the client of the service desk with a deadline and one silent renewal of the session. */
export function createDeskClient(auth: ShellContext['auth']): DeskClient {
  const send = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    await auth.authorizeRequest(headers);
    const deadline = AbortSignal.timeout(deadlineMs);
    const signal = init.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
    return fetch(input, { ...init, headers, signal, credentials: 'same-origin', keepalive: outlivesPage(init.body) });
  };
  const sendSignedIn: typeof fetch = async (input, init) => {
    const answer = await send(input, init).catch((error: unknown) => {
      if (isTransportFailure(error)) throw error;
      return null;
    });
    if (answer !== null && answer.status !== 401) return answer;
    // Leaves the page when the session is over; what is typed is kept as a draft.
    await auth.ensureSignedIn().catch((error: unknown) => {
      // Offline nobody can say that the session is over.
      const kind = navigator.onLine ? 'signed-out' : 'offline';
      throw new DeskError(kind, error instanceof Error ? error.message : String(error), { cause: error });
    });
    return send(input, init);
  };
  const createDoor = (door: DeskDoor): Client =>
    new Client({
      url: endpoints[door],
      exchanges: [cacheExchange, fetchExchange],
      fetch: sendSignedIn,
      preferGetMethod: false,
    });
  const doors = { sis: createDoor('sis'), tickets: createDoor('tickets') };

  return {
    follow: (query, variables, listener, { isFresh = false } = {}) => {
      const request = createRequest(query.document, cleanVariables(variables));
      const requestPolicy = isFresh ? 'network-only' : 'cache-and-network';
      const source = doors[query.door].executeQuery(request, { requestPolicy });
      const subscription = source.subscribe((result) => listener(readAnswer(query.schema, result)));
      return () => subscription.unsubscribe();
    },
    run: async (operation, variables) => {
      const request = createRequest(operation.document, cleanVariables(variables));
      const client = doors[operation.door];
      const source =
        operation.kind === 'mutation'
          ? client.executeMutation(request)
          : client.executeQuery(request, { requestPolicy: 'network-only' });
      const { data, error } = readAnswer(operation.schema, await source.toPromise());
      if (error !== null) throw error;
      if (data === null) throw new DeskError('unexpected', 'The answer is empty');
      return data;
    },
  };
}

// A change is shown before it has arrived, so it goes on when the page is left; browsers take 64 KiB of such requests.
const longestOutliving = 16_000;
const outlivesPage = (body: RequestInit['body']) =>
  typeof body === 'string' && body.length < longestOutliving && /"query":"\s*mutation/.test(body);

const isTransportFailure = (error: unknown) =>
  error instanceof TypeError || (error instanceof DOMException && error.name !== 'InvalidStateError');

function readAnswer<Data>(schema: v.GenericSchema<unknown, Data>, result: OperationResult): DeskAnswer<Data> {
  const isStale = result.stale;
  if (result.error) return { data: null, error: mapDeskError(result.error), isStale };
  const parsed = v.safeParse(schema, result.data);
  if (parsed.success) return { data: parsed.output, error: null, isStale };
  const [issue] = parsed.issues;
  const error = new DeskError('unexpected', `The answer cannot be read: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
  return { data: null, error, isStale };
}
