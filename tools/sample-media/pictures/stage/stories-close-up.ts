import { addApplicator } from './crimp-modules.ts';
import { resolveWireMaterial, surfaces } from './materials.ts';
import { addBox, addCylinder, addGroup, addRing, addScrews, addTube, type Point, type SceneNode } from './parts.ts';
import type { Builder } from './story.ts';

/** A finished crimp: barrel closed over strands, insulation held, contact box in front. */
function addFinishedCrimp(parent: SceneNode, color: number, place: Point, turn: number): void {
  const part = addGroup(parent, place, turn);
  addBox(part, surfaces.copper, [0.66, 0.62, 1.3], [0, 0, 1.7], 0.06);
  addBox(part, surfaces.recess, [0.42, 0.34, 0.04], [0, 0.14, 2.34], 0);
  addBox(part, surfaces.copper, [0.3, 0.03, 0.7], [0, 0.61, 1.75], 0.01);
  // A closed barrel seen from above is two rolled wings that meet in the middle.
  addBox(part, surfaces.copper, [0.72, 0.36, 1.1], [0, 0, 0.2], 0.1);
  for (const side of [-1, 1]) addCylinder(part, surfaces.copper, 0.2, 1.1, [side * 0.17, 0.36, 0.2], 'z');
  addBox(part, surfaces.copper, [0.62, 0.06, 3.4], [0, 0, -0.4], 0.02);
  for (const [strand, x] of [-0.16, 0, 0.16].entries())
    addCylinder(part, surfaces.copper, 0.1, 1.9, [x, 0.34 + (strand % 2) * 0.1, 0], 'z');
  addRing(part, surfaces.copper, 0.42, 0.09, [0, 0.42, -0.95], 'z');
  addRing(part, surfaces.copper, 0.42, 0.09, [0, 0.42, -1.15], 'z');
  addTube(part, resolveWireMaterial(color), 0.36, [
    [0, 0.42, -0.7],
    [0, 0.42, -2.4],
    [0.2, 0.42, -4],
    [0.6, 0.42, -9],
    [0.2, 0.42, -16],
    [-2, 0.42, -34],
  ]);
}

export const buildCrimps: Builder = (model) => {
  for (const [index, color] of [3, 1, 5, 0].entries())
    addFinishedCrimp(model, color, [(index - 1.5) * 1.5, 0.05, (index % 2) * 0.25], 0.12 - index * 0.02);
  return { look: 'warm', camera: { eye: [8.4, 5.4, 8.2], target: [0.5, 0.2, -0.5], fov: 24, lens: 0.13 } };
};

export const buildWireBundle: Builder = (model) => {
  for (let wire = 0; wire < 46; wire += 1) {
    const ring = Math.sqrt(wire / 46) * 2.1;
    const angle = wire * 2.39996;
    const y = 2.4 + Math.sin(angle) * ring;
    const z = Math.cos(angle) * ring;
    const spread = 1 + ((wire * 53) % 20) / 30;
    addTube(model, resolveWireMaterial(wire * 5), 0.2, [
      [-16, y * 0.8 + 0.3, z * 0.9],
      [-6, y, z],
      [0, 2.4 + (y - 2.4) * 0.86, z * 0.86],
      [6, 2.4 + (y - 2.4) * spread, z * spread + 0.4],
      [13, Math.max(0.4, 2.6 + (y - 2.4) * spread * 1.6), z * spread * 2 + 1.6],
    ]);
  }
  for (const x of [-2.6, 0.2]) addRing(model, surfaces.rubber, 2.15, 0.14, [x, 2.4, 0], 'x');
  return { look: 'dark', camera: { eye: [9, 6.5, 15], target: [1.2, 2.5, 0], fov: 26, lens: 0.22 } };
};

export const buildCrossSection: Builder = (model) => {
  const cable = addGroup(model, [0, 3.2, 0], -0.5);
  addCylinder(cable, surfaces.rubber, 3, 12, [0, 0, -6], 'z');
  addCylinder(cable, resolveWireMaterial(5), 2.72, 12.5, [0, 0, -5.75], 'z');
  for (let wire = 0; wire < 40; wire += 1) {
    const angle = (wire / 40) * Math.PI * 2;
    addCylinder(cable, surfaces.aluminium, 0.14, 13.2, [Math.cos(angle) * 2.42, Math.sin(angle) * 2.42, -5.4], 'z');
  }
  addCylinder(cable, resolveWireMaterial(4), 2.2, 13.8, [0, 0, -5.4], 'z');
  addCylinder(cable, surfaces.copper, 1.62, 13.9, [0, 0, -5.42], 'z');
  for (let ring = 0; ring <= 4; ring += 1) {
    const count = ring === 0 ? 1 : ring * 6;
    for (let strand = 0; strand < count; strand += 1) {
      const angle = (strand / count) * Math.PI * 2 + ring * 0.2;
      addCylinder(
        cable,
        surfaces.copper,
        0.185,
        15.6,
        [Math.cos(angle) * ring * 0.385, Math.sin(angle) * ring * 0.385, -5.4],
        'z',
      );
    }
  }
  return { look: 'warm', camera: { eye: [3.4, 6.4, 19], target: [-0.9, 3, 0], fov: 24, lens: 0.16 } };
};

export const buildProbe: Builder = (model) => {
  addBox(model, surfaces.graphite, [16, 0.8, 9], [0, 0, -1], 0.15);
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 9; column += 1) {
      const place: Point = [(column - 4) * 1.45, 0.8, (row - 2) * 1.5];
      addBox(model, surfaces.aluminium, [1.2, 0.3, 1.2], place, 0.06);
      addCylinder(model, surfaces.recess, 0.34, 0.06, [place[0], 1.12, place[2]]);
      addCylinder(model, surfaces.brass, 0.16, 0.5, [place[0], 1.2, place[2]], 'y', 0.1);
    }
  }
  addCylinder(model, surfaces.brass, 0.14, 1.6, [1.45, 2.3, 0], 'y', 0.14);
  addCylinder(model, surfaces.brass, 0.03, 0.5, [1.45, 1.52, 0], 'y', 0.14);
  addCylinder(model, surfaces.steel, 0.34, 1.2, [1.45, 3.5, 0]);
  addCylinder(model, resolveWireMaterial(0), 0.52, 3, [1.45, 5.4, 0]);
  addTube(model, resolveWireMaterial(0), 0.16, [
    [1.45, 6.8, 0],
    [1.6, 8.4, 0],
    [4, 9.4, -1],
    [9, 7, -3],
  ]);
  addRing(model, surfaces.graphite, 0.54, 0.08, [1.45, 4.4, 0], 'y');
  return { look: 'dark', camera: { eye: [7.5, 6.8, 13], target: [1, 2.1, -0.3], fov: 26, lens: 0.2 } };
};

export const buildAcademy: Builder = (model) => {
  addApplicator(model, 1.5, [0, 0.5, 0], surfaces.copper);
  addBox(model, surfaces.steel, [15, 0.5, 7], [0, 0, 0], 0.06);
  addScrews(model, 15, 0.5, [0, 0, 3.5], 0.24, 0.12);
  for (const [index, color] of [1, 0, 2].entries()) {
    const wire = addGroup(model, [4 + index * 1.1, 0.5, 1.6], 0.2);
    wire.scale.setScalar(0.5);
    addFinishedCrimp(wire, color, [0, 0, 0], 0);
  }
  return { look: 'dark', camera: { eye: [8, 6.8, 17], target: [1.1, 3.1, 0.3], fov: 26, lens: 0.16 } };
};
