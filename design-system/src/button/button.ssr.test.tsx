import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { columnsIcon } from '../icon/icons.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

it('renders an action as a button that submits nothing by accident', () => {
  expect(renderToString(<Button>Send</Button>)).toMatch(/^<button type="button"/);
});

it('renders an href as a link', () => {
  const html = renderToString(<Button href="/products">Find a machine</Button>);
  expect(html).toMatch(/^<a [^>]*href="\/products"/);
});

it('stays focusable while busy and announces it', () => {
  const html = renderToString(
    <Button busy busyText="is being sent">
      Send
    </Button>,
  );
  expect(html).toContain('aria-disabled="true"');
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain(' disabled=');
  expect(html).toContain('is being sent');
});

it('names an icon button by its label and hides its count', () => {
  const html = renderToString(<IconButton icon={columnsIcon} label="Compare, 3 products" count={3} />);
  expect(html).toContain('aria-label="Compare, 3 products"');
  expect(html).toMatch(/<span[^>]*aria-hidden="true"[^>]*>3<\/span>/);
});
