import type { VersionMeasures } from '../measures/measure-window.ts';
import {
  type CountLimit,
  countLimits,
  countLoads,
  hopeless,
  maxChance,
  minSpreadValues,
  type SpreadLimit,
  spreadLimits,
} from './canary-limits.ts';
import { findChance } from './find-chance.ts';

/** Why a canary is worse than the active version: one line, and the numbers. */
export interface CanaryFault {
  readonly reason: string;
  readonly evidence: {
    readonly measure: string;
    readonly canary: Readonly<Record<string, number>>;
    readonly active: Readonly<Record<string, number>>;
  };
}

const findRate = (events: number, of: number) => (of === 0 ? 0 : Math.min(1, events / of));

function judgeCount(limit: CountLimit, canary: VersionMeasures, active: VersionMeasures): CanaryFault | null {
  const { name, label, per, minEvents, maxRatio, maxExcess } = limit;
  const [events, others] = [canary[name], active[name]];
  if (events < minEvents) return null;
  const read = (measures: VersionMeasures) => (per === 'loads' ? countLoads(measures) : measures[per]);
  const [of, otherOf] = [read(canary), read(active)];
  const [rate, otherRate] = [findRate(events, of), findRate(others, otherOf)];
  if (rate - otherRate <= maxExcess || rate <= otherRate * maxRatio) return null;
  // A version that is new has few cached pages and loads more: what it should have of the errors is its share of the visitors.
  const exposure = per === 'loads' ? 'visitors' : per;
  const chance = findChance(events, events + others, findRate(canary[exposure], canary[exposure] + active[exposure]));
  const unit = per === 'loads' ? 'loads' : 'visitors';
  const isHopeless = events >= hopeless.minEvents && rate >= hopeless.minRate;
  if (chance > maxChance && !isHopeless) return null;
  return {
    reason: `${label}: ${events} of ${of} ${unit}, active ${others} of ${otherOf}`,
    evidence: { measure: name, canary: { count: events, [unit]: of }, active: { count: others, [unit]: otherOf } },
  };
}

function judgeSpread(limit: SpreadLimit, canary: VersionMeasures, active: VersionMeasures): CanaryFault | null {
  const { name, label, quantile, maxRatio, maxExcess } = limit;
  const [own, other] = [canary[name], active[name]];
  if (Math.min(own.count, other.count) < minSpreadValues) return null;
  const [value, otherValue] = [own[quantile], other[quantile]];
  if (value - otherValue <= maxExcess || value <= otherValue * maxRatio) return null;
  return {
    reason: `${label} ${quantile}: ${value.toFixed(3)} of ${own.count}, active ${otherValue.toFixed(3)} of ${other.count}`,
    evidence: {
      measure: `${name} ${quantile}`,
      canary: { value, values: own.count },
      active: { value: otherValue, values: other.count },
    },
  };
}

/** Whether a canary does worse than the active version did in the same time, by `canary-limits.ts`; null while it does not. */
export function judgeCanary(canary: VersionMeasures, active: VersionMeasures): CanaryFault | null {
  for (const limit of countLimits) {
    const fault = judgeCount(limit, canary, active);
    if (fault) return fault;
  }
  for (const limit of spreadLimits) {
    const fault = judgeSpread(limit, canary, active);
    if (fault) return fault;
  }
  return null;
}
