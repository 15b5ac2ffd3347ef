import { identityPrefix, identityRealmPath } from '@kmx/shared-contracts/endpoints/identity.ts';
import { requestedWithHeader } from '@kmx/shared-contracts/headers.ts';
import * as v from 'valibot';

const realmPath = `${identityPrefix}/json/${identityRealmPath}`;
const deadlineMs = 10_000;

const policySchema = v.object({
  policyRequirement: v.string(),
  params: v.optional(v.record(v.string(), v.unknown()), {}),
});

/** A password rule, or a violation of it, by its code name (AUTH-023..025). */
export type PolicyRequirement = v.InferOutput<typeof policySchema>;

const refusalSchema = v.object({
  message: v.optional(v.string(), ''),
  detail: v.optional(
    v.object({
      accountManaged: v.optional(v.boolean(), false),
      reauthenticationRequired: v.optional(v.boolean(), false),
      failedPolicyRequirements: v.optional(v.array(v.object({ policyRequirements: v.array(policySchema) })), []),
    }),
    {},
  ),
});

/** Why the identity provider did not fulfil a request; `detail` is technical. */
export type SelfServiceRefusal =
  | { readonly kind: 'policies'; readonly policies: readonly PolicyRequirement[] }
  | { readonly kind: 'throttled'; readonly seconds: number }
  | {
      readonly kind: 'wrong' | 'managed' | 'confirm' | 'signed-out' | 'conflict' | 'offline' | 'failed';
      readonly detail: string;
    };

export type SelfServiceAnswer<Data> =
  | { readonly kind: 'done'; readonly data: Data }
  | { readonly kind: 'refused'; readonly refusal: SelfServiceRefusal };

interface SelfServiceRequest<Data> {
  /** Path below the realm, such as `users/{id}`. */
  readonly path: string;
  readonly schema: v.GenericSchema<unknown, Data>;
  /** Absent for a request that only reads. */
  readonly change?: { readonly action: string; readonly body: Readonly<Record<string, string>> };
}

/** Calls AM's self-service API on the site's own host about the user's own account; never rejects. */
export async function requestSelfService<Data>(request: SelfServiceRequest<Data>): Promise<SelfServiceAnswer<Data>> {
  const { path, schema, change } = request;
  const url = `${realmPath}/${path}${change === undefined ? '' : `?_action=${change.action}`}`;
  const init: RequestInit =
    change === undefined
      ? {}
      : { method: 'POST', body: JSON.stringify(change.body), headers: { 'content-type': 'application/json' } };
  try {
    const answer = await fetch(url, {
      ...init,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(deadlineMs),
      headers: { accept: 'application/json', [requestedWithHeader]: 'mykomax', ...init.headers },
    });
    const body: unknown = await answer.json();
    if (!answer.ok) return { kind: 'refused', refusal: mapRefusal(answer, body) };
    return { kind: 'done', data: v.parse(schema, body) };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { kind: 'refused', refusal: { kind: navigator.onLine ? 'failed' : 'offline', detail } };
  }
}

function mapRefusal(answer: Response, body: unknown): SelfServiceRefusal {
  const parsed = v.safeParse(refusalSchema, body);
  if (!parsed.success) return { kind: 'failed', detail: `HTTP ${answer.status}` };
  const { message, detail } = parsed.output;
  const policies = (detail.failedPolicyRequirements ?? []).flatMap(({ policyRequirements }) => policyRequirements);
  if (policies.length > 0) return { kind: 'policies', policies };
  if (detail.accountManaged) return { kind: 'managed', detail: message };
  if (detail.reauthenticationRequired) return { kind: 'confirm', detail: message };
  if (answer.status === 429) return { kind: 'throttled', seconds: Number(answer.headers.get('retry-after')) || 60 };
  if (answer.status === 409) return { kind: 'conflict', detail: message };
  // AM answers 401 in both cases; only a missing session is denied altogether.
  if (answer.status === 401 && message === 'Access Denied') return { kind: 'signed-out', detail: message };
  if (answer.status === 401 || /wrong/i.test(message)) return { kind: 'wrong', detail: message };
  return { kind: 'failed', detail: `HTTP ${answer.status}: ${message}` };
}
