import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { createPlateTexture, createScreenTexture, createWarningTexture } from './canvas-textures.ts';
import { resolveWireMaterial, surfaces } from './materials.ts';

// three ships no types of its own; a node of the scene is what its constructor returns.
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
export function addBox(parent: SceneNode, material: SceneNode, [w, h, d]: Point, [x, y, z]: Point, radius = 0.05): SceneNode {
  const r = Math.min(radius, w / 2.2, h / 2.2, d / 2.2);
  const geometry = r < 0.008 ? new THREE.BoxGeometry(w, h, d) : new RoundedBoxGeometry(w, h, d, 2, r);
  return addMesh(parent, geometry, material, [x, y + h / 2, z]);
}

/** A cylinder along an axis; the place is its middle. */
export function addCylinder(parent: SceneNode, material: SceneNode, radius: number, length: number, place: Point, axis: 'x' | 'y' | 'z' = 'y', radiusTop = radius): SceneNode {
  const mesh = addMesh(parent, new THREE.CylinderGeometry(radiusTop, radius, length, 40), material, place);
  if (axis === 'x') mesh.rotation.z = -Math.PI / 2;
  if (axis === 'z') mesh.rotation.x = Math.PI / 2;
  return mesh;
}

/** A ring whose hole looks along an axis. */
export function addRing(parent: SceneNode, material: SceneNode, radius: number, thickness: number, place: Point, axis: 'x' | 'y' | 'z'): SceneNode {
  const mesh = addMesh(parent, new THREE.TorusGeometry(radius, thickness, 10, 56), material, place);
  if (axis === 'x') mesh.rotation.y = Math.PI / 2;
  if (axis === 'y') mesh.rotation.x = Math.PI / 2;
  return mesh;
}

/** A flexible tube through points: wire, hose or cable. */
export function addTube(parent: SceneNode, material: unknown, radius: number, points: readonly Point[]): SceneNode {
  const curve = new THREE.CatmullRomCurve3(points.map(([x, y, z]) => new THREE.Vector3(x, y, z)), false, 'centripetal');
  return addMesh(parent, new THREE.TubeGeometry(curve, points.length * 22, radius, 14, false), material, [0, 0, 0]);
}

/** A screw with a hexagon socket in a face that looks to the front. */
export function addScrew(parent: SceneNode, [x, y, z]: Point, radius = 0.07): void {
  addCylinder(parent, surfaces.steel, radius, 0.04, [x, y, z + 0.02], 'z');
  const socket = addMesh(parent, new THREE.CylinderGeometry(radius * 0.5, radius * 0.5, 0.02, 6), surfaces.recess, [x, y, z + 0.036]);
  socket.rotation.x = Math.PI / 2;
}

/** Four screws in the corners of a rectangle that looks to the front. */
export function addScrews(parent: SceneNode, w: number, h: number, [x, y, z]: Point, inset = 0.18, radius = 0.065): void {
  for (const sx of [-1, 1]) for (const sy of [0, 1]) addScrew(parent, [x + sx * (w / 2 - inset), y + (sy ? h - inset : inset), z], radius);
}

/** A removable cover: a thin raised panel with a gap around it and screws. */
export function addPanel(parent: SceneNode, material: SceneNode, w: number, h: number, [x, y, z]: Point, screws = true): void {
  addBox(parent, surfaces.seam, [w + 0.04, h + 0.04, 0.02], [x, y - 0.02, z], 0);
  addBox(parent, material, [w, h, 0.06], [x, y, z + 0.02], 0.02);
  if (screws) addScrews(parent, w, h, [x, y, z + 0.045]);
}

/** Slots for cooling in a face that looks to the front. */
export function addVent(parent: SceneNode, w: number, h: number, [x, y, z]: Point, pitch = 0.16): void {
  for (let row = 0; row * pitch < h; row += 1) addBox(parent, surfaces.recess, [w, pitch * 0.45, 0.03], [x, y + row * pitch, z], 0.012);
}

/** A bow handle that stands upright (or lies) on a face that looks to the front. */
export function addHandle(parent: SceneNode, length: number, [x, y, z]: Point, upright = true): void {
  const ends: readonly Point[] = upright
    ? [[x, y - length / 2, z], [x, y - length / 2, z + 0.28], [x, y + length / 2, z + 0.28], [x, y + length / 2, z]]
    : [[x - length / 2, y, z], [x - length / 2, y, z + 0.28], [x + length / 2, y, z + 0.28], [x + length / 2, y, z]];
  addTube(parent, surfaces.graphite, 0.075, ends);
}

function addPicturePlane(parent: SceneNode, texture: unknown, w: number, h: number, [x, y, z]: Point, lit: boolean): void {
  const material = lit
    ? new THREE.MeshStandardMaterial({ map: texture, roughness: 0.5 })
    : new THREE.MeshStandardMaterial({ color: '#000000', emissive: '#ffffff', emissiveMap: texture, emissiveIntensity: 0.95, roughness: 0.16, envMapIntensity: 0.5 });
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(w, h), material);
  mesh.position.set(x, y, z);
  mesh.receiveShadow = lit;
  parent.add(mesh);
}

/** A touch screen with bezel, leaning back by `lean` radians; the place is the middle of its bottom. */
export function addScreen(parent: SceneNode, w: number, place: Point, face: { name: string; family: string; accent: string; seed: number }, lean = 0.18, turn = 0): void {
  const h = w * 0.625;
  const group = addGroup(parent, place, turn);
  const tilt = addGroup(group);
  tilt.rotation.x = -lean;
  addBox(tilt, surfaces.graphite, [w + 0.34, h + 0.34, 0.3], [0, 0, 0], 0.09);
  addBox(tilt, surfaces.recess, [w + 0.16, h + 0.16, 0.02], [0, 0.09, 0.15], 0.01);
  addPicturePlane(tilt, createScreenTexture(face.name, face.family, face.accent, face.seed), w, h, [0, h / 2 + 0.17, 0.175], false);
}

/** The plate with brand and name; the place is its middle. */
export function addPlate(parent: SceneNode, name: string, accent: string, w: number, place: Point, dark = false): void {
  const texture = createPlateTexture(name, accent, dark ? '#e9e5de' : '#2c2f31', dark ? '#34383b' : '#dedad3');
  addPicturePlane(parent, texture, w, w * (160 / 768), place, true);
}

export function addWarning(parent: SceneNode, w: number, place: Point): void {
  addPicturePlane(parent, createWarningTexture(), w, w * 0.625, place, true);
}

/** Emergency stop on its yellow base, looking to the front. */
export function addStop(parent: SceneNode, [x, y, z]: Point, scale = 1): void {
  addBox(parent, surfaces.yellow, [0.62 * scale, 0.62 * scale, 0.16], [x, y - 0.31 * scale, z + 0.08], 0.05);
  addCylinder(parent, surfaces.darkSteel, 0.16 * scale, 0.16, [x, y, z + 0.22], 'z');
  addCylinder(parent, surfaces.red, 0.25 * scale, 0.15, [x, y, z + 0.34], 'z', 0.2 * scale);
}

/** Two push buttons with steel rims, looking to the front. */
export function addButtons(parent: SceneNode, [x, y, z]: Point, gap = 0.5): void {
  for (const [index, material] of [surfaces.green, surfaces.white].entries()) {
    addRing(parent, surfaces.steel, 0.17, 0.035, [x + index * gap, y, z + 0.03], 'z');
    addCylinder(parent, material, 0.14, 0.1, [x + index * gap, y, z + 0.05], 'z');
  }
}

/** A signal tower of three lamps on a pole. */
export function addSignalTower(parent: SceneNode, [x, y, z]: Point): void {
  addCylinder(parent, surfaces.steel, 0.08, 1.2, [x, y + 0.6, z]);
  for (const [index, material] of [surfaces.green, surfaces.yellow, surfaces.red].entries()) {
    addCylinder(parent, material, 0.22, 0.38, [x, y + 1.42 + index * 0.42, z]);
    addCylinder(parent, surfaces.recess, 0.23, 0.04, [x, y + 1.22 + index * 0.42, z]);
  }
  addCylinder(parent, surfaces.recess, 0.22, 0.1, [x, y + 2.5, z]);
}

/** Round levelling feet under a rectangle. */
export function addFeet(parent: SceneNode, w: number, d: number, height: number, [x, , z]: Point = [0, 0, 0]): void {
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1]) {
      const place: Point = [x + sx * (w / 2 - 0.4), height / 2, z + sz * (d / 2 - 0.4)];
      addCylinder(parent, surfaces.steel, 0.09, height, place);
      addCylinder(parent, surfaces.rubber, 0.26, height * 0.4, [place[0], height * 0.2, place[2]], 'y', 0.2);
    }
  }
}

/** A wire whose end is stripped: insulation up to the end, copper strands beyond; runs along x. */
export function addStrippedWire(parent: SceneNode, color: number, radius: number, from: Point, length: number, bare: number, toRight = true): void {
  const s = toRight ? 1 : -1;
  addCylinder(parent, resolveWireMaterial(color), radius, length, [from[0] + (s * length) / 2, from[1], from[2]], 'x');
  for (let strand = 0; strand < 7; strand += 1) {
    const angle = (strand / 6) * Math.PI * 2;
    const offset = strand === 6 ? 0 : radius * 0.52;
    addCylinder(parent, surfaces.copper, radius * 0.26, bare, [from[0] + s * (length + bare / 2), from[1] + Math.sin(angle) * offset, from[2] + Math.cos(angle) * offset], 'x');
  }
}
