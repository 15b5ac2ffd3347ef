import type { MachineSpec } from './machine-spec.ts';

/** One view of one machine. */
export interface MachineJob {
  readonly kind: 'machine';
  readonly view: 'front' | 'angle' | 'detail';
  readonly machine: MachineSpec;
}

/** Several machines side by side: a family or a whole range. */
export interface GroupJob {
  readonly kind: 'group';
  readonly machines: readonly MachineSpec[];
  readonly look: 'paper' | 'dark' | 'warm';
  readonly direction: readonly [number, number, number];
  readonly fill: number;
}

/** A close-up of the work itself. */
export interface StoryJob {
  readonly kind: 'story';
  readonly story: string;
  readonly machines: readonly MachineSpec[];
}

export type PictureJob = (MachineJob | GroupJob | StoryJob) & {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly frames: number;
};
