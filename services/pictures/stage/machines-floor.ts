import { describeFace, type Build } from './machine-spec.ts';
import { resolveWireMaterial, surfaces } from './materials.ts';
import { addApplicator, addBundle, addCableChain, addCamera, addConveyor, addCuttingHead, addHood, addRollerDrive, addSpool } from './modules.ts';
import {
  addBox, addButtons, addCylinder, addFeet, addHandle, addPanel, addPlate, addRing, addScreen, addSignalTower, addStop, addStrippedWire, addTube, addVent, addWarning,
  type Point,
} from './parts.ts';

/** The closed lower half of a floor machine: plinth, doors, vents and handles. */
function addCabinet(build: Build, w: number, h: number, d: number, [x, y, z]: Point, doors: number): void {
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

/** Floor machine: cabinet, process bay behind a window, screen on an arm, signal tower. */
export function buildFloorMachine(build: Build): void {
  const { group, spec } = build;
  const w = 8 + build.pick('width') * 2;
  const wire = Math.floor(build.pick('wire') * 6);
  const z = 1.5;
  const deck = 5.2;
  const y = deck + 1.6;
  addCabinet(build, w, 4.9, 5.2, [0, 0.3, 0], 3);
  addBox(group, surfaces.white, [w, 4.6 + build.pick('height'), 2.6], [0, deck, -1.3], 0.16);
  addBox(group, surfaces.white, [1.1, 3.9, 2.5], [w / 2 - 0.55, deck, 1.1], 0.12);
  addBox(group, surfaces.white, [1.1, 3.9, 2.5], [-w / 2 + 0.55, deck, 1.1], 0.12);
  addBox(group, build.accentMaterial, [w - 0.3, 0.08, 0.04], [0, deck - 0.16, 2.6], 0);
  addBox(group, surfaces.graphite, [w - 2.2, 3.7, 0.1], [0, deck + 0.1, 0.02], 0.02);
  addBox(group, surfaces.aluminium, [w - 2.2, 0.12, 2.3], [0, deck, 1.2], 0.02);
  addRollerDrive(group, 3, 0.42, [-w * 0.2, y, z - 0.4]);
  if (spec.family === 'wire-marking') {
    addBox(group, surfaces.graphite, [2, 1.6, 1.3], [w * 0.1, y + 0.35, z - 0.3], 0.1);
    addCylinder(group, surfaces.darkSteel, 0.42, 0.4, [w * 0.1, y + 0.2, z - 0.3]);
    addPlate(group, build.has('laser') ? 'UV 355' : 'Jet 4', build.accent, 1.4, [w * 0.1, y + 1.2, z + 0.36], true);
    addCuttingHead(group, 0.55, [w * 0.27, y, z - 0.4]);
  } else addCuttingHead(group, 0.9, [w * 0.12, y, z - 0.4]);
  if (build.has('stripping')) addCuttingHead(group, 0.62, [w * 0.27, y, z - 0.4]);
  if (build.has('camera')) addCamera(group, [w * 0.33, y + 1, z]);
  addCableChain(group, w * 0.25, [-w * 0.3, deck + 3.2, 0.5]);
  addHood(group, [w - 2.1, 3.7, 0.5], [0, deck + 0.12, 2.1], build.has('laser'));
  const radius = spec.classification === 'heavy-cutting' || spec.classification === 'large-cable-lines' ? 0.24 : 0.15;
  addCylinder(group, surfaces.brass, radius * 2, 0.8, [-w / 2 - 0.3, y, z - 0.4], 'x', radius * 1.3);
  addTube(group, resolveWireMaterial(wire), radius, [[-w / 2 - 3.6, 1.2, z + 0.5], [-w / 2 - 2.4, 3.9, z - 0.2], [-w / 2 - 0.8, y - 0.15, z - 0.4], [0, y, z - 0.4], [w * 0.3, y, z - 0.4]]);
  addStrippedWire(group, wire, radius, [w * 0.3, y, z - 0.4], w * 0.2 + 0.9, 0.6);
  addPanel(group, surfaces.white, w - 1, 0.62, [0, deck + 3.85, 0.02], true);
  addPlate(group, spec.name, build.accent, 3.1, [-w * 0.24, deck - 0.66, 2.615]);
  addSignalTower(group, [-w * 0.36, deck + 4.6 + build.pick('height') - 0.05, -1.4]);
  addStop(group, [w / 2 - 0.55, deck + 1.3, 2.36], 0.95);
  addButtons(group, [w / 2 - 0.75, deck + 2.3, 2.37], 0.4);
  addWarning(group, 0.75, [w / 2 - 0.55, deck + 3, 2.37]);
  addVent(group, 0.6, 1.4, [-w / 2 + 0.55, deck + 1, 2.36]);
  if (build.has('screen')) {
    addTube(group, surfaces.graphite, 0.15, [[w / 2, deck + 3.2, 0.4], [w / 2 + 1.1, deck + 3.3, 1], [w / 2 + 1.5, deck + 2.7, 1.8]]);
    addScreen(group, 3, [w / 2 + 1.5, deck + 0.8, 2.1], describeFace(build), 0.15, -0.25);
  }
  if (build.has('conveyor')) {
    addConveyor(group, 5, 1.8, [w / 2 + 2.6, deck + 0.5, 0.6]);
    for (const x of [1, 4.4]) addBox(group, surfaces.graphite, [0.3, deck + 0.1, 0.3], [w / 2 + x, 0, 0.6], 0.04);
    addBundle(group, wire, 3, [w / 2 + 2.8, deck + 0.5, 0.6]);
  }
  if (build.has('reel')) addDereeler(build, [-w / 2 - 3.6, 0, -0.3], wire);
  else addFloorCoil(build, [-w / 2 - 2.6, 0, z + 0.5], wire, radius);
  build.focus = { x: w * 0.06, y: y + 0.1, z: z - 0.2, width: 5 };
}

/** A coil of cable that stands ready on the floor. */
function addFloorCoil(build: Build, [x, y, z]: Point, color: number, radius: number): void {
  for (let layer = 0; layer * radius * 1.8 < 1.1; layer += 1) {
    for (const ring of [0, 1, 2]) {
      addRing(build.group, resolveWireMaterial(color), 1.1 + ring * radius * 1.9 + (layer % 2) * radius * 0.5, radius, [x, y + radius + layer * radius * 1.8, z], 'y');
    }
  }
}

function addDereeler(build: Build, [x, y, z]: Point, color: number): void {
  const { group } = build;
  addBox(group, surfaces.graphite, [3, 0.3, 2.4], [x, y + 0.15, z], 0.05);
  for (const side of [-1, 1]) addBox(group, surfaces.graphite, [0.3, 3.2, 0.3], [x, y + 0.4, z + side * 1.05], 0.05);
  addCylinder(group, surfaces.steel, 0.12, 2.5, [x, y + 3.3, z], 'z');
  addSpool(group, 2.3, 1.7, color, [x, y + 3.3, z], 'z');
}

/** Production line: base with doors, two press stations, process head, hood, tray and screen. */
export function buildLine(build: Build): void {
  const { group, spec } = build;
  const w = 19 + build.pick('width') * 3;
  const wire = Math.floor(build.pick('wire') * 6);
  const crimping = build.has('crimping');
  const top = 4.4;
  const y = top + 1.7;
  addCabinet(build, w, top - 0.3, 5.6, [0, 0.3, 0], 7);
  addBox(group, surfaces.aluminium, [w - 0.4, 0.14, 5.2], [0, top, 0], 0.03);
  addBox(group, build.accentMaterial, [w - 0.4, 0.1, 0.04], [0, top - 0.24, 2.81], 0);
  addBox(group, surfaces.white, [w - 1, 3.9, 1.7], [0, top + 0.1, -1.9], 0.14);
  for (let panel = 0; panel < 5; panel += 1) addPanel(group, surfaces.white, (w - 1.6) / 5 - 0.14, 1.1, [(panel - 2) * ((w - 1.6) / 5), top + 2.75, -1.06], true);
  addPlate(group, spec.name, build.accent, 3.6, [w * 0.3, top - 0.78, 2.815]);
  addRollerDrive(group, 4, 0.4, [-w * 0.27, y, 0.6]);
  addCuttingHead(group, 0.95, [0, y, 0.6]);
  addCableChain(group, w * 0.22, [-w * 0.12, top + 0.3, -0.7]);
  for (const side of [-1, 1]) {
    const x = side * w * 0.19 + 0.6;
    if (crimping) {
      addBox(group, surfaces.white, [2.4, 4.4, 1.9], [x, top + 0.1, -0.6], 0.12);
      addBox(group, surfaces.white, [2.4, 1.5, 1.5], [x, top + 3.6, 0.7], 0.12);
      addPanel(group, surfaces.graphite, 1.8, 0.9, [x, top + 3.9, 1.45]);
      addApplicator(group, 0.55, [x, top + 0.2, 0.9], build.accentMaterial);
      addSpool(group, 1.3, 0.4, 8, [x, top + 6, 0.4], 'z', 0.62);
      addBox(group, surfaces.graphite, [0.2, 1.2, 0.2], [x, top + 4.9, -0.1], 0.03);
    } else if (spec.family === 'wire-marking') {
      addBox(group, surfaces.graphite, [2.6, 1.9, 1.8], [x, y + 0.4, 0.3], 0.12);
      addCylinder(group, surfaces.darkSteel, 0.45, 0.5, [x, y + 0.3, 0.5]);
    } else addCuttingHead(group, 0.8, [x, y, 0.6]);
    if (build.has('seal')) {
      addCylinder(group, surfaces.steel, 0.7, 0.8, [x + side * 2.1, top + 3, 0.2], 'y', 0.85);
      addCylinder(group, surfaces.green, 0.6, 0.1, [x + side * 2.1, top + 3.36, 0.2]);
      addBox(group, surfaces.graphite, [0.4, 2.6, 0.4], [x + side * 2.1, top + 0.1, 0], 0.04);
    }
  }
  if (build.has('camera')) addCamera(group, [w * 0.33, y + 1, 0.9]);
  addTube(group, resolveWireMaterial(wire), 0.11, [[-w / 2 - 3, 3.4, 0.4], [-w / 2 - 1, y - 0.3, 0.6], [-w * 0.3, y, 0.6], [w * 0.1, y, 0.6], [w * 0.36, y, 0.6]]);
  addStrippedWire(group, wire, 0.11, [w * 0.36, y, 0.6], 0.8, 0.5);
  addHood(group, [w * 0.36, 4, 1.9], [-w * 0.27, top + 0.14, 1.6], build.has('laser'));
  addHood(group, [w * 0.36, 4, 1.9], [w * 0.12, top + 0.14, 1.6], build.has('laser'));
  addConveyor(group, w * 0.34, 1.5, [w * 0.37, top + 0.5, 2]);
  addBundle(group, wire, w * 0.2, [w * 0.36, top + 0.5, 2]);
  addSignalTower(group, [w * 0.42, top + 3.95, -1.9]);
  addStop(group, [-w / 2 + 0.7, top - 0.75, 2.86], 0.85);
  addWarning(group, 0.8, [-w / 2 + 1.7, top - 0.75, 2.9]);
  addButtons(group, [-w / 2 + 2.7, top - 0.75, 2.88], 0.5);
  addTube(group, surfaces.graphite, 0.16, [[w * 0.33, top + 4, -1.2], [w * 0.33, top + 4.6, 0.6], [w * 0.34, top + 4, 1.7]]);
  addScreen(group, 3.2, [w * 0.36, top + 2, 1.9], describeFace(build), 0.12, -0.15);
  if (build.has('reel')) addDereeler(build, [-w / 2 - 3, 0, -0.4], wire);
  build.focus = crimping ? { x: w * 0.19 + 0.6, y: top + 1.9, z: 1.2, width: 5.4 } : { x: 0, y: y, z: 0.8, width: 6 };
}
