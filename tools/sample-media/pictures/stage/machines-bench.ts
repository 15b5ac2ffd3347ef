import { addApplicator, addTerminalStrip } from './crimp-modules.ts';
import {
  addButtons,
  addFeet,
  addHandle,
  addPanel,
  addPlate,
  addScreen,
  addStop,
  addStrippedWire,
  addVent,
  addWarning,
} from './fittings.ts';
import { type Build, describeFace } from './machine-spec.ts';
import { resolveWireMaterial, surfaces } from './materials.ts';
import { addCamera, addCuttingHead, addHood, addRollerDrive, addSpool } from './modules.ts';
import { addBox, addCylinder, addRing, addScrews, addTube } from './parts.ts';

/** Bench unit with an open process deck in front: cutting, stripping, marking, labels. */
export function buildBenchUnit(build: Build): void {
  const { group, spec } = build;
  const w = 6 + build.pick('width') * 1.6 + (build.has('screen') ? 0.6 : 0);
  const h = 4.1 + build.pick('height') * 0.7;
  const wire = Math.floor(build.pick('wire') * 6);
  const y = 1.95;
  addFeet(group, w, 4.4, 0.3);
  addBox(group, surfaces.graphite, [w, 0.5, 4.6], [0, 0.3, 0], 0.08);
  addBox(group, surfaces.white, [w, h - 0.8, 2.9], [0, 0.8, -0.85], 0.14);
  addBox(group, surfaces.white, [w, 0.5, 1.7], [0, 0.8, 1.4], 0.06);
  addBox(group, build.accentMaterial, [w - 0.3, 0.07, 0.03], [0, 0.7, 2.31], 0);
  addPanel(group, surfaces.graphite, w - 0.7, 1.75, [0, 1.35, 0.58], false);
  const z = 1.15;
  addRollerDrive(group, spec.classification === 'compact-lines' ? 3 : 2, 0.34, [-w * 0.27, y, z]);
  if (spec.family === 'wire-marking') {
    addBox(group, surfaces.graphite, [1.5, 1.3, 1], [w * 0.02, y + 0.25, z], 0.08);
    addBox(group, surfaces.aluminium, [1.1, 0.3, 0.7], [w * 0.02, y + 0.05, z], 0.03);
    addScrews(group, 1.5, 1.3, [w * 0.02, y + 0.25, z + 0.5], 0.16);
    addTube(group, surfaces.rubber, 0.07, [
      [w * 0.02, y + 1.5, z],
      [w * 0.02, y + 2, z - 0.2],
      [w * 0.1, y + 1.8, z - 0.7],
    ]);
    if (spec.classification === 'label-applicators')
      addSpool(group, 0.95, 0.5, 4, [w * 0.24, y + 1.1, z + 0.1], 'z', 0.72);
    addCuttingHead(group, 0.42, [w * 0.3, y, z]);
  } else if (build.has('stripping') && !build.has('cutting')) {
    addBox(group, surfaces.aluminium, [1.9, 1.9, 0.5], [w * 0.08, y - 0.95, z - 0.2], 0.05);
    addRing(group, surfaces.steel, 0.7, 0.14, [w * 0.08, y, z + 0.1], 'x');
    addCylinder(group, surfaces.darkSteel, 0.62, 0.6, [w * 0.08, y, z + 0.05], 'x');
    addCylinder(group, surfaces.brass, 0.2, 1.3, [w * 0.08, y, z + 0.05], 'x');
    addScrews(group, 1.9, 1.9, [w * 0.08, y - 0.95, z + 0.05], 0.2, 0.09);
    addCuttingHead(group, 0.45, [w * 0.31, y, z]);
  } else addCuttingHead(group, 0.62, [w * 0.16, y, z]);
  addCylinder(group, surfaces.brass, 0.16, 0.7, [-w / 2 - 0.1, y, z], 'x', 0.11);
  addTube(group, resolveWireMaterial(wire), 0.09, [
    [-w / 2 - 2.4, 0.12, z + 0.6],
    [-w / 2 - 1.5, 0.9, z + 0.25],
    [-w / 2 - 0.5, y, z],
    [0, y, z],
    [w * 0.35, y, z],
  ]);
  addStrippedWire(group, wire, 0.09, [w * 0.35, y, z], w * 0.2 + 0.7, 0.4);
  addHood(group, [w * 0.62, 1.9, 1.5], [-0.1, 1.3, 1.45], build.has('laser'));
  if (build.has('camera')) addCamera(group, [w * 0.4, y + 0.75, z]);
  if (build.has('screen')) addScreen(group, 2.5, [w * 0.21, h + 0.02, 0.2], describeFace(build), 0.3, -0.12);
  else {
    addPanel(group, surfaces.graphite, 1.7, 0.72, [w * 0.3, h - 0.95, 0.6], false);
    addBox(group, surfaces.green, [0.95, 0.4, 0.03], [w * 0.3 - 0.2, h - 0.79, 0.67], 0.01);
  }
  addVent(group, 1.2, 0.55, [-w * 0.32, h - 0.85, 0.6]);
  addPlate(group, spec.name, build.accent, 2.7, [-w * 0.04, h - 0.5, 0.612]);
  addStop(group, [w / 2 - 0.55, 1.06, 2.23], 0.7);
  addButtons(group, [w / 2 - 1.75, 1.05, 2.24], 0.45);
  addWarning(group, 0.62, [-w / 2 + 0.55, 1.06, 2.27]);
  addHandle(group, 1, [-w * 0.32, h + 0.0, -1.2], false);
  if (build.has('reel')) {
    addBox(group, surfaces.graphite, [0.35, 3.4, 0.35], [-w / 2 - 1.6, 0, -0.4], 0.05);
    addBox(group, surfaces.graphite, [1.8, 0.2, 2.6], [-w / 2 - 1.6, 0, -0.4], 0.05);
    addSpool(group, 1.7, 1.5, wire, [-w / 2 - 1.6, 3.3, 0.5], 'z');
  }
  build.focus = { x: w * 0.06, y: y + 0.15, z, width: w * 0.66 };
}

/** Bench press with applicator, terminal reel and guard; strip-crimp and ferrule units close the front. */
export function buildPress(build: Build): void {
  const { group, spec } = build;
  const closed = build.has('stripping');
  const w = 3.7 + build.pick('width') * 0.5;
  const h = 6.4 + build.pick('height') * 0.9;
  addFeet(group, w + 0.6, 4.6, 0.28);
  addBox(group, surfaces.graphite, [w + 0.6, 0.7, 4.9], [0, 0.28, 0], 0.1);
  addBox(group, surfaces.white, [w, h - 1, 2.5], [0, 0.98, -1.1], 0.16);
  addBox(group, surfaces.white, [w, 2.2, 2.4], [0, h - 2.2, 0.6], 0.16);
  addBox(group, build.accentMaterial, [w - 0.36, 0.08, 0.04], [0, h - 2.02, 1.8], 0);
  addPanel(group, surfaces.white, w - 0.9, 1.35, [0, h - 1.6, 1.8]);
  addPlate(group, spec.name, build.accent, 2.3, [0, h - 0.78, 1.885]);
  addVent(group, 1.5, 0.28, [0, h - 1.52, 1.865], 0.13);
  addBox(group, surfaces.darkSteel, [1.1, 0.6, 1.1], [0, h - 2.7, 0.75], 0.05);
  addBox(group, surfaces.steel, [2.7, 0.3, 2.6], [0, 0.98, 0.85], 0.04);
  addScrews(group, 2.7, 0.3, [0, 0.98, 2.15], 0.15, 0.06);
  addApplicator(group, 0.62, [0, 1.28, 0.75], build.accentMaterial);
  addBox(group, surfaces.steel, [0.7, Math.max(0.3, h - 6.7), 0.7], [0, 4.1, 0.7], 0.04);
  if (closed) {
    addHood(group, [w - 0.2, h - 3.4, 1.4], [0, 1.2, 1.5]);
    addBox(group, surfaces.graphite, [1.1, 1.1, 0.3], [0, 1.5, 2.25], 0.08);
    addCylinder(group, surfaces.brass, 0.3, 0.5, [0, 2.05, 2.55], 'z', 0.14);
  } else addHood(group, [w - 0.6, h - 3.5, 0.9], [0, 1.35, 1.7]);
  const wire = Math.floor(build.pick('wire') * 6);
  addTube(group, resolveWireMaterial(wire), 0.09, [
    [0.1, 1.9, 1.5],
    [0.1, 1.9, 2.6],
    [0.5, 1.2, 3.4],
    [1.6, 0.12, 3.6],
    [2.8, 0.1, 3],
  ]);
  if (spec.classification !== 'ferrule-units') {
    addTube(group, surfaces.graphite, 0.13, [
      [-w / 2 + 0.2, h - 0.8, -0.8],
      [-w / 2 - 1.4, h - 0.4, -0.3],
      [-w / 2 - 1.6, h - 0.3, 0.2],
    ]);
    addSpool(group, 1.55, 0.42, 8, [-w / 2 - 1.6, h - 0.6, 0.35], 'z', 0.4);
    for (const radius of [0.75, 0.9, 1.05, 1.2])
      addRing(group, surfaces.copper, radius, 0.075, [-w / 2 - 1.6, h - 0.6, 0.35], 'z');
    addTube(group, surfaces.copper, 0.05, [
      [-w / 2 - 2.4, h - 1.4, 0.35],
      [-w / 2 - 2.1, 3.2, 0.6],
      [-w / 2 - 0.6, 1.95, 1.05],
      [-1.4, 1.85, 1.06],
    ]);
  }
  addStop(group, [w / 2 - 0.15, 0.66, 2.4], 0.62);
  addButtons(group, [-w / 2 + 0.2, 0.64, 2.42], 0.46);
  addWarning(group, 0.6, [w / 2 - 0.5, h - 1.4, 1.88]);
  addHandle(group, 1.3, [0, h, -0.9], false);
  if (build.has('screen')) {
    addTube(group, surfaces.graphite, 0.13, [
      [w / 2, h - 1.4, -0.9],
      [w / 2 + 1, h - 1.4, -0.6],
      [w / 2 + 1.3, h - 2, -0.2],
    ]);
    addScreen(group, 2.3, [w / 2 + 1.5, h - 3.4, 0.1], describeFace(build), 0.12, -0.22);
  } else addBox(group, surfaces.recess, [0.9, 0.42, 0.05], [w / 2 - 1.2, h - 0.6, 1.86], 0.02);
  if (build.has('seal')) {
    addCylinder(group, surfaces.steel, 0.75, 0.7, [w / 2 + 0.7, 3.6, 0.4], 'y', 0.85);
    addCylinder(group, surfaces.red, 0.66, 0.12, [w / 2 + 0.7, 3.92, 0.4]);
  }
  build.focus = { x: 0, y: 2.3, z: 1.2, width: 3.6 };
}

/** The tool on its own: applicator on a steel plate with its strip of terminals. */
export function buildApplicatorTool(build: Build): void {
  const { group } = build;
  addBox(group, surfaces.graphite, [5, 0.3, 3.6], [0, 0, 0], 0.06);
  addApplicator(group, 1.35, [0.2, 0.3, 0], build.accentMaterial);
  addPlate(group, build.spec.name, build.accent, 1.5, [0.2, 4.15, 0.82], true);
  addTerminalStrip(group, 14, [-5.4, 1.54, 0.68]);
  if (build.has('seal')) {
    addBox(group, surfaces.aluminium, [0.9, 1.6, 1.3], [1.9, 0.3, 0.2], 0.05);
    for (let seal = 0; seal < 5; seal += 1)
      addRing(group, surfaces.green, 0.13, 0.055, [1.9, 1.95, -0.3 + seal * 0.24], 'z');
    addScrews(group, 0.9, 1.6, [1.9, 0.3, 0.85], 0.16, 0.08);
  }
  build.focus = { x: -0.1, y: 2, z: 0.8, width: 3.4 };
}
