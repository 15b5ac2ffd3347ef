import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { listUnknown, type ProcessName, parseAsProcess } from './process-variables.ts';
import { type Manifest, mergeLiterals, readKustomization } from './read-manifests.ts';
import { findManifestProblems } from './validate-manifest.ts';
import { findContainer, findWorkload, readEnvironment, selectsPods } from './workload.ts';

const base = readKustomization('base');
const example = readKustomization('overlays/example');
const manifests = [...base.manifests, ...example.manifests];
const find = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const processNames: readonly ProcessName[] = ['shell', 'services'];
/** Requests under way get ten seconds after the delay (server-kit/src/operations/stop-on-signals.server.ts). */
const finishSeconds = 10;

/** The pod in a patch, as far as it is looked at. */
const patchedPodSchema = v.object({
  template: v.object({
    spec: v.object({
      containers: v.tuple([v.looseObject({ env: v.array(v.object({ name: v.string(), value: v.string() })) })]),
      volumes: v.array(v.looseObject({ name: v.string() })),
    }),
  }),
});

/** A patch as kustomize applies it here: fields of its spec take the place of those of the same object. */
function applyPatch(patch: Manifest): Manifest {
  const target = manifests.find(({ kind, metadata }) => kind === patch.kind && metadata.name === patch.metadata.name);
  return { ...patch, ...target, spec: Object.assign({}, target?.['spec'], patch['spec']) };
}

it('every object is valid by the schemas of Kubernetes, with its patches too', () => {
  expect([...manifests, ...example.patches.map(applyPatch)].flatMap(findManifestProblems)).toEqual([]);
});

it('a wrong value, a missing one and a misspelt field would be noticed', () => {
  const spoil = (change: (container: Record<string, unknown>) => void): Manifest => {
    const copy = structuredClone(
      manifests.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'kmx-shell'),
    ) as Manifest;
    change(
      (copy as never as { spec: { template: { spec: { containers: Record<string, unknown>[] } } } }).spec.template.spec
        .containers[0] ?? {},
    );
    return copy;
  };
  expect(
    findManifestProblems(spoil((container) => Object.assign(container, { ports: [{ containerPort: 'x' }] }))),
  ).not.toEqual([]);
  expect(findManifestProblems(spoil((container) => Reflect.deleteProperty(container, 'name')))).not.toEqual([]);
  expect(findManifestProblems(spoil((container) => Object.assign(container, { volumeMount: [] })))).toEqual([
    expect.stringContaining('/volumeMount is not known'),
  ]);
});

describe.each(processNames)('the deployment of %s', (name) => {
  const workload = findWorkload(manifests, name);
  const { spec: pod } = workload.spec.template;
  const container = findContainer(workload);
  const literals = mergeLiterals(`kmx-${name}`, [base.kustomization, example.kustomization]);
  const environment = readEnvironment(container, literals);

  it('sets variables that the process knows, and all that a public start requires', () => {
    expect(listUnknown(name, environment)).toEqual([]);
    expect(() => parseAsProcess(name, environment)).not.toThrow();
    expect(environment['PUBLIC_ORIGIN']).toBe('https://www.kmx.example');
    const { PUBLIC_ORIGIN: _origin, CMS_TOKEN_FILE: _token, ...incomplete } = environment;
    expect(() => parseAsProcess(name, { ...incomplete, PUBLIC_ORIGIN: 'https://www.kmx.example' })).toThrow(
      'CMS_TOKEN',
    );
    expect(listUnknown(name, { METRIC_PORT: '1' })).toEqual(['METRIC_PORT']);
  });

  it('takes its secrets from files that a mounted secret holds, and has no value of one', () => {
    const folder = container.volumeMounts.find(({ mountPath }) => mountPath === '/run/secrets/kmx');
    const volume = pod.volumes.find((candidate) => candidate.name === folder?.name);
    expect(volume?.projected?.sources.map(({ secret }) => secret.name)).toEqual(['kmx-shared', `kmx-${name}`]);
    for (const [variable, value] of Object.entries(environment)) {
      const secret = /^(.+)_FILE$/.exec(variable)?.[1];
      if (secret === undefined) expect(variable).not.toMatch(/TOKEN$|SECRET$|PASSWORD|DATABASE_URL|REDIS_URL|SMTP_URL/);
      else expect(value).toBe(`/run/secrets/kmx/${secret}`);
    }
  });

  it('is as confined as its image allows: no root, no writable root, no capability, no service account', () => {
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: 10001,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(pod.automountServiceAccountToken).toBe(false);
    const mounted = container.volumeMounts.map((mount) => mount.name);
    expect(mounted.toSorted()).toEqual(pod.volumes.map((volume) => volume.name).toSorted());
    const writable = container.volumeMounts
      .filter((mount) => mount.readOnly !== true)
      .map(({ mountPath }) => mountPath);
    expect(writable.toSorted()).toEqual(name === 'shell' ? ['/data', '/releases', '/tmp'] : ['/data', '/tmp']);
  });

  it('is probed at ports that are open then, and gets the time that its end takes', () => {
    const ports = new Map(container.ports.map((port) => [port.name, port.containerPort]));
    const own = name === 'shell' ? (environment['PORT'] ?? '3000') : (environment['SERVICES_PORT'] ?? '3001');
    const isPrivate = environment[name === 'shell' ? 'METRICS_PORT' : 'SERVICES_METRICS_PORT'];
    expect(Object.fromEntries(ports)).toEqual({ http: Number(own), private: Number(isPrivate) });
    expect(environment['METRICS_HOST']).toBe('0.0.0.0');
    expect(container.livenessProbe.httpGet.path).toBe('/healthz');
    expect(container.readinessProbe.httpGet).toEqual({ path: '/readyz', port: 'private' });
    expect([...ports.keys()]).toContain(container.livenessProbe.httpGet.port);
    const delaySeconds = Number(environment['SHUTDOWN_DELAY_MS']) / 1000;
    const { periodSeconds, failureThreshold } = container.readinessProbe;
    expect(delaySeconds).toBeGreaterThan(periodSeconds * failureThreshold);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(delaySeconds + finishSeconds);
  });

  it('is found by its service, its spread and the policies, by labels that its pods have', () => {
    const labels = { ...workload.spec.template.metadata.labels, 'app.kubernetes.io/part-of': 'kmx' };
    expect(workload.spec.selector.matchLabels).toEqual({ 'app.kubernetes.io/name': `kmx-${name}` });
    expect(selectsPods(workload.spec.selector.matchLabels, labels)).toBe(true);
    const service = find('Service').find((candidate) => candidate.metadata.name === `kmx-${name}`);
    expect(service?.['spec']).toMatchObject({ selector: { 'app.kubernetes.io/name': `kmx-${name}` } });
    for (const { labelSelector } of pod.topologySpreadConstraints) {
      expect(selectsPods(labelSelector.matchLabels, labels)).toBe(true);
    }
    const policies = find('NetworkPolicy').map((policy) => policy.metadata.name);
    expect(policies).toEqual(expect.arrayContaining([`kmx-${name}`, 'kmx-default-deny']));
  });
});

it('services answer shells alone, and the database services alone', () => {
  const readCallers = (name: string) => {
    const policy = find('NetworkPolicy').find((candidate) => candidate.metadata.name === name) as never as {
      spec: { ingress: { from: { podSelector?: { matchLabels: Record<string, string> } }[] }[] };
    };
    return policy.spec.ingress.flatMap(({ from }) => from.map(({ podSelector }) => podSelector?.matchLabels));
  };
  expect(readCallers('kmx-services')).toEqual([{ 'app.kubernetes.io/name': 'kmx-shell' }]);
  expect(readCallers('kmx-postgresql')).toEqual([{ 'app.kubernetes.io/name': 'kmx-services' }]);
  expect(readCallers('kmx-redis')).toEqual([{ 'app.kubernetes.io/name': 'kmx-shell' }]);
});

it('what refers to another object names one that is there', () => {
  const claims = processNames.flatMap((name) =>
    findWorkload(manifests, name).spec.template.spec.volumes.flatMap(
      ({ persistentVolumeClaim }) => persistentVolumeClaim?.claimName ?? [],
    ),
  );
  const made = find('PersistentVolumeClaim').map(({ metadata }) => metadata.name);
  expect(claims.toSorted()).toEqual(made.toSorted());
  const addresses = Object.values(mergeLiterals('kmx-shell', [base.kustomization])).concat(
    Object.values(mergeLiterals('kmx-services', [base.kustomization])),
  );
  const ports = new Map([
    ['kmx-shell', '3000'],
    ['kmx-services', '3001'],
  ]);
  for (const address of addresses.filter((value) => value.startsWith('http'))) {
    const { hostname, port } = new URL(address);
    expect(ports.get(hostname), address).toBe(port);
  }
  const images = processNames.map((name) => findContainer(findWorkload(manifests, name)).image);
  expect(example.kustomization.images.map(({ name }) => name).toSorted()).toEqual(images.toSorted());
  const autoscalers = [...find('HorizontalPodAutoscaler'), ...example.patches];
  expect(autoscalers.map(({ metadata }) => metadata.name)).toEqual(['kmx-shell', 'kmx-shell']);
});

describe('the component that keeps files in an object store', () => {
  const component = readKustomization('components/object-store');
  const ofBucket = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'kmx', S3_ACCESS_KEY_ID: 'kmx' };
  const patchOf = (kind: string, name: string) =>
    component.patches.find((patch) => patch.kind === kind && patch.metadata.name === name);
  const podOf = (name: ProcessName) =>
    v.parse(patchedPodSchema, patchOf('Deployment', `kmx-${name}`)?.['spec']).template.spec;

  it('gives both processes what they need beside the address of the bucket, and secrets as files', () => {
    for (const name of processNames) {
      const added = Object.fromEntries(podOf(name).containers[0].env.map((entry) => [entry.name, entry.value]));
      for (const [variable, value] of Object.entries(added)) {
        expect(value).toBe(`/run/secrets/kmx/${variable.replace(/_FILE$/, '')}`);
      }
      const literals = mergeLiterals(`kmx-${name}`, [
        base.kustomization,
        component.kustomization,
        example.kustomization,
      ]);
      const container = findContainer(findWorkload(manifests, name));
      const environment = { ...readEnvironment(container, literals), ...added, ...ofBucket };
      expect(listUnknown(name, environment)).toEqual([]);
      const configuration = parseAsProcess(name, environment);
      if (name === 'shell') expect(configuration).toMatchObject({ registryPlace: { kind: 'database' } });
      else expect(configuration).toMatchObject({ fileStore: { bucket: 'kmx' } });
      const { S3_BUCKET: _bucket, ...incomplete } = environment;
      expect(() => parseAsProcess(name, incomplete)).toThrow('S3_BUCKET');
    }
  });

  it('takes both shared volumes away, and leaves no pod that mounts one', () => {
    for (const claim of find('PersistentVolumeClaim')) {
      expect(patchOf('PersistentVolumeClaim', claim.metadata.name)).toMatchObject({ $patch: 'delete' });
    }
    for (const name of processNames) {
      const shared = findWorkload(manifests, name).spec.template.spec.volumes.filter(
        ({ persistentVolumeClaim }) => persistentVolumeClaim !== undefined,
      );
      expect(shared.map((volume) => volume.name)).toEqual(podOf(name).volumes.map((volume) => volume.name));
    }
  });

  it('lets both reach the bucket, and shells the database that says which releases are active', () => {
    expect(component.manifests.flatMap(findManifestProblems)).toEqual([]);
    expect(component.manifests.map((policy) => policy['spec'])).toMatchObject([
      {
        podSelector: { matchExpressions: [{ values: ['kmx-shell', 'kmx-services'] }] },
        egress: [{ ports: [{ port: 443 }] }],
      },
      {
        podSelector: { matchLabels: { 'app.kubernetes.io/name': 'kmx-shell' } },
        egress: [{ ports: [{ port: 5432 }] }],
      },
      {
        podSelector: { matchLabels: { 'app.kubernetes.io/name': 'postgresql' } },
        ingress: [{ ports: [{ port: 5432 }] }],
      },
    ]);
  });
});
