import { type TextMode, textModes } from '@kmx/design-system/example/change-text.ts';
import { type PageTheme, pageThemes } from '@kmx/design-system/tokens/tokens.ts';

/** Colour schemes of the guide; system follows the device. */
export const colorSchemes = ['system', 'light', 'dark'] as const;

/** How the examples are displayed. */
export interface DisplaySettings {
  readonly scheme: (typeof colorSchemes)[number];
  /** Page theme behind the examples. */
  readonly ground: PageTheme;
  readonly texts: TextMode;
}

/** Parses the settings from an address such as `?scheme=dark&texts=long`; unknown values fall back to the defaults. */
export function parseDisplaySettings(query: Readonly<Record<string, string>>): DisplaySettings {
  return {
    scheme: colorSchemes.find((scheme) => scheme === query['scheme']) ?? 'system',
    ground: pageThemes.find((theme) => theme === query['ground']) ?? 'Default',
    texts: textModes.find((mode) => mode === query['texts']) ?? 'plain',
  };
}
