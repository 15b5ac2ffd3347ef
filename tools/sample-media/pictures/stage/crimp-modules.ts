import { surfaces } from './materials.ts';
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

/** A crimp applicator: frame, ram with dial, crimper and anvil, feed with a strip of terminals. */
export function addApplicator(parent: SceneNode, scale: number, place: Point, accent: SceneNode): void {
  const tool = addGroup(parent, place);
  tool.scale.setScalar(scale);
  addBox(tool, surfaces.steel, [3, 0.35, 2.4], [0, 0, 0], 0.04);
  addBox(tool, surfaces.graphite, [1.9, 3.4, 0.8], [0, 0.35, -0.75], 0.06);
  addBox(tool, surfaces.graphite, [1.7, 1.3, 1.5], [0, 2.5, -0.2], 0.06);
  addScrews(tool, 1.7, 1.3, [0, 2.5, 0.55], 0.17, 0.085);
  addBox(tool, surfaces.steel, [0.8, 1.7, 0.7], [0, 1.75, 0.35], 0.03);
  addBox(tool, surfaces.darkSteel, [0.34, 0.75, 0.4], [0, 1.15, 0.45], 0.02);
  addBox(tool, surfaces.brass, [0.2, 0.3, 0.34], [0, 1, 0.5], 0.01);
  addScrew(tool, [0, 2.1, 0.7], 0.13);
  addCylinder(tool, surfaces.steel, 0.62, 0.22, [0, 3.95, -0.1]);
  addCylinder(tool, accent, 0.58, 0.16, [0, 4.12, -0.1]);
  for (let mark = 0; mark < 12; mark += 1) {
    const angle = (mark / 12) * Math.PI * 2;
    addBox(tool, surfaces.white, [0.05, 0.1, 0.05], [Math.cos(angle) * 0.58, 4.07, -0.1 + Math.sin(angle) * 0.58], 0);
  }
  addCylinder(tool, surfaces.steel, 0.3, 0.5, [0, 4.4, -0.1]);
  addRing(tool, surfaces.steel, 0.3, 0.09, [0, 4.62, -0.1], 'y');
  addBox(tool, surfaces.steel, [0.5, 0.6, 0.5], [0, 0.35, 0.5], 0.03);
  addBox(tool, surfaces.aluminium, [2.2, 0.18, 0.6], [-1, 0.72, 0.5], 0.03);
  addTube(tool, surfaces.darkSteel, 0.1, [
    [-1.2, 2.6, 0.3],
    [-1.35, 1.8, 0.5],
    [-1, 1.1, 0.5],
  ]);
  addCylinder(tool, surfaces.brass, 0.16, 0.3, [-1.2, 2.6, 0.35], 'z');
  addTerminalStrip(tool, 9, [-2.6, 0.92, 0.5]);
}

/** A strip of open terminals on their carrier, along x. */
export function addTerminalStrip(parent: SceneNode, count: number, [x, y, z]: Point): void {
  addBox(parent, surfaces.copper, [count * 0.32, 0.03, 0.16], [x + (count * 0.32) / 2, y, z - 0.28], 0);
  for (let index = 0; index < count; index += 1) addTerminal(parent, 0.3, [x + 0.16 + index * 0.32, y, z]);
}

/** One open terminal that looks to the front: contact box, wire barrel and insulation barrel. */
export function addTerminal(parent: SceneNode, scale: number, place: Point): void {
  const terminal = addGroup(parent, place);
  terminal.scale.setScalar(scale);
  addBox(terminal, surfaces.copper, [0.5, 0.5, 1], [0, 0, 1], 0.05);
  addBox(terminal, surfaces.recess, [0.34, 0.3, 0.06], [0, 0.1, 1.49], 0);
  addBox(terminal, surfaces.copper, [0.42, 0.06, 2], [0, 0, -0.2], 0);
  for (const [z, depth, height] of [
    [0.05, 0.6, 0.55],
    [-0.85, 0.45, 0.7],
  ] as const) {
    for (const side of [-1, 1]) {
      const wing = addBox(terminal, surfaces.copper, [0.06, height, depth], [side * 0.24, 0.02, z], 0.01);
      wing.rotation.z = side * -0.14;
    }
  }
}
