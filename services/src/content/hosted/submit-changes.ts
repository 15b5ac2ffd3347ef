import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { HostedEnvironment } from './find-environment.ts';
import type { HostedChange } from './hosted-model.ts';
import { type AskManagement, ManagementError } from './management-client.ts';

const submit = `mutation submitBatch($data: BatchMigrationInput!) {
  submitBatchChanges(data: $data) { migration { id status errors } }
}`;
const fetchMigration = `query fetchMigration($projectId: ID!, $environmentName: String!, $migrationId: ID!) {
  viewer { project(id: $projectId) { environment(name: $environmentName) { migration(id: $migrationId) { id status errors } } } }
}`;

const migrationSchema = v.object({
  id: v.string(),
  status: v.picklist(['QUEUED', 'RUNNING', 'SUCCESS', 'TIMEOUT', 'FAILED']),
  errors: v.nullish(v.string()),
});
const submittedSchema = v.object({ submitBatchChanges: v.object({ migration: migrationSchema }) });
const fetchedSchema = v.object({
  viewer: v.object({ project: v.object({ environment: v.object({ migration: migrationSchema }) }) }),
});

/** Number of changes per batch: what was created before a refusal stays, and the next run continues there. */
const batchSize = 50;
const maxPauseMs = 2000;
const maxWaitMs = 300_000;

async function submitBatch(
  ask: AskManagement,
  { projectId, id, name }: HostedEnvironment,
  changes: readonly HostedChange[],
): Promise<void> {
  const data = { environmentId: id, changes: changes.map(({ operation, input }) => ({ [operation]: input })) };
  let { migration } = (await ask(submittedSchema, submit, { data })).submitBatchChanges;
  const variables = { projectId, environmentName: name, migrationId: migration.id };
  const end = Date.now() + maxWaitMs;
  let pause = 50;
  while (migration.status === 'QUEUED' || migration.status === 'RUNNING') {
    if (Date.now() > end) throw new ManagementError(`the migration ${migration.id} is not done after five minutes`);
    await wait(pause);
    pause = Math.min(maxPauseMs, pause * 2);
    migration = (await ask(fetchedSchema, fetchMigration, variables)).viewer.project.environment.migration;
  }
  if (migration.status !== 'SUCCESS')
    throw new ManagementError(migration.errors ?? `the migration ${migration.status}`);
}

/** Makes the changes in batches, one after the other; throws ManagementError at the first that is refused. */
export async function submitChanges(
  ask: AskManagement,
  environment: HostedEnvironment,
  changes: readonly HostedChange[],
  onProgress: (done: number) => void,
): Promise<void> {
  for (let start = 0; start < changes.length; start += batchSize) {
    const batch = changes.slice(start, start + batchSize);
    await submitBatch(ask, environment, batch);
    onProgress(start + batch.length);
  }
}
