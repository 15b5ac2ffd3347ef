import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { surfaces } from './materials.ts';

// three ships no types; a node of the scene is what its constructor returns.
export type SceneNode = InstanceType<typeof THREE.Object3D>;
export type Point = readonly [number, number, number];

/** An empty group at a place. */
export function addGroup(parent: SceneNode, [x, y, z]: Point = [0, 0, 0], turn = 0): SceneNode {
  const group = new THREE.Group();
  group.position.set(x, y, z);
  group.rotation.y = turn;
  parent.add(group);
  return group;
}

function addMesh(parent: SceneNode, geometry: unknown, material: SceneNode, [x, y, z]: Point): SceneNode {
  const mesh = new THREE.Mesh(geometry, material);
  mesh.position.set(x, y, z);
  mesh.castShadow = !material.transparent;
  mesh.receiveShadow = true;
  if (material.transparent) mesh.renderOrder = 2;
  parent.add(mesh);
  return mesh;
}

/** A box with broken edges; the place is the middle of its bottom. */
export function addBox(
  parent: SceneNode,
  material: SceneNode,
  [w, h, d]: Point,
  [x, y, z]: Point,
  radius = 0.05,
): SceneNode {
  const r = Math.min(radius, w / 2.2, h / 2.2, d / 2.2);
  const geometry = r < 0.008 ? new THREE.BoxGeometry(w, h, d) : new RoundedBoxGeometry(w, h, d, 2, r);
  return addMesh(parent, geometry, material, [x, y + h / 2, z]);
}

/** A cylinder along an axis; the place is its middle. */
export function addCylinder(
  parent: SceneNode,
  material: SceneNode,
  radius: number,
  length: number,
  place: Point,
  axis: 'x' | 'y' | 'z' = 'y',
  radiusTop = radius,
): SceneNode {
  const mesh = addMesh(parent, new THREE.CylinderGeometry(radiusTop, radius, length, 40), material, place);
  if (axis === 'x') mesh.rotation.z = -Math.PI / 2;
  if (axis === 'z') mesh.rotation.x = Math.PI / 2;
  return mesh;
}

/** A ring whose hole looks along an axis. */
export function addRing(
  parent: SceneNode,
  material: SceneNode,
  radius: number,
  thickness: number,
  place: Point,
  axis: 'x' | 'y' | 'z',
): SceneNode {
  const mesh = addMesh(parent, new THREE.TorusGeometry(radius, thickness, 10, 56), material, place);
  if (axis === 'x') mesh.rotation.y = Math.PI / 2;
  if (axis === 'y') mesh.rotation.x = Math.PI / 2;
  return mesh;
}

/** A flexible tube through points: wire, hose or cable. */
export function addTube(parent: SceneNode, material: unknown, radius: number, points: readonly Point[]): SceneNode {
  const curve = new THREE.CatmullRomCurve3(
    points.map(([x, y, z]) => new THREE.Vector3(x, y, z)),
    false,
    'centripetal',
  );
  return addMesh(parent, new THREE.TubeGeometry(curve, points.length * 22, radius, 14, false), material, [0, 0, 0]);
}

/** A screw with a hexagon socket in a face that looks to the front. */
export function addScrew(parent: SceneNode, [x, y, z]: Point, radius = 0.07): void {
  addCylinder(parent, surfaces.steel, radius, 0.04, [x, y, z + 0.02], 'z');
  const socket = addMesh(parent, new THREE.CylinderGeometry(radius * 0.5, radius * 0.5, 0.02, 6), surfaces.recess, [
    x,
    y,
    z + 0.036,
  ]);
  socket.rotation.x = Math.PI / 2;
}

/** Four screws in the corners of a rectangle that looks to the front. */
export function addScrews(
  parent: SceneNode,
  w: number,
  h: number,
  [x, y, z]: Point,
  inset = 0.18,
  radius = 0.065,
): void {
  for (const sx of [-1, 1])
    for (const sy of [0, 1]) addScrew(parent, [x + sx * (w / 2 - inset), y + (sy ? h - inset : inset), z], radius);
}
