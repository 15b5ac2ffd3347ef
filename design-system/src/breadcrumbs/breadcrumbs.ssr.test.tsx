import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Breadcrumbs } from './breadcrumbs.tsx';

const renderTrail = (items: readonly { text: string; href?: string }[]) =>
  renderToString(<Breadcrumbs label="Breadcrumb" homeLabel="Home" homeHref="/de" items={items} />);
const findParentStep = (html: string) => html.match(/<li[^>]*data-parent="true"[^>]*>.*?<\/li>/g) ?? [];

it('PUB-050 begins with home and ends with the current page, which is not a link', () => {
  const html = renderTrail([{ text: 'Products', href: '/de/products' }, { text: 'Pila 340' }]);
  expect(html.indexOf('href="/de"')).toBeLessThan(html.indexOf('href="/de/products"'));
  expect(html).toContain('<span aria-current="page">Pila 340</span>');
});

it('PUB-053 marks only the nearest parent with a page as the way back', () => {
  const [step, ...others] = findParentStep(
    renderTrail([{ text: 'Products', href: '/de/products' }, { text: 'Group' }, { text: 'Pila 340' }]),
  );
  expect(others).toEqual([]);
  expect(step).toContain('href="/de/products"');
});

it('PUB-052 leads back home from the 404 entry', () => {
  const html = renderTrail([{ text: '404' }]);
  expect(findParentStep(html)[0]).toContain('href="/de"');
});
