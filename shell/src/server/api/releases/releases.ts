import type { ReleasesResponse } from '@kmx/shared-contracts/endpoints/releases.schema.ts';
import { isUnitName, type UnitName } from '@kmx/shared-contracts/units.ts';
import * as v from 'valibot';
import { describeComposition } from '../../health/describe-composition.ts';
import { createJsonResponse, type ShellResponse } from '../../http/shell-response.ts';
import { shellName } from '../../releases/report-serving.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { Shell } from '../../request/shell.ts';
import { describeUnit } from './describe-unit.ts';
import { findOperator, isRefusal } from './find-operator.ts';
import { listShownVersions } from './list-shown-versions.ts';

type ReleasesPart = 'configuration' | 'releases' | 'registry' | 'measures' | 'operations';

const degradedSchema = v.object({ degraded: v.array(v.string()) });

async function readHealth({ operations }: Pick<Shell, 'operations'>): Promise<ReleasesResponse['health']> {
  const { isReady, details } = await operations.readReadiness();
  return { isReady, ...v.parse(degradedSchema, details) };
}

/** The manifests of the versions of a unit that are shown; one that is not available any more is left out. */
async function findManifests(
  name: UnitName,
  served: string | null,
  { releases, measures }: Pick<Shell, 'releases' | 'measures'>,
) {
  const canary = releases.canaries.list().find((state) => state.canary.unit === name)?.canary.version ?? null;
  const versions = listShownVersions({ served, canary, counted: measures.listVersions(name) });
  const found = await Promise.all(versions.map((version) => releases.files.findManifest(name, version)));
  return found.filter((manifest) => manifest !== null);
}

/** What is served, wanted and tried, and what each version does to its visitors (SRV-071). */
export async function answerReleases(
  context: RequestContext,
  shell: Pick<Shell, ReleasesPart>,
): Promise<ShellResponse> {
  const operator = await findOperator(context, shell.configuration);
  if (isRefusal(operator)) return operator;
  const { releases, registry, measures } = shell;
  const [history, running, health] = await Promise.all([
    registry.readHistory(),
    registry.readRunning(),
    readHealth(shell),
  ]);
  const { build, activatedAt, units, registryProblems } = describeComposition(releases);
  const canaries = new Map(releases.canaries.list().map((state) => [state.canary.unit as UnitName, state]));
  const named = units.flatMap((unit) => (isUnitName(unit.name) ? [{ ...unit, name: unit.name }] : []));
  const response: ReleasesResponse = {
    ...{ at: new Date().toISOString(), buildId: build, activatedAt },
    revision: history.value?.entries.at(-1)?.statement.revision ?? 0,
    canAct: registry.canAct,
    health,
    registryProblems: [...new Set([...registryProblems, history.problem, running.problem].filter(Boolean))],
    shells: (running.value ?? []).map(({ shell: name, buildId, revision, problems }) => {
      return { shell: name, buildId, revision, problems, isThis: name === shellName };
    }),
    units: await Promise.all(
      named.map(async (composed) =>
        describeUnit({
          ...{ composed, measures },
          canary: canaries.get(composed.name) ?? null,
          history: history.value,
          manifests: await findManifests(composed.name, composed.served, shell),
        }),
      ),
    ),
  };
  return createJsonResponse(200, response);
}
