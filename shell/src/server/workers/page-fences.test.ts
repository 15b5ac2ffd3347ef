import { expect, it } from 'vitest';
import { PageFences } from './page-fences.ts';
import { RemoteError } from './remote-error.ts';

const loop = new RemoteError('loop', 'No sign of life for 300 ms');

function failTwice(fences: PageFences, page: string, step: 'load' | 'render' = 'load'): void {
  for (const at of [0, 1]) fences.recordFault(page, step, loop, at);
}

it('promise 1 a page that loops is fenced with its reason, and no other page is', () => {
  const fences = new PageFences();
  failTwice(fences, '/company/quality');
  expect(fences.admit('/company/quality', 'load', 2)).toMatchObject({ kind: 'fenced', status: 503 });
  expect(fences.admit('/company/quality', 'load', 2)?.message).toContain(loop.message);
  for (const page of ['/company', '/company/history', '/']) expect(fences.admit(page, 'load', 2)).toBeNull();
});

it('promise 1 a page that loops while it is rendered still loads its data', () => {
  const fences = new PageFences();
  failTwice(fences, '/company/quality', 'render');
  expect(fences.admit('/company/quality', 'load', 2)).toBeNull();
  expect(fences.admit('/company/quality', 'render', 2)?.kind).toBe('fenced');
});

it('promise 1 one page that fails for ever never fences the version', () => {
  const fences = new PageFences();
  for (let at = 0; at < 20; at += 1) fences.recordFault('/company/quality', 'load', loop, at * 100);
  expect(fences.fencedFor(2_000)).toBe(0);
});

it('promise 1 many pages fence the version when none succeeds, and one success opens it', () => {
  const fences = new PageFences();
  const failAll = () => {
    for (const page of ['/1', '/2', '/3', '/4', '/5']) fences.recordFault(page, 'load', loop, 0);
  };
  failAll();
  expect(fences.admit('/products', 'load', 1)?.message).toContain('This version');
  expect(fences.admit('/products', 'load', 2_000)).toBeNull();
  expect(fences.admit('/stories', 'load', 2_000)?.kind).toBe('fenced');
  fences.recordSuccess('/products', 'load');
  expect(fences.admit('/stories', 'load', 2_001)).toBeNull();
});

it('promise 1 a trial that meets a page which failed before fences the version for longer', () => {
  const fences = new PageFences();
  for (const page of ['/1', '/2', '/3', '/4', '/5']) fences.recordFault(page, 'load', loop, 0);
  expect(fences.admit('/1', 'load', 2_000)).toBeNull();
  fences.recordFault('/1', 'load', loop, 2_000);
  expect(fences.fencedFor(2_000)).toBe(4_000);
});

it('promise 1 many pages that fail among others that succeed fence themselves alone', () => {
  const fences = new PageFences();
  for (const page of ['/1', '/2', '/3', '/4', '/5', '/6']) {
    failTwice(fences, page);
    fences.recordSuccess('/products', 'load');
  }
  expect(fences.fencedFor(2)).toBe(0);
  expect(fences.admit('/6', 'load', 2)?.kind).toBe('fenced');
});
