import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { expect, it } from 'vitest';
import { isOfRemote, type ProductPage } from './page-swap.ts';

const createMount = (path: string, isLocalized = true) =>
  ({ path, isLocalized, sites: 'main', kind: 'application', hasChrome: true }) as const;
const createPage = (remote: string, url: string, path: string) =>
  ({ remote, request: { url, path } as PageRequest }) as ProductPage;

it('ARC-013 a mount for all that no other takes is not that of a page of another remote', () => {
  const remote = { name: 'remote-x', mounts: [createMount('/', false)] } as const;
  expect(isOfRemote(remote, createPage('remote-public', '/', '/'))).toBe(false);
});

it.each([
  ['its own in the product', ['/'], createPage('remote-x', '/en/a', '/a'), true],
  ['one at its mount that the product does not know yet', ['/x'], createPage('remote-public', '/en/x', '/x'), true],
  ['one below its mount', ['/x'], createPage('remote-public', '/en/x/y', '/x/y'), true],
  ['one beside its mount', ['/x'], createPage('remote-public', '/en/xy', '/xy'), false],
  ['one of another remote where its mount is the rest', ['/'], createPage('remote-portal', '/en/a', '/a'), false],
  ['one without locale at a mount with locale', ['/x'], createPage('remote-public', '/x', '/x'), false],
])('ARC-013 a page of the remote: %s', (_, mounts, page, isOfIt) => {
  expect(isOfRemote({ name: 'remote-x', mounts: mounts.map((path) => createMount(path)) }, page)).toBe(isOfIt);
});
