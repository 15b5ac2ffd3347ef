import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumProgram } from '@kmx/test-kit/chromium-program.ts';

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

/** A browser requirement of the tests: how to detect it, its Debian package, and the message when it is missing. */
const requirements = [
  {
    isThere: () => existsSync(chromiumProgram),
    // A browser that the caller names takes precedence.
    package: process.env['CHROMIUM_PATH'] ? null : 'chromium',
    advice:
      'The tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.',
  },
  {
    isThere: hasJapaneseFont,
    package: 'fonts-noto-cjk',
    advice: 'The tests need a font for Japanese and Chinese. Install one (Debian: apt-get install fonts-noto-cjk).',
  },
];

/**
 * Makes sure that the browser and fonts of the tests are installed; installs Debian's packages when permitted,
 * otherwise prints what to do and exits.
 */
export function ensureBrowser(): void {
  let isIndexNew = false;
  for (const requirement of requirements) {
    if (requirement.isThere()) continue;
    if (requirement.package) {
      console.log(`Installing ${requirement.package} with apt-get, which the tests need (a minute or two, once).`);
      isIndexNew ||= runApt(['update']);
      runApt(['install', '-y', '--no-install-recommends', requirement.package]);
    }
    if (requirement.isThere()) continue;
    console.error(requirement.advice);
    process.exit(1);
  }
}
