import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '@kmx/test-kit/chromium-program.ts';
import { ensureInstalled, type Requirement } from './ensure-installed.ts';

/** Whether a font has Japanese glyphs; without one they have no width, and layout measurements are meaningless. */
function hasJapaneseFont(): boolean {
  if (process.platform !== 'linux') return true;
  return spawnSync('fc-list', [':lang=ja'], { encoding: 'utf8' }).stdout?.trim() !== '';
}

/** Whether a browser is installed, at the place that CHROMIUM_PATH names if it does. */
function hasBrowser(): boolean {
  const program = findChromium();
  return program !== null && existsSync(program);
}

const requirements: readonly Requirement[] = [
  {
    isThere: hasBrowser,
    // A browser that the caller names takes precedence.
    packages: process.env['CHROMIUM_PATH'] ? [] : ['chromium-headless-shell', 'chromium'],
    advice:
      'The tests need Chromium. Install it (Debian: apt-get install chromium-headless-shell, or chromium) or set CHROMIUM_PATH to its program.',
  },
  {
    isThere: hasJapaneseFont,
    packages: ['fonts-noto-cjk'],
    advice: 'The tests need a font for Japanese and Chinese. Install one (Debian: apt-get install fonts-noto-cjk).',
  },
];

/** Makes sure that the browser and fonts of the tests are installed. */
export const ensureBrowser = (): void => ensureInstalled(requirements);
