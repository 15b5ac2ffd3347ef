import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MarkedText } from './marked-text.tsx';
import type { Translate } from './messages.tsx';

const messages: Readonly<Record<string, string>> = {
  en: '{name} in {unit}, {from} on',
  ja: '{from}年以降の{unit}（{name}）',
  zh: '{name}',
};
const translate: Translate = (id, values = {}) =>
  (messages[id] ?? '').replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(values[name]));
const renderText = (id: string, lang: string | undefined) =>
  renderToStaticMarkup(
    <MarkedText
      translate={translate}
      id={id}
      texts={{ name: 'Net sales', unit: 'CHF' }}
      lang={lang}
      values={{ from: 2021 }}
    />,
  );

it('PUB-062 marks texts of another language in a message, wherever the message’s language places them', () => {
  const name = '<span lang="en">Net sales</span>';
  const unit = '<span lang="en">CHF</span>';
  expect(renderText('en', 'en')).toBe(`${name} in ${unit}, 2021 on`);
  expect(renderText('ja', 'en')).toBe(`2021年以降の${unit}（${name}）`);
  expect(renderText('zh', 'en')).toBe(name);
});

it('PUB-062 marks nothing when everything is in one language', () => {
  expect(renderText('en', undefined)).toBe('Net sales in CHF, 2021 on');
});
