// @ts-nocheck
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { QrCode } from './qr-code.tsx';

it('a QR code has a name, its three finder patterns and a quiet zone of four modules', () => {
  const html = renderToStaticMarkup(<QrCode text="otpauth://totp/KMX:a@kmx.example?secret=JBSWY3DP" label="QR code" />);
  expect(html).toContain('role="img" aria-label="QR code"');
  const size = Number(/viewBox="0 0 (\d+)/.exec(html)?.[1]);
  const dark = new Set([...html.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  const isFinder = (left: number, top: number) =>
    [0, 1, 2, 3, 4, 5, 6].every((step) => dark.has(`${left + step} ${top}`) && dark.has(`${left} ${top + step}`));
  expect([isFinder(4, 4), isFinder(size - 11, 4), isFinder(4, size - 11)]).toEqual([true, true, true]);
  expect([...dark].every((place) => place.split(' ').every((value) => Number(value) >= 4))).toBe(true);
});
