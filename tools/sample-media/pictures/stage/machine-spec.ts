import * as THREE from 'three';
import { familyAccents } from './materials.ts';
import type { SceneNode } from './parts.ts';

/** What a picture needs to know of a machine; the catalogue's Machine fits. */
export interface MachineSpec {
  readonly slug: string;
  readonly name: string;
  readonly family: string;
  readonly classification: string;
  readonly sizeClass: 1 | 2 | 3;
  readonly features: readonly string[];
}

/** The frame for a builder: its group, its accent and numbers derived from the slug. */
export interface Build {
  readonly spec: MachineSpec;
  readonly group: SceneNode;
  readonly accent: string;
  readonly accentMaterial: SceneNode;
  readonly seed: number;
  /** A number from 0 to 1 for a named trait; always the same for one machine. */
  readonly pick: (trait: string) => number;
  readonly has: (feature: string) => boolean;
  /** Where the detail view looks, and how wide it looks there. */
  focus: { x: number; y: number; z: number; width: number };
}

function hashText(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

export function createBuild(spec: MachineSpec): Build {
  const accent = familyAccents[spec.family] ?? '#b9673a';
  return {
    spec,
    group: new THREE.Group(),
    accent,
    accentMaterial: new THREE.MeshPhysicalMaterial({ color: accent, roughness: 0.4, clearcoat: 0.3 }),
    seed: hashText(spec.slug),
    pick: (trait) => (hashText(`${spec.slug}/${trait}`) % 1000) / 1000,
    has: (feature) => spec.features.includes(feature),
    focus: { x: 0, y: 2, z: 1, width: 4 },
  };
}

export function describeFace(build: Build) {
  return { name: build.spec.name, family: build.spec.family, accent: build.accent, seed: build.seed % 997 };
}
