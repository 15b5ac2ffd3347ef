import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';
import { createInitials } from './create-initials.ts';

it('creates initials of names in all scripts', () => {
  const names = ['Heidi Brunner', 'Ana María de Souza', 'Žofie Říhová', '田辺由紀', ' Plato ', ''];
  expect(names.map(createInitials)).toEqual(['HB', 'AS', 'ŽŘ', '田', 'P', '']);
});

it('is hidden from screen readers and shows the picture if there is one', () => {
  expect(renderToString(<Avatar name="Heidi Brunner" />)).toMatch(/aria-hidden="true">HB</);
  expect(renderToString(<Avatar name="Heidi Brunner" picture={<img src="/a.webp" alt="" />} />)).not.toContain('HB');
});
