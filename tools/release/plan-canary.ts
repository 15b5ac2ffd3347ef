import { type Canary, type StatedCanary, statedCanarySchema } from '@kmx/release-registry/history/canary.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import * as v from 'valibot';
import { type CanaryOptions, UsageError } from './parse-arguments.ts';

const unitMs = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

function parseDuration(text: string): number {
  const [, count = '', unit = ''] = /^(\d{1,4})([smhd])$/.exec(text) ?? [];
  if (count === '') throw new UsageError('--promote-after takes a time such as 30m, 2h or 3d');
  return Number(count) * unitMs[unit as keyof typeof unitMs];
}

function parsePercent(text: string): number {
  if (/^\d{1,3}(?:\.\d{1,2})?$/.test(text) && Number(text) <= 100) return Number(text);
  throw new UsageError('--percent takes 0 to 100, such as 10 or 0.5');
}

function parseCountries(text: string): readonly string[] {
  const countries = text.split(',').filter(Boolean);
  if (countries.every((country) => /^[a-z]{2}$/i.test(country))) return countries.map((name) => name.toUpperCase());
  throw new UsageError('--countries takes two letters each, such as de,fr; an empty value means all');
}

function parseCookie(text: string): StatedCanary['cookie'] {
  const [, name, value] = /^([\w.-]{1,64})=([\w.-]{1,64})$/.exec(text) ?? [];
  if (name !== undefined && value !== undefined) return { name, value };
  if (text === '') return null;
  throw new UsageError('--cookie takes name=value of letters, digits and _.-; an empty value means none');
}

function parseViews(text: string): number {
  if (/^[1-9]\d{0,7}$/.test(text)) return Number(text);
  throw new UsageError('--min-views takes a whole number from 1');
}

function planPromotion(options: CanaryOptions, running: Canary | null): StatedCanary['promotion'] {
  const { 'promote-after': after, 'min-views': views } = options;
  if (after === undefined && views === undefined) return running?.promotion ?? null;
  if (after === undefined || views === undefined)
    throw new UsageError('a promotion by rule needs both --promote-after and --min-views');
  return { afterMs: parseDuration(after), minViews: parseViews(views) };
}

/**
 * The canary that a command line asks for, on top of the one of this version that runs; `version` null: of the version that
 * runs. Throws UsageError.
 */
export function planCanary(
  unit: RemoteName,
  version: string | null,
  options: CanaryOptions,
  present: Canary | null,
): StatedCanary {
  const running = version === null || present?.version === version ? present : null;
  const known = version ?? running?.version;
  if (known === undefined) throw new UsageError(`${unit} has no canary: name the version, as ${unit}@version`);
  if (present && running === null)
    throw new UsageError(`${unit} has the canary ${present.version}: end it first, with canary ${unit} --stop`);
  const { percent, countries, cookie } = options;
  if (running === null && percent === undefined && cookie === undefined)
    throw new UsageError('a canary needs --percent, or a --cookie');
  return v.parse(statedCanarySchema, {
    ...{ unit, version: known },
    percent: percent === undefined ? (running?.percent ?? 0) : parsePercent(percent),
    countries: countries === undefined ? (running?.countries ?? []) : parseCountries(countries),
    cookie: cookie === undefined ? (running?.cookie ?? null) : parseCookie(cookie),
    promotion: planPromotion(options, running),
  });
}
