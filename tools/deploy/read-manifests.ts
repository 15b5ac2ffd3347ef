import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parseAllDocuments } from 'yaml';
import { root } from '../product-runner/repository-root.ts';

const folder = path.join(root, 'deploy/kubernetes');

const documentSchema = v.looseObject({
  apiVersion: v.string(),
  kind: v.string(),
  metadata: v.looseObject({ name: v.string() }),
});
/** An object of Kubernetes, with whatever its kind has. */
export type Manifest = v.InferOutput<typeof documentSchema>;

const kustomizationSchema = v.looseObject({
  resources: v.array(v.string()),
  configMapGenerator: v.array(
    v.object({ name: v.string(), behavior: v.optional(v.literal('merge')), literals: v.array(v.string()) }),
  ),
  images: v.optional(v.array(v.object({ name: v.string(), newName: v.string(), newTag: v.string() })), []),
  patches: v.optional(v.array(v.object({ path: v.string() })), []),
});
export type Kustomization = v.InferOutput<typeof kustomizationSchema>;

function readDocuments(file: string): readonly unknown[] {
  return parseAllDocuments(readFileSync(path.join(folder, file), 'utf8')).map((document) => {
    if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0]?.message}`);
    return document.toJS() as unknown;
  });
}

/** The kustomization of a folder below deploy/kubernetes, and the objects of the files that it names. */
export function readKustomization(name: string): {
  readonly kustomization: Kustomization;
  readonly manifests: readonly Manifest[];
  readonly patches: readonly Manifest[];
} {
  const [document] = readDocuments(`${name}/kustomization.yaml`);
  const kustomization = v.parse(kustomizationSchema, document);
  const readFiles = (files: readonly string[]) =>
    files.flatMap((file) => readDocuments(`${name}/${file}`)).map((entry) => v.parse(documentSchema, entry));
  return {
    kustomization,
    manifests: readFiles(kustomization.resources.filter((file) => file.endsWith('.yaml'))),
    patches: readFiles(kustomization.patches.map((patch) => patch.path)),
  };
}

/** The entries that the generators of a config map make, later ones over earlier ones. */
export function mergeLiterals(
  name: string,
  kustomizations: readonly Kustomization[],
): Readonly<Record<string, string>> {
  const literals = kustomizations
    .flatMap(({ configMapGenerator }) => configMapGenerator)
    .filter((generator) => generator.name === name)
    .flatMap((generator) => generator.literals);
  return Object.fromEntries(
    literals.map((literal) => [literal.slice(0, literal.indexOf('=')), literal.slice(literal.indexOf('=') + 1)]),
  );
}
