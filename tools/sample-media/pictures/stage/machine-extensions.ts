import { addFeet, addPanel, addPlate } from './fittings.ts';
import type { Build } from './machine-spec.ts';
import { resolveWireMaterial, surfaces } from './materials.ts';
import { addHood } from './modules.ts';
import { addBox, addCylinder, addRing, addScrews, addTube, type Point } from './parts.ts';

/** A twisting unit at the end of a line: rail, driven head and the pair of wires between. */
export function addTwistingUnit(build: Build, [x, y, z]: Point, wire: number): void {
  const { group } = build;
  addFeet(group, 9, 3.4, 0.35, [x + 4.6, 0, z]);
  addBox(group, surfaces.white, [9, y - 0.9, 3.4], [x + 4.6, 0.35, z], 0.12);
  addPanel(group, surfaces.white, 3.8, y - 2.1, [x + 2.6, 0.8, z + 1.7]);
  addPanel(group, surfaces.white, 3.8, y - 2.1, [x + 6.7, 0.8, z + 1.7]);
  addBox(group, surfaces.aluminium, [8.8, 0.2, 1.4], [x + 4.6, y - 0.5, z], 0.03);
  addBox(group, surfaces.graphite, [1.7, 2.2, 1.9], [x + 7.9, y - 0.3, z], 0.1);
  addCylinder(group, surfaces.steel, 0.75, 0.8, [x + 6.7, y + 0.9, z], 'x', 0.5);
  addRing(group, build.accentMaterial, 0.78, 0.08, [x + 7, y + 0.9, z], 'x');
  for (const phase of [0, Math.PI]) {
    const points = Array.from({ length: 22 }, (_, index): Point => {
      const angle = index * 1.05 + phase;
      return [x + 0.6 + index * 0.28, y + 0.9 + Math.sin(angle) * 0.12, z + Math.cos(angle) * 0.12];
    });
    addTube(group, resolveWireMaterial(wire + (phase ? 1 : 0)), 0.12, points);
  }
  addHood(group, [8.4, 2.6, 0.6], [x + 4.6, y - 0.3, z + 1.2]);
}

/** A block loading unit: a pallet of connector housings, each filled with wires. */
export function addBlockLoader(build: Build, [x, y, z]: Point, wire: number): void {
  const { group } = build;
  addFeet(group, 6, 5, 0.35, [x + 3.1, 0, z]);
  addBox(group, surfaces.white, [6, y - 0.9, 5], [x + 3.1, 0.35, z], 0.12);
  addPanel(group, surfaces.white, 5, y - 2.2, [x + 3.1, 0.9, z + 2.5]);
  addBox(group, surfaces.white, [6, 3.6, 1.4], [x + 3.1, y - 0.55, z - 1.8], 0.12);
  addPlate(group, 'Block 6', build.accent, 2.2, [x + 3.1, y + 2.4, z - 1.07]);
  addBox(group, surfaces.aluminium, [5.4, 0.2, 3], [x + 3.1, y - 0.5, z + 0.6], 0.03);
  addScrews(group, 5.4, 0.2, [x + 3.1, y - 0.5, z + 2.1], 0.1, 0.05);
  for (let column = 0; column < 5; column += 1) {
    for (let row = 0; row < 2; row += 1) {
      const place: Point = [x + 1.1 + column, y - 0.3, z - 0.1 + row * 1.3];
      addBox(group, column % 2 ? surfaces.recess : build.accentMaterial, [0.75, 0.45, 0.6], place, 0.05);
      for (const side of [-0.2, 0, 0.2]) {
        addTube(group, resolveWireMaterial(wire + column + row), 0.06, [
          [place[0] + side, y, place[2]],
          [place[0] + side, y + 0.7, place[2] - 0.1],
          [place[0] + side * 2, y + 1.1, place[2] - 0.5],
        ]);
      }
    }
  }
  addBox(group, surfaces.graphite, [0.9, 1.6, 0.9], [x + 3.1, y + 1.2, z + 0.4], 0.08);
  addCylinder(group, surfaces.steel, 0.12, 0.8, [x + 3.1, y + 0.9, z + 0.4]);
  addHood(group, [5.6, 3.3, 1], [x + 3.1, y - 0.5, z + 1.7]);
}
