import type { S3Settings } from './s3-settings.server.ts';

const adviceByName: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'cannot be reached: nothing listens there; is it running, is S3_ENDPOINT right?',
  ENOTFOUND: 'cannot be reached: the name of its host is not known; look at S3_ENDPOINT and S3_PATH_STYLE',
  EAI_AGAIN: 'cannot be reached: the name of its host cannot be looked up at the moment',
  ECONNRESET: 'ended the connection before it had answered',
  NoSuchBucket: 'has no such bucket; create it, or look at S3_BUCKET',
  AccessDenied: 'does not let this access key do that; look at its policy',
  InvalidAccessKeyId: 'does not know the access key; look at S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'refuses the signature; look at S3_SECRET_ACCESS_KEY and S3_REGION',
  RequestTimeTooSkewed: 'refuses the time of this machine; set its clock',
  TimeoutError: 'did not answer in time',
  AbortError: 'did not answer in time',
};

interface Failure {
  readonly name: string;
  readonly status: number | null;
}

function readProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The code of a failed connection, or the name and status with which the store has answered. */
export function readFailure(error: unknown): Failure {
  const code = readProperty(error, 'code');
  const status = readProperty(readProperty(error, '$metadata'), 'httpStatusCode');
  const name = readProperty(error, 'name');
  return {
    name: typeof code === 'string' ? code : typeof name === 'string' ? name : 'unknown',
    status: typeof status === 'number' ? status : null,
  };
}

/** Names a bucket for messages. */
export const describePlace = ({ endpoint, bucket }: S3Settings): string => `${endpoint} (bucket ${bucket})`;

/** What an object store did instead of answering as it should, and what to look at; quotes nothing of its answer. */
export function describeObjectFailure(error: unknown, action: string): string {
  const { name, status } = readFailure(error);
  const answer = status === null ? name : `${status} ${name}`;
  const isAnswer = status !== null && status >= 300;
  const unknown = isAnswer ? 'failed' : 'gave an answer that no object store gives';
  return `${adviceByName[name] ?? unknown} (${answer}, ${action})`;
}
