import * as v from 'valibot';

/** The management API refused or did not respond; the message quotes it and never contains the token. */
export class ManagementError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ManagementError';
  }
}

/** Queries the management API and parses the response with a schema; throws ManagementError. */
export type AskManagement = <const Schema extends v.GenericSchema>(
  schema: Schema,
  query: string,
  variables?: Readonly<Record<string, unknown>>,
) => Promise<v.InferOutput<Schema>>;

const answerSchema = v.object({
  data: v.nullish(v.unknown()),
  errors: v.optional(v.array(v.object({ message: v.string() })), []),
});

const deadline = 30_000;

async function send(endpoint: string, token: string, body: string): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body,
      signal: AbortSignal.timeout(deadline),
    });
  } catch (error) {
    throw new ManagementError(`${new URL(endpoint).host} does not answer`, { cause: error });
  }
  const text = await response.text();
  let answer: v.InferOutput<typeof answerSchema>;
  try {
    answer = v.parse(answerSchema, JSON.parse(text));
  } catch (error) {
    throw new ManagementError(`the answer has status ${response.status} and is not GraphQL`, { cause: error });
  }
  const [problem] = answer.errors;
  if (problem !== undefined) throw new ManagementError(problem.message);
  if (!response.ok) throw new ManagementError(`the answer has status ${response.status}`);
  return answer.data;
}

/**
 * A client of the vendor's management API. The vendor's own SDK (@hygraph/management-sdk 1.5.2, looked at in November 2026) is not
 * used: it takes 46 MB for its documentation and brings a second GraphQL library, it cannot tell what a project has already, it
 * guesses the address, asks the vendor's when that is wrong, and waits for ever. The operations and their inputs are the same.
 */
export function createManagementClient(endpoint: string, token: string): AskManagement {
  return async (schema, query, variables = {}) => {
    const data = await send(endpoint, token, JSON.stringify({ query, variables }));
    const parsed = v.safeParse(schema, data);
    if (!parsed.success) throw new ManagementError('the answer of the management API is not as expected');
    return parsed.output;
  };
}
