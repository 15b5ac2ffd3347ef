import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FlashMessage } from './flash-message.tsx';
import { StaticMessage } from './static-message.tsx';

const dismiss = () => undefined;

it('PUB-055 announces errors at once, information and success politely', () => {
  const roles = (['info', 'success', 'error'] as const).map(
    (type) => renderToString(<StaticMessage type={type}>Text</StaticMessage>).match(/role="(\w+)"/)?.[1],
  );
  expect(roles).toEqual(['status', 'status', 'alert']);
});

it('PUB-056 is dismissible unless static', () => {
  const open = renderToString(
    <FlashMessage type="info" dismissText="Dismiss" onDismiss={dismiss}>
      Text
    </FlashMessage>,
  );
  const fixed = renderToString(<StaticMessage type="info">Text</StaticMessage>);
  expect(open).toContain('aria-label="Dismiss"');
  expect(fixed).not.toContain('<button');
});
