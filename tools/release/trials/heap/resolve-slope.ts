/** A figure after so many activations. */
export interface Sample {
  readonly activation: number;
  readonly heap: number;
  readonly resident: number;
}

/** Least squares: megabytes more with each activation. */
export function resolveSlope(samples: readonly Sample[], field: 'heap' | 'resident'): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const centre = mean(samples.map(({ activation }) => activation));
  const level = mean(samples.map((sample) => sample[field]));
  const shared = samples.map((sample) => (sample.activation - centre) * (sample[field] - level));
  const spread = samples.map(({ activation }) => (activation - centre) ** 2);
  return mean(shared) / mean(spread);
}
