import { addFeet, addHandle, addPanel, addVent } from './fittings.ts';
import type { Build } from './machine-spec.ts';
import { resolveWireMaterial, surfaces } from './materials.ts';
import { addSpool } from './modules.ts';
import { addBox, addCylinder, addRing, type Point } from './parts.ts';

/** The closed lower half of a floor machine: plinth, doors, vents and handles. */
export function addCabinet(build: Build, w: number, h: number, d: number, [x, y, z]: Point, doors: number): void {
  const { group } = build;
  addFeet(group, w, d, y, [x, 0, z]);
  addBox(group, surfaces.graphite, [w - 0.1, 0.6, d - 0.1], [x, y, z], 0.06);
  addBox(group, surfaces.white, [w, h - 0.6, d], [x, y + 0.6, z], 0.12);
  const doorWidth = (w - 0.3) / doors - 0.14;
  for (let door = 0; door < doors; door += 1) {
    const dx = x - w / 2 + 0.22 + doorWidth / 2 + door * (doorWidth + 0.14);
    addPanel(group, surfaces.white, doorWidth, h - 2.05, [dx, y + 0.9, z + d / 2], door % 2 === 0);
    if (door % 2 === 0) addHandle(group, 1, [dx + doorWidth / 2 - 0.35, y + h / 2 - 0.15, z + d / 2 + 0.05]);
    else addVent(group, doorWidth - 0.9, 1.1, [dx, y + 1.3, z + d / 2 + 0.06]);
  }
}

/** A coil of cable on the floor. */
export function addFloorCoil(build: Build, [x, y, z]: Point, color: number, radius: number): void {
  for (let layer = 0; layer * radius * 1.8 < 1.1; layer += 1) {
    for (const ring of [0, 1, 2]) {
      addRing(
        build.group,
        resolveWireMaterial(color),
        1.1 + ring * radius * 1.9 + (layer % 2) * radius * 0.5,
        radius,
        [x, y + radius + layer * radius * 1.8, z],
        'y',
      );
    }
  }
}

export function addDereeler(build: Build, [x, y, z]: Point, color: number): void {
  const { group } = build;
  addBox(group, surfaces.graphite, [3, 0.3, 2.4], [x, y + 0.15, z], 0.05);
  for (const side of [-1, 1]) addBox(group, surfaces.graphite, [0.3, 3.2, 0.3], [x, y + 0.4, z + side * 1.05], 0.05);
  addCylinder(group, surfaces.steel, 0.12, 2.5, [x, y + 3.3, z], 'z');
  addSpool(group, 2.3, 1.7, color, [x, y + 3.3, z], 'z');
}
