import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findAnchors } from '../checks/references/find-anchors.ts';
import { root } from '../product-runner/repository-root.ts';
import { readAlertRules, readAlertTests, watchingFolder } from './watching-files.ts';

const alerts = readAlertRules();

it('each alert is tested to fire and to be quiet', () => {
  const tests = readAlertTests().flatMap(({ alert_rule_test }) => alert_rule_test);
  for (const { alert } of alerts) {
    const own = tests.filter(({ alertname }) => alertname === alert);
    expect(
      own.some(({ exp_alerts }) => exp_alerts.length > 0),
      `${alert} fires`,
    ).toBe(true);
    expect(
      own.some(({ exp_alerts }) => exp_alerts.length === 0),
      `${alert} is quiet`,
    ).toBe(true);
  }
});

it('each alert leads to a section of a runbook, and each section belongs to an alert', () => {
  const wanted = new Map<string, Set<string>>();
  for (const { alert, annotations } of alerts) {
    const [file = '', anchor = ''] = annotations.runbook.split('#');
    expect(
      findAnchors(readFileSync(path.join(root, file), 'utf8')).has(anchor),
      `${alert}: ${annotations.runbook}`,
    ).toBe(true);
    expect(anchor).toBe(alert.toLowerCase());
    wanted.set(file, (wanted.get(file) ?? new Set()).add(alert));
  }
  for (const [file, names] of wanted) {
    const sections = [...readFileSync(path.join(root, file), 'utf8').matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(sections.toSorted()).toEqual([...names].toSorted());
  }
});

it('each section of a runbook says what it means, what visitors see, where to look first and what helps', () => {
  for (const file of new Set(alerts.map(({ annotations }) => annotations.runbook.split('#')[0] ?? ''))) {
    const [, ...sections] = readFileSync(path.join(root, file), 'utf8').split(/^## /m);
    for (const section of sections) {
      for (const part of ['**Means:**', '**Visitors:**', '**Look:**', '**Remedy:**'])
        expect(section, `${file}, ${section.slice(0, 30)}`).toContain(part);
    }
  }
});

// Debian's package `prometheus` contains it.
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
const promtool = (...words: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync('promtool', words, {
    cwd: path.join(watchingFolder, 'prometheus'),
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
};

describe.skipIf(!hasPromtool)(
  hasPromtool ? 'promtool' : 'promtool is not installed: apt-get install prometheus',
  () => {
    it('accepts the configuration and its rules', () => {
      const { status, output } = promtool('check', 'config', 'prometheus.yml');
      expect(status, output).toBe(0);
      expect(output).toContain(`SUCCESS: ${alerts.length} rules found`);
    });

    it('sees every alert fire in the world in which it has to, and in no other', () => {
      const { status, output } = promtool('test', 'rules', 'alert-tests.yml');
      expect(status, output).toBe(0);
    }, 300_000);
  },
);
