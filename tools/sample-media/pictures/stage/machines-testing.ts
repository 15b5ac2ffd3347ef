import { addTerminal } from './crimp-modules.ts';
import {
  addButtons,
  addFeet,
  addHandle,
  addPanel,
  addPlate,
  addScreen,
  addStop,
  addVent,
  addWarning,
} from './fittings.ts';
import { type Build, describeFace } from './machine-spec.ts';
import { resolveWireMaterial, surfaces } from './materials.ts';
import { addCamera } from './modules.ts';
import { addBox, addCylinder, addGroup, addRing, addScrew, addScrews, addTube, type Point } from './parts.ts';

function addBase(build: Build, w: number, h: number, d: number): void {
  const { group } = build;
  addFeet(group, w, d, 0.25);
  addBox(group, surfaces.graphite, [w, 0.35, d], [0, 0.25, 0], 0.07);
  addBox(group, surfaces.white, [w - 0.1, h - 0.6, d - 0.1], [0, 0.6, 0], 0.1);
  addBox(group, build.accentMaterial, [w - 0.4, 0.06, 0.03], [0, 0.68, d / 2 - 0.05], 0);
  addScrews(group, w - 0.3, h - 0.9, [0, 0.75, d / 2 - 0.05], 0.15);
}

/** Crimp height gauge: a micrometer in a stand, or a camera over the anvil. */
export function buildGauge(build: Build): void {
  const { group } = build;
  addBase(build, 4.6, 1.7, 3.6);
  addBox(group, surfaces.graphite, [1, 4.2, 1], [0.9, 1.7, -0.9], 0.08);
  addBox(group, surfaces.white, [1.7, 1.6, 2.4], [0.9, 4.3, -0.3], 0.14);
  addCylinder(group, surfaces.steel, 0.32, 1.3, [0.9, 3.9, 0.3]);
  addCylinder(group, surfaces.steel, 0.13, 1, [0.9, 2.9, 0.3], 'y', 0.3);
  addRing(group, surfaces.darkSteel, 0.32, 0.04, [0.9, 3.6, 0.3], 'y');
  addCylinder(group, surfaces.steel, 0.5, 0.4, [0.9, 1.9, 0.3]);
  addCylinder(group, surfaces.darkSteel, 0.1, 0.3, [0.9, 2.2, 0.3], 'y', 0.06);
  const terminal = addGroup(group, [0.9, 2.36, 0.5]);
  addTerminal(terminal, 0.5, [0, 0, 0]);
  addTube(group, resolveWireMaterial(1), 0.13, [
    [0.9, 2.5, -0.1],
    [0.7, 2.6, 0.2],
    [-0.2, 2.2, 1.2],
    [-1.4, 1.78, 1.3],
    [-2.6, 0.9, 1.4],
    [-3.4, 0.14, 1.3],
  ]);
  if (build.has('camera')) addCamera(group, [0.9, 3.2, 0.9]);
  addScreen(group, 2, [-1.1, 1.7, 0.2], describeFace(build), 0.4);
  addButtons(group, [1.3, 1.15, 1.78], 0.45);
  addPlate(group, build.spec.name, build.accent, 1.5, [-1.2, 1.15, 1.78]);
  build.focus = { x: 0.7, y: 2.9, z: 0.4, width: 3.4 };
}

/** Pull tester: two clamps on a rail, a load cell and the wire between. */
export function buildPullTester(build: Build): void {
  const { group } = build;
  const w = 7.6 + build.pick('width');
  addBase(build, w, 1.8, 3.4);
  addBox(group, surfaces.aluminium, [w - 0.8, 0.22, 1.5], [0, 1.8, 0.2], 0.03);
  for (const z of [-0.25, 0.65]) addCylinder(group, surfaces.steel, 0.1, w - 1, [0, 2.2, z], 'x');
  for (const [side, x] of [
    [-1, -w * 0.22],
    [1, w * 0.2],
  ] as const) {
    addBox(group, surfaces.graphite, [1.3, 0.7, 1.7], [x, 2, 0.2], 0.06);
    addBox(group, surfaces.steel, [0.7, 1, 0.5], [x, 2.7, -0.1], 0.04);
    addBox(group, surfaces.steel, [0.7, 1, 0.35], [x, 2.7, 0.55], 0.04);
    addScrew(group, [x, 3.3, 0.73], 0.14);
    addTube(group, surfaces.graphite, 0.08, [
      [x, 3.7, 0.5],
      [x + side * 0.5, 4.2, 0.7],
      [x + side * 1, 4.4, 0.8],
    ]);
    addCylinder(group, build.accentMaterial, 0.17, 0.5, [x + side * 1.1, 4.42, 0.82], 'x');
  }
  addTube(group, resolveWireMaterial(build.seed % 5), 0.14, [
    [-w * 0.26, 3.2, 0.22],
    [0, 3.2, 0.22],
    [w * 0.2, 3.2, 0.22],
    [w * 0.32, 3.1, 0.3],
    [w * 0.45, 2.5, 0.6],
    [w * 0.56, 1, 0.9],
    [w * 0.64, 0.15, 1.2],
  ]);
  addBox(group, surfaces.white, [1.9, 2.3, 2.4], [-w / 2 + 1, 1.8, 0.1], 0.14);
  addPanel(group, surfaces.white, 1.4, 1.2, [-w / 2 + 1, 2.2, 1.3]);
  addWarning(group, 0.6, [-w / 2 + 1, 2.8, 1.37]);
  addScreen(group, 2.5, [w * 0.02, 3.8, -1.2], describeFace(build), 0.15);
  addBox(group, surfaces.graphite, [0.5, 2.4, 0.4], [w * 0.02, 1.7, -1.35], 0.05);
  addPlate(group, build.spec.name, build.accent, 1.9, [-w * 0.2, 1.22, 1.66]);
  addStop(group, [w / 2 - 0.7, 1.22, 1.64], 0.7);
  addButtons(group, [w / 2 - 2, 1.22, 1.65], 0.45);
  build.focus = { x: w * 0.16, y: 3.1, z: 0.4, width: 3.8 };
}

/** Micrograph laboratory: cut and polish unit, microscope column, monitor with the section. */
export function buildMicrographLab(build: Build): void {
  const { group, spec } = build;
  const w = spec.sizeClass === 2 ? 9.4 : 7;
  addBase(build, w, 1.5, 4.2);
  addBox(group, surfaces.white, [2.6, 2.4, 3], [-w / 2 + 1.6, 1.5, -0.3], 0.16);
  addCylinder(group, surfaces.steel, 0.95, 0.2, [-w / 2 + 1.6, 3.98, 0]);
  addCylinder(group, surfaces.darkSteel, 0.8, 0.1, [-w / 2 + 1.6, 4.1, 0]);
  addCylinder(group, surfaces.glass, 1.05, 0.7, [-w / 2 + 1.6, 4.3, 0]);
  addBox(group, surfaces.graphite, [1.8, 0.3, 2], [0.2, 1.5, 0.2], 0.06);
  addBox(group, surfaces.graphite, [0.7, 4.4, 0.7], [0.2, 1.6, -0.9], 0.07);
  addBox(group, surfaces.white, [1, 1.4, 1.8], [0.2, 4.5, -0.3], 0.12);
  addCylinder(group, surfaces.graphite, 0.36, 1.3, [0.2, 4.1, 0.3]);
  addCylinder(group, surfaces.steel, 0.2, 0.7, [0.2, 3.2, 0.3], 'y', 0.34);
  addRing(group, surfaces.white, 0.42, 0.08, [0.2, 3, 0.3], 'y');
  addCylinder(group, surfaces.graphite, 0.4, 0.9, [0.2, 6.2, -0.1]);
  for (const side of [-1, 1]) addCylinder(group, surfaces.darkSteel, 0.34, 0.3, [0.2 + side * 0.5, 3.1, -0.9], 'x');
  addBox(group, surfaces.aluminium, [1.2, 0.14, 1.2], [0.2, 1.85, 0.3], 0.03);
  addCylinder(group, surfaces.brass, 0.3, 0.2, [0.2, 2.08, 0.3]);
  addScreen(
    group,
    spec.sizeClass === 2 ? 4 : 3,
    [w / 2 - (spec.sizeClass === 2 ? 2 : 1.5), 2.1, -0.6],
    describeFace(build),
    0.08,
    -0.15,
  );
  addBox(group, surfaces.graphite, [0.5, 0.9, 0.4], [w / 2 - 1.8, 1.5, -0.8], 0.05);
  addButtons(group, [-w / 2 + 1.2, 2.1, 1.24], 0.45);
  addPlate(group, spec.name, build.accent, 1.9, [-w / 2 + 1.6, 3.2, 1.21]);
  addVent(group, 1.6, 0.5, [w * 0.25, 0.85, 2.06], 0.13);
  build.focus = { x: 0.2, y: 2.9, z: 0.4, width: 3.6 };
}

/** Harness tester: a cabinet of test points with a harness plugged in, or a sloping board. */
export function buildHarnessTester(build: Build): void {
  const { group, spec } = build;
  const wide = spec.sizeClass === 3;
  const w = wide ? 15 : 8;
  const h = wide ? 7 : 9;
  addFeet(group, w, 4.4, 0.4);
  addBox(group, surfaces.graphite, [w, 0.5, 4.4], [0, 0.4, 0], 0.06);
  addBox(group, surfaces.white, [w, wide ? 3.2 : 4, 4.4], [0, 0.9, 0], 0.14);
  for (let door = 0; door < (wide ? 4 : 2); door += 1) {
    const pitch = (w - 0.4) / (wide ? 4 : 2);
    addPanel(group, surfaces.white, pitch - 0.2, wide ? 2.4 : 3.1, [-w / 2 + 0.2 + pitch * (door + 0.5), 1.3, 2.2]);
    addHandle(group, 0.9, [-w / 2 + 0.2 + pitch * (door + 0.9), 2.6, 2.25]);
  }
  const board = addGroup(group, [0, wide ? 4.2 : 5, 1.4]);
  board.rotation.x = -0.32;
  addBox(board, surfaces.white, [w, h - 3.4, 0.5], [0, 0, -0.2], 0.1);
  addBox(board, surfaces.graphite, [w - 0.7, h - 4, 0.08], [0, 0.3, 0.07], 0.03);
  const columns = wide ? 8 : 4;
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < 2; row += 1) {
      const x = (column - (columns - 1) / 2) * ((w - 1.6) / columns);
      const y = 0.7 + row * (h - 5.6);
      addBox(board, surfaces.aluminium, [1.2, 0.8, 0.16], [x, y, 0.12], 0.03);
      addBox(
        board,
        (column + row) % 3 ? surfaces.recess : build.accentMaterial,
        [0.9, 0.5, 0.34],
        [x, y + 0.15, 0.3],
        0.05,
      );
      const wires: readonly number[] = [0, 1, 2];
      for (const wire of wires) {
        const dx = (wire - 1) * 0.2;
        const middle = (h - 3.4) / 2 + (wire - 1) * 0.14;
        addTube(board, resolveWireMaterial(column * 2 + row + wire), 0.07, [
          [x + dx, y + 0.4, 0.5],
          [x + dx, y + (row ? -0.2 : 0.9), 0.75],
          [x + dx * 0.6 + 0.2, middle, 0.5],
          [x * 0.4, middle, 0.45 + wire * 0.1],
          [0, middle, 0.45 + wire * 0.1],
        ]);
      }
    }
  }
  addScreen(
    group,
    3,
    [w / 2 + (wide ? -2.4 : 1.7), wide ? 6.9 : 6, wide ? -0.6 : 0.6],
    describeFace(build),
    0.12,
    -0.2,
  );
  addTube(group, surfaces.graphite, 0.15, [
    [w / 2 - (wide ? 2.4 : 0.3), wide ? 4 : 5.2, -1],
    [w / 2 + (wide ? -2.4 : 1.2), wide ? 6 : 5.6, -0.9],
    [w / 2 + (wide ? -2.4 : 1.7), 7, wide ? -0.8 : 0.4],
  ]);
  addPlate(group, spec.name, build.accent, 2.2, [-w / 2 + 1.7, 4.5 - (wide ? 0.65 : -0.05), 2.3]);
  addStop(group, [w / 2 - 0.8, wide ? 3.8 : 4.5, 2.24], 0.8);
  if (build.has('camera')) {
    addBox(group, surfaces.graphite, [0.3, 5, 0.3], [-w / 2 + 1, 4, -1.4], 0.04);
    addBox(group, surfaces.graphite, [0.3, 0.3, 3.2], [-w / 2 + 1, 8.9, 0], 0.04);
    addCamera(group, [-w / 2 + 1, 8.3, 1.4]);
  }
  build.focus = { x: -w * 0.1, y: wide ? 6 : 7, z: 1.2, width: 5 };
}
