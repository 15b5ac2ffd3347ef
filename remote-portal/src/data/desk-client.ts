import type { FollowOptions } from '@kmx/remote-kit/data/follow.ts';
import type { Answer } from '@kmx/remote-kit/data/query-state.ts';
import { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { sendSignedIn } from '@kmx/remote-kit/data/send-signed-in.ts';
import { deskEndpoint, ticketsEndpoint } from '@kmx/shared-contracts/endpoints/desk.ts';
import type { ShellContext } from '@kmx/shared-contracts/shell-context.ts';
import { createTraceHeaders } from '@kmx/shared-contracts/trace-headers.browser.ts';
import { Client, cacheExchange, createRequest, fetchExchange, type OperationResult } from '@urql/core';
import * as v from 'valibot';
import { cleanVariables } from './clean-variables.ts';
import type { DeskEndpoint, DeskOperation } from './desk-operation.ts';
import { mapDeskError } from './map-desk-error.ts';

/** After this time without a response the service desk is treated as failed. */
const deadlineMs = 10_000;

const paths: Readonly<Record<DeskEndpoint, string>> = { sis: deskEndpoint.path, tickets: ticketsEndpoint.path };

/** The service desk for one signed-in user; answers are cached until a mutation changes an object of the same kind (POR-067). */
export interface DeskClient {
  /** Calls the listener with the answer and with every later change, until the returned function is called. */
  readonly follow: <Data, Variables extends object>(
    query: DeskOperation<Data, Variables>,
    variables: Variables,
    listener: (answer: Answer<Data>) => void,
    options: FollowOptions,
  ) => () => void;
  /** Runs a query or mutation once, bypassing the cache; rejects with a RequestError. */
  readonly run: <Data, Variables extends object>(
    operation: DeskOperation<Data, Variables>,
    variables: Variables,
  ) => Promise<Data>;
}

/** Creates the client of the service desk, with a deadline per request and one silent renewal of the session. */
export function createDeskClient(auth: ShellContext['auth']): DeskClient {
  const send = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(createTraceHeaders())) headers.set(name, value);
    await auth.authorizeRequest(headers);
    const deadline = AbortSignal.timeout(deadlineMs);
    const signal = init.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
    return fetch(input, { ...init, headers, signal, credentials: 'same-origin', keepalive: outlivesPage(init.body) });
  };
  const fetchSignedIn: typeof fetch = (input, init) => sendSignedIn(auth, () => send(input, init));
  const createClient = (endpoint: DeskEndpoint): Client =>
    new Client({
      url: paths[endpoint],
      exchanges: [cacheExchange, fetchExchange],
      fetch: fetchSignedIn,
      preferGetMethod: false,
    });
  const clients = { sis: createClient('sis'), tickets: createClient('tickets') };

  return {
    follow: (query, variables, listener, { isFresh }) => {
      const request = createRequest(query.document, cleanVariables(variables));
      const requestPolicy = isFresh ? 'network-only' : 'cache-and-network';
      const source = clients[query.endpoint].executeQuery(request, { requestPolicy });
      const subscription = source.subscribe((result) => listener(readAnswer(query.schema, result)));
      return () => subscription.unsubscribe();
    },
    run: async (operation, variables) => {
      const request = createRequest(operation.document, cleanVariables(variables));
      const client = clients[operation.endpoint];
      const source =
        operation.kind === 'mutation'
          ? client.executeMutation(request)
          : client.executeQuery(request, { requestPolicy: 'network-only' });
      const answer = readAnswer(operation.schema, await source.toPromise());
      if (answer.error !== null) throw answer.error;
      if (answer.data === null) throw new RequestError('unexpected', 'The answer is empty');
      return answer.data;
    },
  };
}

// Optimistic changes must be sent even when the user leaves the page; browsers allow 64 KiB of pending keepalive requests.
const maxKeepaliveLength = 16_000;
const outlivesPage = (body: RequestInit['body']) =>
  typeof body === 'string' && body.length < maxKeepaliveLength && /"query":"\s*mutation/.test(body);

function readAnswer<Data>(schema: v.GenericSchema<unknown, Data>, result: OperationResult): Answer<Data> {
  if (result.error) return { data: null, error: mapDeskError(result.error) };
  const parsed = v.safeParse(schema, result.data);
  if (parsed.success) return { data: parsed.output, error: null };
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue) ?? '';
  return { data: null, error: new RequestError('unexpected', `The answer cannot be read: ${path} ${issue.message}`) };
}
