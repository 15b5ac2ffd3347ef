import * as v from 'valibot';

/** How to reach a bucket of an S3-compatible store; the secret must not get into a log. */
export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Whether the bucket is in the path of the address; otherwise in the name of the host. */
  readonly isPathStyle: boolean;
  /** What all keys begin with: empty, or ends with a slash. */
  readonly prefix: string;
}

const text = v.pipe(v.string(), v.minLength(1));

/** Variables of an object store, for the schema of a process; `resolveS3Settings` says what they mean together. */
export const s3EnvironmentEntries = {
  S3_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.check((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol), 'must be an http(s) URL'),
    ),
  ),
  S3_BUCKET: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,62}$/, 'must be the name of a bucket'))),
  S3_REGION: v.optional(text, 'us-east-1'),
  S3_ACCESS_KEY_ID: v.optional(text),
  S3_SECRET_ACCESS_KEY: v.optional(text),
  S3_PATH_STYLE: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  S3_PREFIX: v.optional(
    v.pipe(v.string(), v.regex(/^(?:[\w-]+\/)*$/, 'must be empty or end with a slash, such as kmx/')),
    '',
  ),
};

const environmentSchema = v.object(s3EnvironmentEntries);
const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** The names of the variables, which may also come from files. */
export const s3VariableNames = Object.keys(s3EnvironmentEntries);

/** The settings; null where no object store is named. Problems are `NAME: what is wrong`. */
export function resolveS3Settings(given: Readonly<Record<string, unknown>>): {
  readonly settings: S3Settings | null;
  readonly problems: readonly string[];
} {
  const present = Object.fromEntries(
    s3VariableNames.flatMap((name) => (given[name] === undefined || given[name] === '' ? [] : [[name, given[name]]])),
  );
  const parsed = v.safeParse(environmentSchema, present);
  if (!parsed.success) {
    const problems = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'}: ${issue.message}`);
    return { settings: null, problems };
  }
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, ...rest } = parsed.output;
  const missing = needed.filter((name) => parsed.output[name] === undefined);
  if (missing.length === needed.length) return { settings: null, problems: [] };
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return { settings: null, problems: missing.map((name) => `${name}: is missing; an object store needs all four`) };
  return {
    settings: {
      endpoint: S3_ENDPOINT,
      bucket: S3_BUCKET,
      region: rest.S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
      isPathStyle: rest.S3_PATH_STYLE === 'on',
      prefix: rest.S3_PREFIX,
    },
    problems: [],
  };
}
