import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { findCopiedMessages } from './find-copied-messages.ts';

const interactive = 'Part of this page could not be made interactive. Its content remains readable.';
const failed = 'Something went wrong while drawing this page. Please try again or reload the page.';

describe('messages of one language', () => {
  it('are not the same where English says two things', () => {
    const messages = [
      { place: 'shell/pt:failure.text', english: interactive, text: 'Ocorreu um erro.' },
      { place: 'remote-public/pt:failure.text', english: failed, text: 'Ocorreu um erro.' },
    ];
    expect(findCopiedMessages(messages)).toEqual([
      'remote-public/pt:failure.text says the same as shell/pt:failure.text, but not in English: Ocorreu um erro.',
    ]);
  });

  it('may be the same where English says one thing twice, or a word', () => {
    expect(
      findCopiedMessages([
        { place: 'a', english: failed, text: 'Ocorreu um erro.' },
        { place: 'b', english: failed, text: 'Ocorreu um erro.' },
        { place: 'c', english: 'Leave', text: 'Sair' },
        { place: 'd', english: 'Sign out', text: 'Sair' },
      ]),
    ).toEqual([]);
  });
});

it.each(['message-catalogues.ts', 'terminology.ts'])('the catalogues of the product pass %s', (check) => {
  const { status, stderr } = spawnSync(process.execPath, [`tools/checks/${check}`], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
