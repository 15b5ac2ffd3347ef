import { expect, it } from 'vitest';
import { type Specification, selectSpecifications } from './specification.ts';

const create = (value: string, system: 'Metric' | 'Imperial' | null, name: string, unit: string): Specification => ({
  value,
  measurement_system: system,
  specification: { name, unit },
});

it('D-33 PUB-073 PUB-074 shows own and neutral values, the first of each name and unit', () => {
  const all = [
    create('6', 'Metric', 'Cross-section', 'mm²'),
    create('10', 'Imperial', 'Cross-section', 'AWG'),
    create('74', null, 'Noise', 'dB(A)'),
    create('75', null, 'Noise', 'dB(A)'),
  ];
  expect(selectSpecifications(all, 'Metric').map(({ value }) => value)).toEqual(['6', '74']);
  expect(selectSpecifications(all, 'Imperial').map(({ value }) => value)).toEqual(['10', '74']);
});
