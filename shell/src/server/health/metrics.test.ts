import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

it('the metrics of a shell name the version of the product', async () => {
  expect(await createMetrics().registry.getSingleMetricAsString('build_info')).toMatch(
    /^build_info\{version="\d+\.\d+\.\d+"\} 1$/m,
  );
});
