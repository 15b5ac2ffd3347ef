import { generateKeyPairSync } from 'node:crypto';
import { changeCanary } from '@kmx/release-registry/active-set/change-canary.server.ts';
import type { StatedCanary } from '@kmx/release-registry/history/canary.ts';
import { openRegistry } from '@kmx/release-registry/registry/open-registry.server.ts';
import { createReleaseFixture } from '@kmx/release-registry/release-fixture.ts';
import { createSignedManifest } from '@kmx/release-registry/signature/signature.server.ts';
import type { TrustedKeys } from '@kmx/release-registry/signature/trusted-keys.server.ts';
import { Registry } from 'prom-client';
import type { Configuration } from '../../configuration.ts';
import { createUnitMeasures } from '../../measures/unit-measures.ts';
import { createOperatedRegistry } from '../../releases/operated-registry.ts';
import { createPool, createRegistry, team } from '../../releases/release-keeper.fixture.ts';
import { createTestShell } from '../../request/shell.fixture.ts';

const operator = generateKeyPairSync('ed25519');
export const trustedKeys: TrustedKeys = (_unit, use) => {
  if (use === 'guard') return [];
  return [use === 'operator' ? operator.publicKey : team.publicKey];
};

const change = { by: 'team', reason: 'test' };

/** A running shell that follows a signed registry in which remote-public was `1` and is `2`; `3` is published. */
export async function startOperatedShell(
  configuration: Configuration,
  operatorKey = operator.privateKey as typeof operator.privateKey | null,
) {
  const { registry: teams, activate, start, releasesDirectory } = await createRegistry();
  await activate('1');
  const set = await activate('2');
  const { manifest, contents } = createReleaseFixture('remote-public', '3');
  await teams.store.publish(createSignedManifest(manifest, team.privateKey), contents);
  const workers = createPool();
  const measures = createUnitMeasures(new Registry());
  const keeper = await start(workers, undefined, trustedKeys);
  await keeper.follow(set);
  measures.follow([keeper.current()]);
  const opened = openRegistry({ kind: 'folder', directory: releasesDirectory }, trustedKeys);
  const registry = createOperatedRegistry({ opened, trustedKeys, operatorKey });
  const readReadiness = () => ({ isReady: true, details: { degraded: ['search'] } });
  const shell = createTestShell({
    ...{ configuration, measures, registry, releases: keeper },
    operations: { registry: new Registry(), readReadiness },
  });
  /** Begins the canary `3`; gives the revision of its statement. */
  const beginCanary = async (more: Partial<StatedCanary> = {}) => {
    const canary: StatedCanary = {
      ...{ unit: 'remote-public', version: '3', percent: 10, countries: [], cookie: null, promotion: null },
      ...more,
    };
    return (await changeCanary(teams, 'remote-public', () => canary, change)).revision;
  };
  const readActive = async () => (await registry.pointer.read())?.versions['remote-public'];
  return { shell, keeper, teams, activate, workers, releasesDirectory, beginCanary, readActive };
}
