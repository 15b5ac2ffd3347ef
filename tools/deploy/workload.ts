import * as v from 'valibot';
import type { Manifest } from './read-manifests.ts';

const named = { name: v.string() };
const probeSchema = v.object({
  httpGet: v.object({ path: v.string(), port: v.string() }),
  periodSeconds: v.number(),
  failureThreshold: v.number(),
  timeoutSeconds: v.optional(v.number()),
});
const labelsSchema = v.record(v.string(), v.string());
const containerSchema = v.looseObject({
  ...named,
  image: v.string(),
  ports: v.array(v.object({ ...named, containerPort: v.number() })),
  envFrom: v.array(v.object({ configMapRef: v.object(named) })),
  env: v.array(v.object({ ...named, value: v.string() })),
  livenessProbe: probeSchema,
  readinessProbe: probeSchema,
  securityContext: v.unknown(),
  volumeMounts: v.array(v.object({ ...named, mountPath: v.string(), readOnly: v.optional(v.boolean()) })),
});
type Container = v.InferOutput<typeof containerSchema>;

const workloadSchema = v.looseObject({
  spec: v.looseObject({
    selector: v.object({ matchLabels: labelsSchema }),
    template: v.object({
      metadata: v.object({ labels: labelsSchema }),
      spec: v.looseObject({
        automountServiceAccountToken: v.boolean(),
        terminationGracePeriodSeconds: v.number(),
        securityContext: v.unknown(),
        topologySpreadConstraints: v.array(v.looseObject({ labelSelector: v.object({ matchLabels: labelsSchema }) })),
        containers: v.tuple([containerSchema]),
        volumes: v.array(
          v.looseObject({
            ...named,
            projected: v.optional(v.looseObject({ sources: v.array(v.object({ secret: v.object(named) })) })),
            persistentVolumeClaim: v.optional(v.object({ claimName: v.string() })),
          }),
        ),
      }),
    }),
  }),
});
/** A Deployment with one container, as far as the tests look at it. */
export type Workload = v.InferOutput<typeof workloadSchema>;

export function findWorkload(manifests: readonly Manifest[], name: string): Workload {
  const found = manifests.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === `kmx-${name}`);
  return v.parse(workloadSchema, found);
}

export const findContainer = (workload: Pick<Workload, 'spec'>): Container => workload.spec.template.spec.containers[0];

/** The environment of a container: the entries of its config map, and over them its own variables. */
export function readEnvironment(
  { env, envFrom }: Container,
  literals: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const isFromMap = envFrom.length === 1 && Object.keys(literals).length > 0;
  return { ...(isFromMap ? literals : {}), ...Object.fromEntries(env.map(({ name, value }) => [name, value])) };
}

/** Whether a selector finds pods with these labels. */
export function selectsPods(
  selector: Readonly<Record<string, string>>,
  labels: Readonly<Record<string, string>>,
): boolean {
  return Object.entries(selector).every(([name, value]) => labels[name] === value);
}
