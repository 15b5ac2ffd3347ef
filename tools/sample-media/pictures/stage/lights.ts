import * as THREE from 'three';
import type { SceneNode } from './parts.ts';
import type { Shot } from './shot.ts';

export function radicalInverse(index: number, base: number): number {
  let result = 0;
  for (let f = 1 / base, i = index; i > 0; i = Math.floor(i / base), f /= base) result += f * (i % base);
  return result;
}

function createLight(strength: number, color: string, span: number) {
  const light = new THREE.DirectionalLight(color, strength);
  light.castShadow = true;
  light.shadow.mapSize.set(2048, 2048);
  Object.assign(light.shadow.camera, { left: -span, right: span, top: span, bottom: -span, near: 1, far: span * 8 });
  light.shadow.bias = -0.0004;
  light.shadow.normalBias = 0.02;
  light.shadow.radius = 3;
  return light;
}

export function createLights(scene: SceneNode, shot: Shot, center: SceneNode, span: number) {
  const key = createLight(shot.keyLight, '#fff1de', span);
  const sky = createLight(shot.keyLight * 0.3, '#e6eef5', span);
  scene.add(key, key.target, sky, sky.target);
  for (const light of [key, sky]) light.target.position.copy(center);
  return (frame: number, frames: number) => {
    const [a, b, c] = [radicalInverse(frame + 1, 2), radicalInverse(frame + 1, 3), radicalInverse(frame + 1, 5)];
    key.position
      .copy(center)
      .add(new THREE.Vector3(-0.75 + (a - 0.5) * 0.4, 1.35, 0.95 + (b - 0.5) * 0.4).multiplyScalar(span * 2));
    const angle = (frame / frames) * Math.PI * 2 + 0.4;
    const reach = Math.sqrt(c) * 0.75;
    sky.position
      .copy(center)
      .add(new THREE.Vector3(Math.cos(angle) * reach, 1.2, Math.sin(angle) * reach).multiplyScalar(span * 2));
  };
}
