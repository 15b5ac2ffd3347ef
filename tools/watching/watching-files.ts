import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse as parseYaml } from 'yaml';
import { root } from '../product-runner/repository-root.ts';

/** The folder of rules and dashboards. */
export const watchingFolder = path.join(root, 'deploy/watching');

const recordSchema = v.strictObject({ record: v.string(), expr: v.string() });
const alertSchema = v.strictObject({
  alert: v.string(),
  expr: v.string(),
  for: v.optional(v.string()),
  labels: v.strictObject({ severity: v.picklist(['page', 'ticket']) }),
  annotations: v.strictObject({ summary: v.string(), runbook: v.string() }),
});
const rulesSchema = v.object({
  groups: v.array(v.object({ name: v.string(), rules: v.array(v.union([recordSchema, alertSchema])) })),
});
const testsSchema = v.object({
  tests: v.array(
    v.object({
      name: v.string(),
      input_series: v.array(v.object({ series: v.string() })),
      alert_rule_test: v.array(v.object({ alertname: v.string(), exp_alerts: v.array(v.unknown()) })),
    }),
  ),
});
const targetSchema = v.object({ expr: v.string() });
const dashboardSchema = v.object({
  panels: v.array(v.object({ title: v.string(), targets: v.optional(v.array(targetSchema), []) })),
  annotations: v.object({ list: v.array(targetSchema) }),
});

export type RecordingRule = v.InferOutput<typeof recordSchema>;
export type AlertRule = v.InferOutput<typeof alertSchema>;

const readText = (name: string) => readFileSync(path.join(watchingFolder, name), 'utf8');

function readRules(name: string) {
  const { groups } = v.parse(rulesSchema, parseYaml(readText(`prometheus/${name}`)));
  return groups.flatMap(({ rules }) => rules);
}

export function readRecordingRules(): readonly RecordingRule[] {
  return readRules('recording-rules.yml').filter((rule) => 'record' in rule);
}

export function readAlertRules(): readonly AlertRule[] {
  return readRules('alert-rules.yml').filter((rule) => 'alert' in rule);
}

/** The tests of the alerts, as promtool runs them. */
export function readAlertTests() {
  return v.parse(testsSchema, parseYaml(readText('prometheus/alert-tests.yml'))).tests;
}

/** The queries of the dashboard by the title of their panel, with its variable as Grafana fills it in for all units. */
export function readDashboardQueries(): readonly { readonly title: string; readonly expr: string }[] {
  const { panels, annotations } = v.parse(dashboardSchema, JSON.parse(readText('grafana/kmx-overview.json')));
  const queries = panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ title, expr })));
  return [...queries, ...annotations.list.map(({ expr }) => ({ title: 'annotations', expr }))].map(
    ({ title, expr }) => ({ title, expr: expr.replaceAll('$unit', '.*') }),
  );
}
