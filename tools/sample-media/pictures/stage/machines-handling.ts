import { addFeet, addHandle, addPanel, addPlate, addScreen, addStop, addVent, addWarning } from './fittings.ts';
import { type Build, describeFace } from './machine-spec.ts';
import { resolveWireMaterial, surfaces } from './materials.ts';
import { addBundle, addConveyor, addSpool } from './modules.ts';
import { addBox, addCylinder, addGroup, addRing, addScrew, addScrews, addTube, type Point } from './parts.ts';

/** Prefeeder or dereeler: spools on a frame, guide rollers and a dancer arm. */
export function buildReelStand(build: Build): void {
  const { group, spec } = build;
  const many = spec.sizeClass === 3 ? 3 : 1;
  const r = spec.sizeClass === 1 ? 1.8 : 2.6;
  const pitch = r * 2 + 0.5;
  const w = many * pitch + 1.4;
  const wire = Math.floor(build.pick('wire') * 6);
  const axis = r + 1.2;
  addFeet(group, w + 2.6, 4, 0.25, [1, 0, 0]);
  addBox(group, surfaces.graphite, [w + 2.6, 0.4, 4], [1, 0.25, 0], 0.06);
  addBox(group, surfaces.white, [w, axis + 1.2, 0.9], [0, 0.6, -1.5], 0.12);
  addScrews(group, w, axis + 1.2, [0, 0.6, -1.05], 0.3, 0.1);
  for (let spool = 0; spool < many; spool += 1) {
    const x = (spool - (many - 1) / 2) * pitch;
    addCylinder(group, surfaces.steel, 0.18, 2.8, [x, axis, 0], 'z');
    addSpool(group, r, 1.7, wire + spool * 2, [x, axis, 0.1], 'z', 0.86);
    addCylinder(group, build.accentMaterial, 0.42, 0.3, [x, axis, 1.2], 'z');
    addScrew(group, [x, axis, 1.35], 0.18);
  }
  const tower = w / 2 + 1;
  addBox(group, surfaces.white, [1.7, 5.6, 1.9], [tower, 0.6, -0.9], 0.14);
  addPanel(group, surfaces.white, 1.3, 1.7, [tower, 1, 0.05]);
  addPlate(group, spec.name, build.accent, 1.45, [tower, 2.35, 0.14]);
  addStop(group, [tower, 3.05, 0.08], 0.75);
  addWarning(group, 0.6, [tower, 1.35, 0.14]);
  const rollers: readonly Point[] = [
    [tower - 0.35, 5.5, 0.5],
    [tower + 0.5, 4.6, 0.5],
    [tower + 0.5, 5.6, 0.5],
    [tower + 1.9, 3.4, 0.5],
  ];
  for (const [x, y, z] of rollers) {
    addCylinder(group, surfaces.steel, 0.42, 0.3, [x, y, z], 'z');
    addRing(group, surfaces.graphite, 0.42, 0.07, [x, y, z + 0.12], 'z');
    addScrew(group, [x, y, z + 0.15], 0.12);
  }
  addTube(group, surfaces.graphite, 0.11, [
    [tower + 0.6, 5.1, 0.1],
    [tower + 1.2, 4.3, 0.2],
    [tower + 1.9, 3.4, 0.3],
  ]);
  addTube(group, resolveWireMaterial(wire), 0.1, [
    [((many - 1) / 2) * pitch + r * 0.3, axis + r * 0.8, 0.4],
    [tower - 0.6, 5.8, 0.5],
    [tower + 0.1, 5.5, 0.5],
    [tower + 0.5, 4.16, 0.5],
    [tower + 1.2, 4.2, 0.5],
    [tower + 1.9, 2.98, 0.5],
    [tower + 2.6, 3.6, 0.5],
    [tower + 4, 4.2, 0.5],
  ]);
  if (build.has('screen')) addScreen(group, 1.7, [tower, 6.25, -0.6], describeFace(build), 0.3);
  addHandle(group, 1.4, [0, axis + 1.5, -1], false);
  build.focus = { x: tower + 0.3, y: 4.8, z: 0.5, width: 4.4 };
}

/** Coiler: a winding pan with a finished coil on a cabinet, or a stacker with trays along a belt. */
export function buildTakeUp(build: Build): void {
  const { group, spec } = build;
  const stacker = spec.classification === 'stackers';
  const w = stacker ? (spec.sizeClass === 3 ? 16 : 11) : 7.4;
  const wire = Math.floor(build.pick('wire') * 6);
  const top = stacker ? 4.6 : 4.4;
  addFeet(group, w, 4, 0.35);
  addBox(group, surfaces.graphite, [w, 0.4, 4], [0, 0.35, 0], 0.06);
  addBox(group, surfaces.white, [stacker ? w * 0.34 : w, top - 0.8, 4], [stacker ? -w * 0.33 : 0, 0.75, 0], 0.14);
  addPanel(group, surfaces.white, (stacker ? w * 0.34 : w * 0.5) - 0.5, top - 1.6, [
    stacker ? -w * 0.33 : -w * 0.22,
    1.1,
    2,
  ]);
  addVent(group, 1.3, 0.8, [stacker ? -w * 0.33 : w * 0.26, 1.4, 2.06]);
  addPlate(group, spec.name, build.accent, 2, [stacker ? -w * 0.33 : w * 0.24, top - 0.65, 2.075]);
  addStop(group, [stacker ? -w * 0.46 : w * 0.43, top - 1.2, 2.05], 0.75);
  addConveyor(group, stacker ? w : w * 0.5, 1.7, [stacker ? 0 : -w * 0.5, top + 0.6, -0.4]);
  if (stacker) {
    for (const x of [0, w * 0.24, w * 0.46])
      addBox(group, surfaces.graphite, [0.34, top - 0.3, 0.34], [x, 0.6, -0.4], 0.04);
    for (let tray = 0; tray < (spec.sizeClass === 3 ? 4 : 2); tray += 1) {
      const x = w * 0.02 + tray * 3 - (spec.sizeClass === 3 ? 1 : 0);
      const shelf = addGroup(group, [x, top - 0.7, 1.5]);
      shelf.rotation.x = 0.35;
      addBox(shelf, surfaces.aluminium, [2.7, 0.1, 1.7], [0, 0, 0], 0.02);
      addBox(shelf, surfaces.aluminium, [2.7, 0.6, 0.1], [0, 0, 0.85], 0.02);
      addBundle(shelf, wire + tray, 2, [0, 0.1, 0.5], 0.08);
      addBundle(shelf, wire + tray, 2, [0, 0.1, -0.3], 0.08);
    }
    addBundle(group, wire, w * 0.3, [w * 0.1, top + 0.6, -0.4]);
  } else {
    addCylinder(group, surfaces.steel, 1.75, 0.3, [w * 0.2, top + 0.1, 0.1]);
    addCylinder(group, surfaces.graphite, 0.75, 1, [w * 0.2, top + 0.7, 0.1], 'y', 0.68);
    for (let layer = 0; layer < 5; layer += 1)
      for (const radius of [0.92, 1.12, 1.32])
        addRing(
          group,
          resolveWireMaterial(wire),
          radius + (layer % 2) * 0.05,
          0.11,
          [w * 0.2, top + 0.36 + layer * 0.17, 0.1],
          'y',
        );
    for (const side of [-1, 1])
      addBox(group, surfaces.white, [0.2, 0.95, 0.5], [w * 0.2 + side * 1.2, top + 0.35, 0.1], 0.03);
    addTube(group, resolveWireMaterial(wire), 0.1, [
      [-w * 0.7, top + 0.75, -0.4],
      [-w * 0.1, top + 0.8, -0.3],
      [w * 0.05, top + 0.7, 0.9],
      [w * 0.18, top + 0.7, 1.42],
    ]);
    addBox(group, surfaces.graphite, [0.5, 3, 0.5], [w * 0.42, top - 0.1, -1.4], 0.05);
    addBox(group, surfaces.white, [2.6, 0.7, 0.8], [w * 0.3, top + 2.5, -0.9], 0.1);
    addCylinder(group, surfaces.steel, 0.16, 1.3, [w * 0.2, top + 2, -0.9]);
  }
  if (build.has('screen'))
    addScreen(group, 2.4, [stacker ? -w * 0.34 : -w * 0.02, top + (stacker ? 0.9 : 1), -1.7], describeFace(build), 0.2);
  addHandle(group, 0.9, [stacker ? -w * 0.2 : -w * 0.02, 2.6, 2.05]);
  build.focus = stacker
    ? { x: w * 0.12, y: top + 0.2, z: 1, width: 5 }
    : { x: w * 0.16, y: top + 0.8, z: 0.2, width: 4.8 };
}
