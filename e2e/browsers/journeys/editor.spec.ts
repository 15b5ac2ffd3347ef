import { editorPassword } from '@kmx/tools/product-runner/editor-password.ts';
import { describe, inject } from 'vitest';
import { it } from '../support/journey.ts';
import { openLive } from '../support/live.ts';
import { button, field, heading, link } from '../support/target.ts';

// Each browser changes a story of its own: both find the content as it was installed.
const stories = {
  firefox: { query: 'apprenticeship', title: 'An apprenticeship in two languages' },
  webkit: { query: 'ink', title: 'Marking without ink' },
} as const;

describe('an editor', () => {
  it('EDT-002 signs in, changes a story, saves the draft and publishes it', async ({ person }) => {
    const { query, title } = stories[inject('engine')];
    await openLive(person, `/en/editor/entries/Story?q=${query}`);
    await person.fill(field('Password', '#kmx-slot'), editorPassword);
    await person.press({ css: '#kmx-slot form button[type=submit]' });
    await person.press(link(title, '#kmx-slot'));
    await person.press(link('Edit content'));
    await person.fill(field(/^Title/, '#kmx-slot'), `${title}, told again`);
    await person.read('Not saved yet; kept in this browser.');
    await person.press(button('Save draft'));
    await person.read('The draft is saved.');
    await person.press(button('Save and publish'));
    await person.read('English is published.');
    await person.open(`/en/stories/${title.toLowerCase().replaceAll(' ', '-')}`);
    await person.see(heading(`${title}, told again`));
  });
});
