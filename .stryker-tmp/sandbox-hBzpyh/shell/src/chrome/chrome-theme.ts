// @ts-nocheck
import { resolvePageTheme } from '@kmx/design-system/tokens/tokens.ts';

/** Maps the theme of a header or footer to a page theme; undefined leaves the ground of the page. */
export function resolveChromeTheme(name: string): string | undefined {
  const theme = resolvePageTheme(name === 'Dark' ? 'Dark_White' : name);
  return theme === 'Default' ? undefined : theme;
}
