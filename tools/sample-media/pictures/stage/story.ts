import type { MachineSpec } from './machine-spec.ts';
import type { SceneNode } from './parts.ts';
import type { Shot } from './shot.ts';

export interface Story {
  readonly model: SceneNode;
  readonly look: 'paper' | 'warm' | 'dark';
  readonly camera: Pick<Shot, 'eye' | 'target' | 'fov' | 'lens'>;
}

export type Builder = (model: SceneNode, machines: readonly MachineSpec[]) => Omit<Story, 'model'>;
