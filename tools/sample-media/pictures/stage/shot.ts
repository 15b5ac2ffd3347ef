/** A photograph that the studio takes: size, camera, ground and light. */
export interface Shot {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly eye: readonly [number, number, number];
  readonly target: readonly [number, number, number];
  readonly fov: number;
  /** Radius of the lens for depth of field, in scene units; 0 is all sharp. */
  readonly lens: number;
  /** Paper composes on a flat ground; stage shows a real floor that fades into the background. */
  readonly ground: 'paper' | 'stage';
  readonly background: string;
  readonly floor: string;
  readonly keyLight: number;
  readonly roomLight: number;
}
