import {
  addButtons,
  addPanel,
  addPlate,
  addScreen,
  addSignalTower,
  addStop,
  addStrippedWire,
  addVent,
  addWarning,
} from './fittings.ts';
import { addCabinet, addDereeler, addFloorCoil } from './floor-parts.ts';
import { type Build, describeFace } from './machine-spec.ts';
import { resolveWireMaterial, surfaces } from './materials.ts';
import {
  addBundle,
  addCableChain,
  addCamera,
  addConveyor,
  addCuttingHead,
  addHood,
  addRollerDrive,
} from './modules.ts';
import { addBox, addCylinder, addTube } from './parts.ts';

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
  addTube(group, resolveWireMaterial(wire), radius, [
    [-w / 2 - 3.6, 1.2, z + 0.5],
    [-w / 2 - 2.4, 3.9, z - 0.2],
    [-w / 2 - 0.8, y - 0.15, z - 0.4],
    [0, y, z - 0.4],
    [w * 0.3, y, z - 0.4],
  ]);
  addStrippedWire(group, wire, radius, [w * 0.3, y, z - 0.4], w * 0.2 + 0.9, 0.6);
  addPanel(group, surfaces.white, w - 1, 0.62, [0, deck + 3.85, 0.02], true);
  addPlate(group, spec.name, build.accent, 3.1, [-w * 0.24, deck - 0.66, 2.615]);
  addSignalTower(group, [-w * 0.36, deck + 4.6 + build.pick('height') - 0.05, -1.4]);
  addStop(group, [w / 2 - 0.55, deck + 1.3, 2.36], 0.95);
  addButtons(group, [w / 2 - 0.75, deck + 2.3, 2.37], 0.4);
  addWarning(group, 0.75, [w / 2 - 0.55, deck + 3, 2.37]);
  addVent(group, 0.6, 1.4, [-w / 2 + 0.55, deck + 1, 2.36]);
  if (build.has('screen')) {
    addTube(group, surfaces.graphite, 0.15, [
      [w / 2, deck + 3.2, 0.4],
      [w / 2 + 1.1, deck + 3.3, 1],
      [w / 2 + 1.5, deck + 2.7, 1.8],
    ]);
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
