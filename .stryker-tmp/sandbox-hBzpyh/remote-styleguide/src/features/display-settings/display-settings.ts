// @ts-nocheck
import { type TextMode, textModes } from '@kmx/design-system/example/change-text.ts';
import { type PageTheme, pageThemes } from '@kmx/design-system/tokens/tokens.ts';

/** Colour schemes the guide can be shown in; system follows the device. */
export const colorSchemes = ['system', 'light', 'dark'] as const;

/** How the examples are shown. */
export interface DisplaySettings {
  readonly scheme: (typeof colorSchemes)[number];
  /** Page theme on which the examples stand. */
  readonly ground: PageTheme;
  readonly texts: TextMode;
}

/** Reads the settings of an address such as `?scheme=dark&texts=long`; what is unknown is the usual. */
export function parseDisplaySettings(query: Readonly<Record<string, string>>): DisplaySettings {
  return {
    scheme: colorSchemes.find((scheme) => scheme === query['scheme']) ?? 'system',
    ground: pageThemes.find((theme) => theme === query['ground']) ?? 'Default',
    texts: textModes.find((mode) => mode === query['texts']) ?? 'plain',
  };
}
