// @ts-nocheck
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Scheme = 'light' | 'dark';
const sheets = ['tokens.css', 'themes.css'].map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'));
const [tokens = '', themes = ''] = sheets;

function readRoles(css: string, scheme: Scheme): Map<string, string> {
  const pairs = css.matchAll(/(--color-[a-z-]+):\s*(?:light-dark\((#\w{6}),\s*(#\w{6})\)|(#\w{6}))/g);
  return new Map(
    [...pairs].map(([, name = '', light, dark, fixed]) => [name, fixed ?? (scheme === 'light' ? light : dark) ?? '']),
  );
}

function measureLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function measureContrast(roles: Map<string, string>, text: string, ground: string): number {
  const [one, other] = [text, ground].map((role) => measureLuminance(roles.get(`--color-${role}`) ?? '')) as [
    number,
    number,
  ];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function readTheme(name: string, scheme: Scheme): Map<string, string> {
  const rule = [...themes.matchAll(/\[data-page-theme=['"](\w+)['"]\]\s*\{([^}]*)\}/g)].find(
    ([, found, body]) => found === name && body?.includes('--color'),
  );
  return new Map([...readRoles(tokens, scheme), ...readRoles(rule?.[2] ?? '', scheme)]);
}

// biome-ignore format: a flat table reads best with one pair a line
const pairs = [
  ['text', 'surface', 7], ['text', 'surface-raised', 7], ['text', 'surface-sunken', 7],
  ['text-muted', 'surface', 4.5], ['text-muted', 'surface-raised', 4.5], ['text-muted', 'surface-sunken', 4.5],
  ['accent', 'surface', 4.5], ['accent', 'surface-raised', 4.5], ['accent', 'surface-sunken', 4.5],
  ['accent-strong', 'surface', 4.5], ['on-accent', 'accent', 4.5], ['on-accent', 'accent-strong', 4.5],
  ['line-strong', 'surface', 3], ['line-strong', 'surface-raised', 3], ['focus', 'surface', 3],
] as const;

// biome-ignore format: a flat table reads best with one pair a line
const statusPairs = (['info', 'success', 'warning', 'danger'] as const).flatMap((status) => [
  [status, 'surface', 4.5] as const, [status, `${status}-soft`, 4.5] as const, ['text', `${status}-soft`, 7] as const,
]);

describe('the colour roles', () => {
  it.each(['light', 'dark'] as const)('reach their contrast in the %s scheme', (scheme) => {
    const roles = readRoles(tokens, scheme);
    const weak = [...pairs, ...statusPairs, ['on-status', 'danger', 4.5] as const].filter(
      ([text, ground, least]) => !(measureContrast(roles, text, ground) >= least),
    );
    expect(weak).toEqual([]);
  });

  it.each([
    ['Dark_White', 'dark'],
    ['Copper_White', 'dark'],
    ['White_Dark', 'light'],
    ['Grey_Dark', 'light'],
  ] as const)('reach their contrast in the page theme %s', (theme, scheme) => {
    const roles = readTheme(theme, scheme);
    expect(roles).not.toEqual(readRoles(tokens, scheme));
    const all = [...pairs, ...statusPairs];
    expect(all.filter(([text, ground, least]) => !(measureContrast(roles, text, ground) >= least))).toEqual([]);
  });
});
