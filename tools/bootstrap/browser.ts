import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '@kmx/test-kit/chromium-program.ts';

function runApt(words: readonly string[]): boolean {
  const isRoot = process.getuid?.() === 0;
  const [program = '', ...rest] = isRoot ? ['apt-get', ...words] : ['sudo', '-n', 'apt-get', ...words];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

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

/** A requirement of the tests: how to detect it, Debian's packages for it, best first, and what to say without any. */
const requirements = [
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

/**
 * Makes sure that the browser and fonts of the tests are installed; installs Debian's packages when permitted,
 * otherwise prints what to do and exits.
 */
export function ensureBrowser(): void {
  let isIndexNew = false;
  for (const { isThere, packages, advice } of requirements) {
    for (const name of packages) {
      if (isThere()) break;
      console.log(`Installing ${name} with apt-get, which the tests need (a minute or two, once).`);
      isIndexNew ||= runApt(['update']);
      runApt(['install', '-y', '--no-install-recommends', name]);
    }
    if (isThere()) continue;
    console.error(advice);
    process.exit(1);
  }
}
