import { expect, it } from 'vitest';
import { findFailingUnit } from './find-failing-unit.ts';
import { readFrames } from './read-frames.ts';

const site = 'https://www.kmx.example';
const portal = `${site}/_r/remote-portal/1.4.0/browser/part-ticket.js:1:2345`;
const libraries = `${site}/_r/shell/2.0.1+a/browser/vendor.js:2:99`;
const shell = `${site}/_r/shell/2.0.1+a/browser/live-page.js:1:7`;
const origins = [site, 'https://assets.kmx.example'];
const find = (...lines: readonly string[]) => findFailingUnit(readFrames('', lines.join('\n')), origins);
const ofPortal = { unit: 'remote-portal', version: '1.4.0' };
const ofShell = { unit: 'shell', version: '2.0.1+a' };

it('SRV-062 an error belongs to the topmost script, as V8, Firefox and Safari write it', () => {
  expect(find('TypeError: no', `    at onClick (${portal})`, `    at shown (${shell})`)).toEqual(ofPortal);
  expect(find('TypeError: no', '    at new Promise (<anonymous>)', `    at ${portal}`)).toEqual(ofPortal);
  expect(find('TypeError: no', `    at async Object.load (${portal})`)).toEqual(ofPortal);
  expect(find(`onClick@${portal}`, `shown@${shell}`)).toEqual(ofPortal);
  expect(find(`@${shell}`, `onClick@${portal}`)).toEqual(ofShell);
  expect(find(`f@${portal.replace('portal', 'shop2')}`)).toEqual({ ...ofPortal, unit: 'remote-shop2' });
  expect(find('[native code]', `forEach@[native code]`, portal.replace(/^/, '@'))).toEqual(ofPortal);
  expect(find(`onClick@${portal.replace(site, 'https://assets.kmx.example')}`)).toEqual(ofPortal);
});

it('SRV-062 libraries throw on behalf of whoever called them', () => {
  expect(find('Error: x', `    at dispatch (${libraries})`, `    at onClick (${portal})`)).toEqual(ofPortal);
  expect(find('Error: x', `    at dispatch (${libraries})`)).toEqual(ofShell);
});

it('SRV-062 extensions and foreign scripts are nobody of ours, even when they call or wrap our code', () => {
  const extension = 'chrome-extension://abcdefgh/content.js:1:2';
  expect(find('Error: x', `    at wrap (${extension})`, `    at onClick (${portal})`)).toBeNull();
  expect(find('wrap@moz-extension://a-b/content.js:1:2', `onClick@${portal}`)).toBeNull();
  expect(find('wrap@webkit-masked-url://hidden/:2:33', `onClick@${portal}`)).toBeNull();
  expect(find(`f@https://cdn.example/_r/remote-portal/1.4.0/browser/a.js:1:1`)).toBeNull();
  expect(find(`f@${site}/en/products:12:3`)).toBeNull();
  expect(find(`f@${site}/_r/remote-2/1/browser/a.js:1:1`)).toBeNull();
  expect(find('')).toBeNull();
});

it('SRV-062 an address in the message is no place', () => {
  expect(find(`Error: Failed to fetch ${portal}`, '    at f (https://cdn.example/a.js:1:1)')).toBeNull();
});

it('SRV-062 lines of the message are no places, however they look', () => {
  const message = `refused:\n    at ${shell}\nf@${shell}\n${'x'.repeat(80_000)}`;
  const frames = `    at onClick (${portal})`;
  for (const stack of [`Error: ${message}\n${frames}`, `${message}\n${frames}`, `onClick@${portal}`]) {
    expect(findFailingUnit(readFrames(message, stack), origins)).toEqual(ofPortal);
  }
  // Engines that write no message have it nowhere in front.
  expect(findFailingUnit(readFrames('https', `onClick@${portal}`), origins)).toEqual(ofPortal);
  expect(findFailingUnit(readFrames('x', `x@${portal}`), origins)).toEqual(ofPortal);
});

it('SRV-062 a stack that somebody made up is read in no time, and blames nobody', () => {
  const lines = [
    'at ' + 'a'.repeat(80_000),
    '@a://'.repeat(16_000),
    `at ${'(a://'.repeat(16_000)}`,
    ' '.repeat(80_000),
  ];
  for (const line of lines) {
    const before = performance.now();
    expect(find('Error: x', line, `    at onClick (${portal})`)).toBeNull();
    expect(find('Error: x', ...Array.from({ length: 20_000 }, () => line.slice(0, 499)))).toBeNull();
    expect(performance.now() - before).toBeLessThan(2_000);
  }
});
