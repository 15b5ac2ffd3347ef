import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { contentModel } from '../model/model.ts';
import { compareModels, createEmptyModel } from './compare-models.ts';
import { describeHostedModel } from './describe-hosted-model.ts';
import { findEnvironment } from './find-environment.ts';
import { createManagementClient, ManagementError } from './management-client.ts';
import { readPresentModel } from './read-present-model.ts';
import { renderPlan } from './render-plan.ts';
import { submitChanges } from './submit-changes.ts';

const usage = `Usage: npm run content:setup -- [--dry-run]

  Makes the locales, enumerations, components and models of this site in a project of the hosted content system.
  What is there already is left. If a field is there with another type, that is said and nothing is changed.

  --dry-run   prints what would be made in an empty project, without network

  Environment: CMS_MANAGEMENT_ENDPOINT (address of the management API), CMS_MANAGEMENT_TOKEN (a token of the project
  that may manage models), CMS_ENVIRONMENT (master).
  Exit codes: 0 done, 1 failed, 2 usage, 3 refused.`;

const environmentSchema = v.object({
  CMS_MANAGEMENT_ENDPOINT: v.pipe(v.string(), v.url()),
  CMS_MANAGEMENT_TOKEN: v.pipe(v.string(), v.minLength(1)),
  CMS_ENVIRONMENT: v.optional(v.pipe(v.string(), v.minLength(1)), 'master'),
});

type Write = (text: string) => void;

function parseWords(words: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    });
    return { isDry: values['dry-run'], isHelp: values.help };
  } catch {
    return null;
  }
}

async function setUp(settings: v.InferOutput<typeof environmentSchema>, write: Write): Promise<number> {
  const wanted = describeHostedModel(contentModel);
  const ask = createManagementClient(settings.CMS_MANAGEMENT_ENDPOINT, settings.CMS_MANAGEMENT_TOKEN);
  const environment = await findEnvironment(ask, settings.CMS_ENVIRONMENT);
  const { changes, conflicts } = compareModels(wanted, await readPresentModel(ask, environment));
  if (conflicts.length > 0) {
    write(['Nothing was changed, because this is there in another form:', ...conflicts].join('\n  '));
    return 3;
  }
  if (changes.length === 0) {
    write('Everything is there.');
    return 0;
  }
  write(renderPlan(wanted, changes));
  await submitChanges(ask, environment, changes, (done) => write(`${done} of ${changes.length} made`));
  return 0;
}

/** Runs `npm run content:setup` with its arguments and returns the exit code; all output goes through `write`. */
export async function runSetup(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  write: Write,
): Promise<number> {
  const parsed = parseWords(words);
  if (parsed === null || parsed.isHelp) {
    write(usage);
    return parsed === null ? 2 : 0;
  }
  if (parsed.isDry) {
    const wanted = describeHostedModel(contentModel);
    write(renderPlan(wanted, compareModels(wanted, createEmptyModel(wanted.locales[0])).changes));
    return 0;
  }
  const settings = v.safeParse(environmentSchema, environment);
  if (!settings.success) {
    const names = [...new Set(settings.issues.map((issue) => v.getDotPath(issue)))].join(', ');
    write(`Not set, or not as it should be: ${names}\n\n${usage}`);
    return 2;
  }
  try {
    return await setUp(settings.output, write);
  } catch (error) {
    if (!(error instanceof ManagementError)) throw error;
    write(`The hosted system: ${error.message}`);
    return 1;
  }
}
