import { fork, scopeBind } from 'effector';
import { expect, it } from 'vitest';
import { createFakePage } from '../../session/fake-page.fixture.ts';
import { $measurementSystem, countrySystemKnown, systemChosen } from './measurement.model.ts';
import { connectMeasurementStorage } from './measurement-storage.browser.ts';

const key = 'uapp-measurement-system';

function createPage(stored: string | null) {
  const { page, dispatch } = createFakePage('https://kmx.example/en');
  if (stored !== null) page.localStorage.setItem(key, stored);
  return { page, dispatch };
}

it("SYS-068 SYS-069 the system is Metric, the country's, or the visitor's choice, which lasts to the next visit", () => {
  const scope = fork();
  const { page } = createPage(null);
  connectMeasurementStorage(scope, page);
  expect(scope.getState($measurementSystem)).toBe('Metric');
  scopeBind(countrySystemKnown, { scope })('Imperial');
  expect(scope.getState($measurementSystem)).toBe('Imperial');
  scopeBind(systemChosen, { scope })('Metric');
  expect(scope.getState($measurementSystem)).toBe('Metric');
  expect(page.localStorage.getItem(key)).toBe('Metric');
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

it('SYS-068 the choice follows another tab, and another page while this one was in the back/forward cache', () => {
  const scope = fork();
  const { page, dispatch } = createPage(null);
  connectMeasurementStorage(scope, page);
  dispatch(Object.assign(new Event('storage'), { key, newValue: 'Imperial' }));
  expect(scope.getState($measurementSystem)).toBe('Imperial');
  page.localStorage.setItem(key, 'Metric');
  dispatch(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(scope.getState($measurementSystem)).toBe('Metric');
  dispatch(Object.assign(new Event('storage'), { key: null, newValue: null }));
  expect(scope.getState($measurementSystem)).toBe('Metric');
});
