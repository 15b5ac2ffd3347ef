import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { partWords } from '../bootstrap/parts.ts';
import { root } from '../product-runner/repository-root.ts';
import { commands } from './commands.ts';

const own = 'tools/new-remote/own-repository';
const scriptsSchema = v.pipe(v.string(), v.parseJson(), v.object({ scripts: v.record(v.string(), v.string()) }));
const stepSchema = v.union([v.looseObject({ run: v.string() }), v.looseObject({ uses: v.string() })]);
/** Code of others runs in every step: what holds the key of a team is its own command alone. */
const privateKey = /secrets\b|toJSON\(|RELEASE_PRIVATE_KEY/i;
const workflowSchema = v.looseObject({
  name: v.string(),
  on: v.looseObject({ push: v.looseObject({ branches: v.tuple([v.literal('main')]) }) }),
  permissions: v.strictObject({ contents: v.literal('read') }),
  jobs: v.record(v.string(), v.looseObject({ 'timeout-minutes': v.number(), steps: v.array(stepSchema) })),
});

function readWorkflow(file: string) {
  const { jobs, ...rest } = v.parse(workflowSchema, parse(readFileSync(path.join(root, file), 'utf8')));
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  return { ...rest, jobs, lines: steps.flatMap((step) => ('run' in step ? [String(step.run)] : [])) };
}
const readScripts = (folder: string) =>
  Object.keys(v.parse(scriptsSchema, readFileSync(path.join(root, folder, 'package.json'), 'utf8')).scripts);

describe.each([
  { folder: '.', file: '.github/workflows/release-remotes.yml', release: /npm run release -- (\S+)/ },
  { folder: own, file: `${own}/dot-github/workflows/release.yml`, release: /npx kmx release (\S+)/ },
])('the workflow $file', ({ folder, file, release }) => {
  const { lines } = readWorkflow(file);

  it('REL-02 builds and tests before it publishes, and then activates what it published', () => {
    const order = [/run build|kmx build/, /npm test|kmx test/, / publish /, / activate /];
    const places = order.map((step) => lines.findLastIndex((line) => step.test(line)));
    expect(places).not.toContain(-1);
    expect(lines.findIndex((line) => /npm test|kmx test/.test(line))).toBeLessThan(places[2] ?? 0);
    expect(places[2]).toBeLessThan(places[3] ?? 0);
    const used = lines.flatMap((line) => release.exec(line)?.[1] ?? []);
    expect(used).toEqual(['publish', 'activate']);
    expect(used.filter((name) => !commands.has(name))).toEqual([]);
  });

  it('REL-02 runs scripts and commands that exist', () => {
    const scripts = lines.flatMap((line) => /^npm (?:run )?([a-z:]+)/.exec(line)?.[1] ?? []);
    expect(scripts.filter((name) => ![...readScripts(folder), 'ci'].includes(name))).toEqual([]);
    const parts = lines.flatMap(
      (line) =>
        /^npm test -- (.+)/
          .exec(line)?.[1]
          ?.replace(/\$\{\{.+?\}\}/, 'shell')
          .split(' ') ?? [],
    );
    expect(parts.filter((word) => !partWords.includes(word))).toEqual([]);
    const kmx = lines.flatMap((line) => /^npx kmx ([a-z]+)/.exec(line)?.[1] ?? []);
    expect(kmx.filter((name) => !['build', 'test', 'release'].includes(name))).toEqual([]);
  });

  it('REL-03 gives the private key to the steps that sign and to nothing else, and runs no scripts of packages', () => {
    const { jobs, lines: ran, ...rest } = readWorkflow(file);
    expect(JSON.stringify(rest)).not.toMatch(privateKey);
    for (const { steps: _, ...job } of Object.values(jobs)) expect(JSON.stringify(job)).not.toMatch(privateKey);
    const holders = Object.values(jobs)
      .flatMap(({ steps }) => steps)
      .filter((step) => privateKey.test(JSON.stringify(step)));
    const signing = ran.filter((line) => / (?:publish|activate) /.test(line));
    expect(holders.map(({ run }) => run)).toEqual(signing);
    for (const { env } of holders) {
      expect(env).toMatchObject({ RELEASE_PRIVATE_KEYS: expect.stringMatching(/=\$\{\{ secrets\.RELEASE_KEY \}\}$/) });
    }
    // The key is nowhere in a command line either, which a log could show.
    expect(ran.join()).not.toMatch(privateKey);
    expect(
      ran.filter((line) => line.startsWith('npm ci')).filter((line) => line !== 'npm ci --ignore-scripts'),
    ).toEqual([]);
  });

  it('REL-02 names no host and no key', () => {
    const text = readFileSync(path.join(root, file), 'utf8');
    expect(text).not.toMatch(/https?:\/\//);
    expect(text).toMatch(/secrets\.RELEASE_KEY/);
  });
});

describe('which remotes a push has changed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kmx-changed-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const git = (...words: readonly string[]) =>
    spawnSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@kmx.example', ...words], {
      cwd: folder,
      encoding: 'utf8',
    }).stdout.trim();
  const write = (...files: readonly string[]) => {
    for (const file of files) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), String(Math.random()));
    }
    git('add', '-A');
    git('commit', '-m', 'x');
    return git('rev-parse', 'HEAD');
  };
  const list = (before: string) =>
    spawnSync(process.execPath, [path.join(import.meta.dirname, 'list-changed-remotes.mjs'), before], {
      cwd: folder,
      encoding: 'utf8',
    }).stdout.trim();

  it('REL-02 is read from the folders, without those that are gone, and is every one where nothing came before', () => {
    git('init', '-q');
    const first = write('remote-a/rspack.config.ts', 'remote-b/rspack.config.ts', 'shell/rspack.config.ts');
    const second = write('remote-b/src/x.ts', 'shell/x.ts', 'remote-notes/x.md');
    expect(list(first)).toBe('remotes=["remote-b"]');
    expect(list(second)).toBe('remotes=[]');
    expect(list('0'.repeat(40))).toBe('remotes=["remote-a","remote-b"]');
    rmSync(path.join(folder, 'remote-b'), { recursive: true });
    write('remote-a/y.ts');
    expect(list(second)).toBe('remotes=["remote-a"]');
  });
});
