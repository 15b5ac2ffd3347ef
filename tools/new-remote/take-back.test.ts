import type * as fileSystem from 'node:fs';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { root as repository } from '../product-runner/repository-root.ts';
import { makeRemote } from './make-remote.ts';

vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof fileSystem>();
  return {
    ...original,
    renameSync: (from: string, to: string) => {
      if (to.endsWith('CODEOWNERS')) throw new Error('The disk is full');
      original.renameSync(from, to);
    },
  };
});

it('ARC-011 a failure between two moves takes back the first', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'kmx-take-back-'));
  const lists = ['CODEOWNERS', 'package-lock.json'];
  for (const file of lists) cpSync(path.join(repository, file), path.join(root, file));
  const remote = { name: 'remote-x', path: '/x', isLocalized: true, kind: 'application', team: 'x' } as const;
  expect(() => makeRemote(remote, root)).toThrow('The disk is full');
  expect(readdirSync(root).toSorted()).toEqual(lists);
  for (const file of lists)
    expect(readFileSync(path.join(root, file), 'utf8')).toBe(readFileSync(path.join(repository, file), 'utf8'));
  rmSync(root, { recursive: true });
});
