import * as THREE from 'three';
import type { SceneNode } from './parts.ts';

/** Places the camera so that a model fills the picture from a direction; `fill` is the share of the picture it takes. */
export function frameModel(
  model: SceneNode,
  direction: readonly [number, number, number],
  fov: number,
  aspect: number,
  fill: number,
) {
  const box = new THREE.Box3().setFromObject(model);
  const center = box.getCenter(new THREE.Vector3());
  const out = new THREE.Vector3(...direction).normalize();
  const right = new THREE.Vector3(0, 1, 0).cross(out).normalize();
  const up = out.clone().cross(right);
  const half = Math.tan((fov * Math.PI) / 360);
  const points = collectCorners(model).map((point) => point.sub(center));
  let distance = 0;
  const shift = { right: 0, up: 0 };
  for (let pass = 0; pass < 5; pass += 1) {
    distance = 0;
    for (const point of points) {
      const depth = point.dot(out);
      distance = Math.max(
        distance,
        depth + Math.abs(point.dot(right) - shift.right) / (half * aspect * fill),
        depth + Math.abs(point.dot(up) - shift.up) / (half * fill),
      );
    }
    for (const [name, axis] of [
      ['right', right],
      ['up', up],
    ] as const) {
      const angles = points.map((point) => (point.dot(axis) - shift[name]) / (distance - point.dot(out)));
      shift[name] += ((Math.max(...angles) + Math.min(...angles)) / 2) * distance;
    }
  }
  const target = center.clone().addScaledVector(up, shift.up).addScaledVector(right, shift.right);
  return { target: target.toArray(), eye: target.clone().addScaledVector(out, distance).toArray() };
}

/** The corners of the boxes around every part: tighter than the one box around all. */
function collectCorners(model: SceneNode): SceneNode[] {
  const corners: SceneNode[] = [];
  model.updateMatrixWorld(true);
  model.traverse((node: SceneNode) => {
    if (!node.isMesh) return;
    node.geometry.computeBoundingBox();
    const { min, max } = node.geometry.boundingBox;
    for (let corner = 0; corner < 8; corner += 1) {
      const point = new THREE.Vector3(
        corner & 1 ? max.x : min.x,
        corner & 2 ? max.y : min.y,
        corner & 4 ? max.z : min.z,
      );
      corners.push(point.applyMatrix4(node.matrixWorld));
    }
  });
  return corners;
}
