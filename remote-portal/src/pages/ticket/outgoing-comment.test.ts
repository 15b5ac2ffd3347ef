import { expect, it } from 'vitest';
import { emptyCommentDraft } from '../../features/tickets/comment-draft.ts';
import { dropOutgoing, startSending, takeBack } from './outgoing-comment.ts';

const typed = { ...emptyCommentDraft, text: ' The terminal slips. ' };
const sending = startSending(typed, 'c1', ['upload-1']);

it('POR-066 while a comment is being sent the form is free, and the comment is kept until it has arrived', () => {
  expect(sending).toEqual({
    text: '',
    carried: [],
    outgoing: [{ clientMutationId: 'c1', text: 'The terminal slips.', attachments: ['upload-1'] }],
  });
  expect(dropOutgoing(sending, 'c1')).toEqual(emptyCommentDraft);
  expect(dropOutgoing(sending, 'other')).toEqual(sending);
});

it('POR-066 an unsent comment returns to the form with its files, and nothing typed since is lost', () => {
  const back = takeBack({ ...sending, text: 'One more thing.' }, 'c1');
  expect(back).toEqual({ text: 'The terminal slips.\n\nOne more thing.', carried: ['upload-1'], outgoing: [] });
  expect(startSending(back, 'c2', ['upload-2']).outgoing[0]?.attachments).toEqual(['upload-1', 'upload-2']);
});
