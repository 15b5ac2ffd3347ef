import { validate as validateDeployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment';
import { validate as validateAutoscaler } from 'kubernetes-models/_schemas/IoK8sApiAutoscalingV2HorizontalPodAutoscaler';
import { validate as validateVolumeClaim } from 'kubernetes-models/_schemas/IoK8sApiCoreV1PersistentVolumeClaim';
import { validate as validateService } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service';
import { validate as validateIngress } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1Ingress';
import { validate as validateNetworkPolicy } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1NetworkPolicy';
import { validate as validateDisruptionBudget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget';
import type { Manifest } from './read-manifests.ts';

/** A compiled schema, which leaves what it found in `errors`. */
interface Schema {
  (data: unknown): boolean;
  readonly errors?:
    | readonly { readonly instancePath: string; readonly keyword: string; readonly params: unknown }[]
    | null;
}

const schemas: Readonly<Record<string, Schema>> = {
  'apps/v1 Deployment': validateDeployment,
  'autoscaling/v2 HorizontalPodAutoscaler': validateAutoscaler,
  'networking.k8s.io/v1 Ingress': validateIngress,
  'networking.k8s.io/v1 NetworkPolicy': validateNetworkPolicy,
  'policy/v1 PodDisruptionBudget': validateDisruptionBudget,
  'v1 PersistentVolumeClaim': validateVolumeClaim,
  'v1 Service': validateService,
};

/** The same data, which notes each key that somebody has read; maps of any keys are read key by key. */
function watchReads(data: unknown, place: string, read: Set<string>): unknown {
  if (typeof data !== 'object' || data === null) return data;
  const watched = Object.entries(data).map(
    ([key, value]) => [key, watchReads(value, `${place}/${key}`, read)] as const,
  );
  const copy = Array.isArray(data) ? watched.map(([, value]) => value) : Object.fromEntries(watched);
  return new Proxy(copy, {
    get: (target, key, receiver) => {
      read.add(`${place}/${String(key)}`);
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
}

function listKeys(data: unknown, place: string): readonly string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const here = `${place}/${key}`;
    return [...(Array.isArray(data) ? [] : [here]), ...listKeys(value, here)];
  });
}

/**
 * What is wrong with an object by the schemas of Kubernetes: a wrong value, a missing one, or a field that they do not
 * know. The schemas allow such fields, so a field is known when they look at it.
 */
export function findManifestProblems(manifest: Manifest): readonly string[] {
  const kind = `${manifest.apiVersion} ${manifest.kind}`;
  const validate = schemas[kind];
  if (validate === undefined) return [`${kind} has no schema here`];
  const name = `${kind} ${manifest.metadata.name}`;
  const read = new Set<string>();
  if (!validate(watchReads(manifest, '', read))) {
    return (validate.errors ?? []).map(
      ({ instancePath, keyword, params }) => `${name}: ${instancePath} ${keyword} ${JSON.stringify(params)}`,
    );
  }
  const unread = listKeys(manifest, '').filter((key) => !read.has(key));
  return unread.map((key) => `${name}: ${key} is not known`);
}
