import { expect, it } from 'vitest';
import type { RefusalReason } from './release-errors.ts';
import type { ReleaseStore } from './release-store.ts';
import { rememberVerified } from './remember-verified.ts';

const release = { name: 'remote-public', version: '1' } as const;
const fault: RefusalReason = { ...release, code: 'file-missing', detail: 'browser/main.js' };

function createCountingStore(answers: (readonly RefusalReason[])[]) {
  const state = { checks: 0 };
  const verifyFiles: ReleaseStore['verifyFiles'] = async () => {
    state.checks += 1;
    return answers.shift() ?? [];
  };
  return { state, store: rememberVerified({ verifyFiles } as ReleaseStore) };
}

it('design 5 checks the files of an intact release once', async () => {
  const { state, store } = createCountingStore([[]]);
  await store.verifyFiles(release);
  await store.verifyFiles(release);
  expect(state.checks).toBe(1);
});

it('design 5 looks at a faulty release again, which may have been completed meanwhile', async () => {
  const { state, store } = createCountingStore([[fault], []]);
  expect(await store.verifyFiles(release)).toEqual([fault]);
  expect(await store.verifyFiles(release)).toEqual([]);
  expect(state.checks).toBe(2);
});
