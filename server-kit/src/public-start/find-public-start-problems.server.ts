import { findSecretWeakness } from './find-secret-weakness.ts';
import { isLocalOrigin } from './is-local-origin.ts';
import { sampleSecrets } from './sample-secrets.server.ts';

interface PublicStart {
  readonly publicOrigin: string;
  /** Further origins by variable name: none of them may be open or on the visitor's own machine. */
  readonly origins?: Readonly<Record<string, readonly string[]>>;
  /** From ALLOW_INSECURE_ORIGIN. */
  readonly isInsecureAllowed: boolean;
  /** Secrets by the names of their variables; undefined for one that is missing and has to be there. */
  readonly secrets: Readonly<Record<string, string | undefined>>;
}

const remedy = 'set it to the answer of: openssl rand -base64 32';
const publicKnowledge: ReadonlySet<string> = new Set(Object.values(sampleSecrets));

function describeSecret([name, secret]: readonly [string, string | undefined]): string | null {
  if (secret === undefined) return `${name}: is missing; ${remedy}`;
  if (publicKnowledge.has(secret)) return `${name}: is the sample of a local start, which everybody knows; ${remedy}`;
  const weakness = findSecretWeakness(secret);
  return weakness === null ? null : `${name}: ${weakness}; ${remedy}`;
}

function describeOrigin(name: string, origin: string, isInsecureAllowed: boolean): string | null {
  if (isLocalOrigin(origin))
    return `${name}: ${origin} is the visitor's own machine, where any program may listen; leave it out`;
  if (isInsecureAllowed || new URL(origin).protocol === 'https:') return null;
  return `${name}: ${origin} is not https, so cookies and passwords travel in the open; use https, or say ALLOW_INSECURE_ORIGIN=on`;
}

/** Names in a local network speak http; an https origin is a site that others reach, and must not have samples behind it. */
function describeOriginBesideSamples(name: string, origin: string): string | null {
  if (isLocalOrigin(origin) || new URL(origin).protocol !== 'https:') return null;
  return `${name}: ${origin} is a site that others reach, and a local PUBLIC_ORIGIN means sample accounts that everybody knows; set PUBLIC_ORIGIN to the origin of the site, or leave it out`;
}

/**
 * What a process that others can reach must not start with, each as `VARIABLE: problem; remedy`; for a local one, only
 * settings that would expose its samples.
 */
export function findPublicStartProblems(start: PublicStart): readonly string[] {
  const { publicOrigin, isInsecureAllowed } = start;
  if (isLocalOrigin(publicOrigin)) {
    return Object.entries(start.origins ?? {}).flatMap(([name, list]) =>
      list.flatMap((origin) => describeOriginBesideSamples(name, origin) ?? []),
    );
  }
  const origins = Object.entries({ PUBLIC_ORIGIN: [publicOrigin], ...start.origins });
  return [
    ...origins.flatMap(([name, list]) =>
      list.flatMap((origin) => describeOrigin(name, origin, isInsecureAllowed) ?? []),
    ),
    ...Object.entries(start.secrets).flatMap((entry) => describeSecret(entry) ?? []),
  ];
}
