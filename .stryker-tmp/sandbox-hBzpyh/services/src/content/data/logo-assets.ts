// @ts-nocheck
import type { SeedEntry } from '../store/seed-content.ts';
import { localize } from './seed-builders.ts';

/** Logos of what the menu promotes, in twice the size of their preset (CON-018); for dark ground. */
export const logoAssets: readonly SeedEntry[] = [
  {
    id: 'asset-logo-corvus-duo',
    model: 'Asset',
    values: {
      fileName: 'logo-corvus-duo.webp',
      handle: 'logo-corvus-duo',
      mimeType: 'image/webp',
      width: 608,
      height: 104,
      url: '/images/logo-corvus-duo.webp',
      dominantColor: '#1b1e21',
    },
    localizations: localize((text) => ({
      alternativeText: text('KMX Duo line', 'KMX Duo-Linie', 'KMX Duoライン', 'KMX Duo系列'),
    })),
  },
];
