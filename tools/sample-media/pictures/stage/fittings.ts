import * as THREE from 'three';
import { createPlateTexture, createScreenTexture, createWarningTexture } from './canvas-textures.ts';
import { resolveWireMaterial, surfaces } from './materials.ts';
import { addBox, addCylinder, addGroup, addRing, addScrews, addTube, type Point, type SceneNode } from './parts.ts';

/** A removable cover: a thin raised panel with a gap around it and screws. */
export function addPanel(
  parent: SceneNode,
  material: SceneNode,
  w: number,
  h: number,
  [x, y, z]: Point,
  screws = true,
): void {
  addBox(parent, surfaces.seam, [w + 0.04, h + 0.04, 0.02], [x, y - 0.02, z], 0);
  addBox(parent, material, [w, h, 0.06], [x, y, z + 0.02], 0.02);
  if (screws) addScrews(parent, w, h, [x, y, z + 0.045]);
}

/** Slots for cooling in a face that looks to the front. */
export function addVent(parent: SceneNode, w: number, h: number, [x, y, z]: Point, pitch = 0.16): void {
  for (let row = 0; row * pitch < h; row += 1)
    addBox(parent, surfaces.recess, [w, pitch * 0.45, 0.03], [x, y + row * pitch, z], 0.012);
}

/** An upright or horizontal bow handle on a face towards the front. */
export function addHandle(parent: SceneNode, length: number, [x, y, z]: Point, upright = true): void {
  const ends: readonly Point[] = upright
    ? [
        [x, y - length / 2, z],
        [x, y - length / 2, z + 0.28],
        [x, y + length / 2, z + 0.28],
        [x, y + length / 2, z],
      ]
    : [
        [x - length / 2, y, z],
        [x - length / 2, y, z + 0.28],
        [x + length / 2, y, z + 0.28],
        [x + length / 2, y, z],
      ];
  addTube(parent, surfaces.graphite, 0.075, ends);
}

function addPicturePlane(
  parent: SceneNode,
  texture: unknown,
  w: number,
  h: number,
  [x, y, z]: Point,
  lit: boolean,
): void {
  const material = lit
    ? new THREE.MeshStandardMaterial({ map: texture, roughness: 0.5 })
    : new THREE.MeshStandardMaterial({
        color: '#000000',
        emissive: '#ffffff',
        emissiveMap: texture,
        emissiveIntensity: 0.95,
        roughness: 0.16,
        envMapIntensity: 0.5,
      });
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(w, h), material);
  mesh.position.set(x, y, z);
  mesh.receiveShadow = lit;
  parent.add(mesh);
}

/** A touch screen with bezel, leaning back by `lean` radians; the place is the middle of its bottom. */
export function addScreen(
  parent: SceneNode,
  w: number,
  place: Point,
  face: { name: string; family: string; accent: string; seed: number },
  lean = 0.18,
  turn = 0,
): void {
  const h = w * 0.625;
  const group = addGroup(parent, place, turn);
  const tilt = addGroup(group);
  tilt.rotation.x = -lean;
  addBox(tilt, surfaces.graphite, [w + 0.34, h + 0.34, 0.3], [0, 0, 0], 0.09);
  addBox(tilt, surfaces.recess, [w + 0.16, h + 0.16, 0.02], [0, 0.09, 0.15], 0.01);
  addPicturePlane(
    tilt,
    createScreenTexture(face.name, face.family, face.accent, face.seed),
    w,
    h,
    [0, h / 2 + 0.17, 0.175],
    false,
  );
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
export function addStrippedWire(
  parent: SceneNode,
  color: number,
  radius: number,
  from: Point,
  length: number,
  bare: number,
  toRight = true,
): void {
  const s = toRight ? 1 : -1;
  addCylinder(parent, resolveWireMaterial(color), radius, length, [from[0] + (s * length) / 2, from[1], from[2]], 'x');
  for (let strand = 0; strand < 7; strand += 1) {
    const angle = (strand / 6) * Math.PI * 2;
    const offset = strand === 6 ? 0 : radius * 0.52;
    addCylinder(
      parent,
      surfaces.copper,
      radius * 0.26,
      bare,
      [from[0] + s * (length + bare / 2), from[1] + Math.sin(angle) * offset, from[2] + Math.cos(angle) * offset],
      'x',
    );
  }
}
