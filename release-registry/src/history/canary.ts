import { remoteNameSchema } from '@kmx/shared-contracts/units.schema.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import * as v from 'valibot';

/** Canaries at the same time: a shell holds threads for each, and a composition for each combination of them. */
export const maxCanaries = 4;

const version = v.pipe(v.string(), v.regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$/));
const cookieText = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/));

/** What a statement of the kind `canary` says; fields of a later version are ignored. */
export const statedCanarySchema = v.object({
  unit: remoteNameSchema,
  version,
  /** Share of the visitors, in percent; a hundredth is the smallest part. */
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  /** Visitors of other countries get the active version; empty means all countries. ISO 3166, upper case. */
  countries: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))), v.maxLength(250)), []),
  /** A visitor with this cookie gets the canary whatever the share and the country. */
  cookie: v.optional(v.nullable(v.object({ name: cookieText, value: cookieText })), null),
  /** When the guard may make it active: after so many milliseconds, and pages of it that one shell has answered. */
  promotion: v.optional(
    v.nullable(
      v.object({
        afterMs: v.pipe(v.number(), v.integer(), v.minValue(0)),
        minViews: v.pipe(v.number(), v.integer(), v.minValue(1)),
      }),
    ),
    null,
  ),
});
export type StatedCanary = Readonly<v.InferOutput<typeof statedCanarySchema>>;

/** A version that a share of the visitors gets in the place of the active one. */
export interface Canary extends StatedCanary {
  /** Of the statement that began it. */
  readonly since: number;
  /** Of the statement that changed it last. */
  readonly revision: number;
  /** When it began, by the clock of who said so. */
  readonly startedAt: string;
}

/** Whether a canary has run as long as the rule of its promotion says, at a time in milliseconds since 1970; never without a rule. */
export function hasRuleTimePassed(
  { promotion, startedAt }: Pick<Canary, 'promotion' | 'startedAt'>,
  atMs: number,
): boolean {
  return promotion !== null && atMs - Date.parse(startedAt) >= promotion.afterMs;
}

/** The canaries that run, by unit. */
export type Canaries = ReadonlyMap<RemoteName, Canary>;

export const noCanaries: Canaries = new Map();

/** The canaries without those of some units. */
export function withoutCanaries(canaries: Canaries, units: readonly string[]): Canaries {
  if (!units.some((unit) => canaries.has(unit as RemoteName))) return canaries;
  return new Map([...canaries].filter(([unit]) => !units.includes(unit)));
}

/** A text that differs whenever other canaries run, or the same ones otherwise. */
export function describeCanaries(canaries: Canaries): string {
  return [...canaries.values()].map(({ unit, revision }) => `${unit} ${revision}`).join();
}
