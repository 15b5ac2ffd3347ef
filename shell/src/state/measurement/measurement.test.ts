import { fork, scopeBind } from 'effector';
import { expect, it } from 'vitest';
import { $measurementSystem, countrySystemKnown, systemChosen } from './measurement.model.ts';
import { connectMeasurementStorage } from './measurement-storage.browser.ts';

function createPage(stored: string | null) {
  const values = new Map(stored === null ? [] : [['uapp-measurement-system', stored]]);
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  return { values, page: { localStorage } as unknown as Window };
}

it("SYS-068 SYS-069 the system is Metric, the country's, or the visitor's choice, which lasts to the next visit", () => {
  const scope = fork();
  const { values, page } = createPage(null);
  connectMeasurementStorage(scope, page);
  expect(scope.getState($measurementSystem)).toBe('Metric');
  scopeBind(countrySystemKnown, { scope })('Imperial');
  expect(scope.getState($measurementSystem)).toBe('Imperial');
  scopeBind(systemChosen, { scope })('Metric');
  expect(scope.getState($measurementSystem)).toBe('Metric');
  expect([...values.values()]).toEqual(['Metric']);
  const next = fork();
  scopeBind(countrySystemKnown, { scope: next })('Imperial');
  connectMeasurementStorage(next, page);
  expect(next.getState($measurementSystem)).toBe('Metric');
});

it('SYS-069 a stored value that is no system is nobody’s choice', () => {
  const scope = fork();
  connectMeasurementStorage(scope, createPage('Cubits').page);
  expect(scope.getState($measurementSystem)).toBe('Metric');
});
