import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../product-runner/repository-root.ts';
import { listUnknown, type ProcessName, parseAsProcess } from './process-variables.ts';

const folder = path.join(root, 'deploy/systemd');
const analyzer = '/usr/bin/systemd-analyze';
const work = mkdtempSync(path.join(tmpdir(), 'kmx-units-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** The settings of a unit in their order; a name may come several times. */
function readSettings(file: string): readonly (readonly [name: string, value: string])[] {
  return readFileSync(path.join(folder, file), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const match = /^([A-Za-z_]+)=(.*)$/.exec(line);
      return match === null ? [] : [[match[1] ?? '', match[2] ?? ''] as const];
    });
}

describe.each<ProcessName>(['shell', 'services'])('the unit of %s', (name) => {
  const settings = readSettings(`kmx-${name}.service`);
  const list = (wanted: string) => settings.filter(([key]) => key === wanted).map(([, value]) => value);
  const own = Object.fromEntries(
    list('Environment')
      .flatMap((line) => line.split(' '))
      .map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
  );
  const environment = { ...own, ...Object.fromEntries(readSettings(`${name}.env.example`)) };

  it('sets variables that the process knows, and with its example all that a public start requires', () => {
    expect(listUnknown(name, environment)).toEqual([]);
    expect(() => parseAsProcess(name, environment)).not.toThrow();
    const { CMS_TOKEN_FILE: _token, ...incomplete } = environment as Record<string, string>;
    expect(() => parseAsProcess(name, incomplete)).toThrow('CMS_TOKEN');
  });

  it('gives each secret as a credential, and names its file', () => {
    const credentials = list('LoadCredential').map((line) => line.split(':')[0]);
    const files = Object.entries(own).filter(([key]) => key.endsWith('_FILE'));
    expect(files).toEqual(credentials.map((credential) => [`${credential}_FILE`, `%d/${credential}`]));
    expect(list('LoadCredential').every((line) => /^(\w+):\/etc\/kmx\/credentials\/\1$/.test(line))).toBe(true);
  });

  it('starts a program that is there, may write in its own folders alone, and has the time that its end takes', () => {
    const [program = ''] = list('ExecStart');
    const file = program.split(' ').at(-1) ?? '';
    // The build makes that of the shell.
    expect(name === 'shell' ? file === 'shell/dist/server/main.mjs' : existsSync(path.join(root, file))).toBe(true);
    expect(list('ProtectSystem')).toEqual(['strict']);
    expect(list('CapabilityBoundingSet')).toEqual(['']);
    expect(list('User')).toEqual([`kmx-${name}`]);
    expect(readFileSync(path.join(folder, 'kmx.sysusers.conf'), 'utf8')).toMatch(
      new RegExp(`^u kmx-${name} +100`, 'm'),
    );
    expect(list('ReadWritePaths')).toEqual([name === 'shell' ? environment['RELEASES_DIR'] : environment['DATA_DIR']]);
    expect(Number(list('TimeoutStopSec')[0])).toBeGreaterThan(Number(own['SHUTDOWN_DELAY_MS']) / 1000 + 10);
  });

  // Machines without systemd cannot ask it; what the units say is tested above all the same.
  it.skipIf(!existsSync(analyzer))('is understood by systemd, whole and as confined as it says', () => {
    const verify = (change: (text: string) => string) => {
      const file = path.join(work, `kmx-${name}.service`);
      // The program is not installed there on this machine.
      const text = readFileSync(path.join(folder, `kmx-${name}.service`), 'utf8').replace(
        /^ExecStart=\S+/m,
        'ExecStart=/bin/true',
      );
      writeFileSync(file, change(text));
      const run = (...words: readonly string[]) => spawnSync(analyzer, [...words, file], { encoding: 'utf8' });
      const verified = run('verify');
      const { status } = run('security', '--offline=true', '--threshold=20');
      return { notes: verified.status === 0 ? verified.stderr : 'refused', isConfined: status === 0 };
    };
    expect(verify((text) => text)).toEqual({ notes: '', isConfined: true });
    expect(verify((text) => text.replace('ProtectHome=', 'ProtectHomes=')).notes).toContain('ProtectHomes');
    expect(verify((text) => text.replace(/^(?:Protect|Restrict|SystemCall).*\n/gm, '')).isConfined).toBe(false);
  });
});
