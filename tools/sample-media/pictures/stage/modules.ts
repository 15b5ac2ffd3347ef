import { resolveWireMaterial, surfaces } from './materials.ts';
import {
  addBox,
  addCylinder,
  addGroup,
  addRing,
  addScrew,
  addScrews,
  addTube,
  type Point,
  type SceneNode,
} from './parts.ts';

/** A wound spool; its axis looks along x or z. */
export function addSpool(
  parent: SceneNode,
  radius: number,
  width: number,
  color: number,
  place: Point,
  axis: 'x' | 'z' = 'z',
  fill = 0.82,
): void {
  const spool = addGroup(parent, place, axis === 'x' ? Math.PI / 2 : 0);
  for (const side of [-1, 1]) {
    const z = (side * width) / 2;
    addRing(spool, surfaces.graphite, radius - 0.08, 0.1, [0, 0, z], 'z');
    addCylinder(spool, surfaces.graphite, radius * 0.34, 0.14, [0, 0, z], 'z');
    for (let spoke = 0; spoke < 6; spoke += 1) {
      const arm = addGroup(spool, [0, 0, z]);
      arm.rotation.z = (spoke / 6) * Math.PI * 2 + 0.3;
      addBox(arm, surfaces.graphite, [radius * 0.16, radius - 0.1, 0.1], [0, 0, 0], 0.03);
    }
    for (let layer = radius * 0.38; layer < radius * fill - 0.1; layer += 0.15)
      addRing(spool, resolveWireMaterial(color), layer, 0.085, [0, 0, z - side * 0.13], 'z');
    addCylinder(spool, surfaces.steel, radius * 0.15, 0.2, [0, 0, z + side * 0.06], 'z');
  }
  addCylinder(spool, resolveWireMaterial(color), radius * fill - 0.08, width - 0.1, [0, 0, 0], 'z');
  const thickness = Math.max(0.07, width / 26);
  const turns = Math.floor((width - 0.12) / (thickness * 2));
  for (let turn = 0; turn < turns; turn += 1) {
    const z = -width / 2 + 0.1 + thickness * (2 * turn + 1);
    addRing(spool, resolveWireMaterial(color), radius * fill - 0.06 + (turn % 2) * 0.02, thickness, [0, 0, z], 'z');
  }
}

/** Two rows of driven rollers with a wire between them, seen from the front. */
export function addRollerDrive(parent: SceneNode, pairs: number, radius: number, place: Point): void {
  const drive = addGroup(parent, place);
  const length = pairs * radius * 2.3;
  addBox(drive, surfaces.aluminium, [length + 0.3, radius * 5.2, 0.3], [0, -radius * 2.6, -0.25], 0.04);
  for (let pair = 0; pair < pairs; pair += 1) {
    for (const side of [-1, 1]) {
      const x = (pair - (pairs - 1) / 2) * radius * 2.3;
      const y = side * (radius + 0.05);
      addCylinder(drive, surfaces.graphite, radius, 0.42, [x, y, 0.12], 'z');
      addCylinder(drive, surfaces.steel, radius * 0.8, 0.46, [x, y, 0.12], 'z');
      addRing(drive, surfaces.darkSteel, radius * 0.5, 0.025, [x, y, 0.355], 'z');
      addScrew(drive, [x, y, 0.35], radius * 0.22);
    }
  }
  addScrews(drive, length + 0.3, radius * 5.2, [0, -radius * 2.6, -0.1], 0.13, 0.06);
}

/** The cutting head: two blade holders, blades with a V edge and a guide on either side; returns nothing. */
export function addCuttingHead(parent: SceneNode, scale: number, place: Point): void {
  const head = addGroup(parent, place);
  head.scale.setScalar(scale);
  addBox(head, surfaces.aluminium, [1.5, 3, 0.4], [0, -1.5, -0.5], 0.05);
  for (const side of [-1, 1]) {
    addBox(head, surfaces.darkSteel, [1.1, 0.75, 0.5], [0, side > 0 ? 0.6 : -1.35, -0.1], 0.04);
    for (const [index, x] of [-0.28, 0, 0.28].entries()) {
      addBox(
        head,
        surfaces.steel,
        [0.1, 0.62, 0.42],
        [x, side > 0 ? 0.1 + (index === 1 ? -0.05 : 0.08) : -0.72 - (index === 1 ? -0.05 : 0.08), 0.02],
        0.01,
      );
    }
    addScrew(head, [-0.34, side > 0 ? 1 : -1, 0.15], 0.09);
    addScrew(head, [0.34, side > 0 ? 1 : -1, 0.15], 0.09);
    addCylinder(head, surfaces.brass, 0.11, 0.9, [side * 0.95, 0, 0], 'x', side > 0 ? 0.2 : 0.11);
    addCylinder(head, surfaces.steel, 0.07, 3, [side * 0.62, 0, -0.2], 'y');
  }
}

/** A belt on rollers between two profiles, along x; the place is the middle of the belt's upper side. */
export function addConveyor(parent: SceneNode, length: number, depth: number, [x, y, z]: Point): void {
  addBox(parent, surfaces.recess, [length - 0.1, 0.18, depth - 0.2], [x, y - 0.18, z], 0.08);
  for (const side of [-1, 1]) {
    addBox(parent, surfaces.aluminium, [length, 0.42, 0.14], [x, y - 0.36, z + (side * depth) / 2], 0.03);
    addBox(parent, surfaces.seam, [length - 0.2, 0.05, 0.02], [x, y - 0.18, z + side * (depth / 2 + 0.065)], 0);
  }
  for (let roller = 0; roller * 1.1 < length; roller += 1)
    addScrew(parent, [x - length / 2 + 0.3 + roller * 1.1, y - 0.27, z + depth / 2 + 0.06], 0.07);
  for (const end of [-1, 1])
    addCylinder(parent, surfaces.steel, 0.17, depth - 0.15, [x + (end * length) / 2, y - 0.16, z], 'z');
}

/** A bundle of cut wires that lie along x, with a strap. */
export function addBundle(parent: SceneNode, color: number, length: number, [x, y, z]: Point, radius = 0.07): void {
  const places: readonly (readonly [number, number])[] = [
    [-3, 0],
    [-1, 0],
    [1, 0],
    [3, 0],
    [-2, 1],
    [0, 1],
    [2, 1],
    [-1, 2],
    [1, 2],
  ];
  for (const [index, [column, row]] of places.entries()) {
    const wy = y + radius + row * radius * 1.75;
    const wz = z + column * radius;
    const shift = ((index * 37) % 10) / 90;
    addCylinder(parent, resolveWireMaterial(color), radius, length, [x + shift, wy, wz], 'x');
    addCylinder(parent, surfaces.copper, radius * 0.6, length + 0.36, [x + shift, wy, wz], 'x');
  }
}

/** A hood of clear panes on a dark frame with hinges and a handle; the place is the middle of its bottom. */
export function addHood(machine: SceneNode, [w, h, d]: Point, [x, y, z]: Point, tinted = false): void {
  const parent = addGroup(machine);
  parent.name = 'hood';
  const pane = tinted ? surfaces.laserGlass : surfaces.glass;
  addBox(parent, pane, [w - 0.1, h - 0.1, 0.06], [x, y + 0.05, z + d / 2], 0.02);
  addBox(parent, pane, [w - 0.1, 0.06, d - 0.1], [x, y + h - 0.06, z], 0.02);
  for (const side of [-1, 1]) addBox(parent, pane, [0.06, h - 0.1, d - 0.1], [x + (side * w) / 2, y + 0.05, z], 0.02);
  const bar = 0.09;
  for (const side of [-1, 1]) {
    addBox(parent, surfaces.graphite, [bar, h, bar], [x + (side * w) / 2, y, z + d / 2], 0.02);
    addBox(parent, surfaces.graphite, [bar, bar, d], [x + (side * w) / 2, y + h - bar, z], 0.02);
    addCylinder(parent, surfaces.steel, 0.09, 0.5, [x + side * w * 0.3, y + h, z - d / 2 + 0.1], 'x');
  }
  for (const level of [0, h - bar]) addBox(parent, surfaces.graphite, [w, bar, bar], [x, y + level, z + d / 2], 0.02);
  addTube(parent, surfaces.graphite, 0.06, [
    [x - 0.6, y + 0.25, z + d / 2],
    [x - 0.6, y + 0.25, z + d / 2 + 0.24],
    [x + 0.6, y + 0.25, z + d / 2 + 0.24],
    [x + 0.6, y + 0.25, z + d / 2],
  ]);
}

/** A cable chain that bends once. */
export function addCableChain(parent: SceneNode, length: number, [x, y, z]: Point): void {
  for (let link = 0; link * 0.22 < length; link += 1)
    addBox(parent, surfaces.rubber, [0.19, 0.26, 0.42], [x + link * 0.22, y, z], 0.03);
  for (let link = 0; link < 7; link += 1) {
    const angle = -Math.PI / 2 + (link / 6) * Math.PI;
    const piece = addBox(
      parent,
      surfaces.rubber,
      [0.19, 0.26, 0.42],
      [x + length + Math.cos(angle) * 0.5, y + 0.5 + Math.sin(angle) * 0.5, z],
      0.03,
    );
    piece.rotation.z = angle + Math.PI / 2;
  }
}

/** A small industrial camera with ring light that looks down. */
export function addCamera(parent: SceneNode, [x, y, z]: Point): void {
  addBox(parent, surfaces.graphite, [0.5, 0.7, 0.5], [x, y, z], 0.05);
  addCylinder(parent, surfaces.darkSteel, 0.2, 0.4, [x, y - 0.18, z]);
  addRing(parent, surfaces.white, 0.26, 0.07, [x, y - 0.36, z], 'y');
  addTube(parent, surfaces.rubber, 0.05, [
    [x, y + 0.7, z],
    [x, y + 1.1, z - 0.1],
    [x + 0.3, y + 1.2, z - 0.6],
  ]);
}
