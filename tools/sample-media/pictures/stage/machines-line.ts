import { addApplicator } from './crimp-modules.ts';
import {
  addButtons,
  addPanel,
  addPlate,
  addScreen,
  addSignalTower,
  addStop,
  addStrippedWire,
  addWarning,
} from './fittings.ts';
import { addCabinet, addDereeler } from './floor-parts.ts';
import { addBlockLoader, addTwistingUnit } from './machine-extensions.ts';
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
  addSpool,
} from './modules.ts';
import { addBox, addCylinder, addTube } from './parts.ts';

/** Production line: base with doors, two press stations, process head, hood, tray and screen. */
export function buildLine(build: Build): void {
  const { group, spec } = build;
  const w = 17 + build.pick('width') * 6;
  const wire = Math.floor(build.pick('wire') * 6);
  const crimping = build.has('crimping');
  const top = 4.4;
  const y = top + 1.7;
  addCabinet(build, w, top - 0.3, 5.6, [0, 0.3, 0], 7);
  addBox(group, surfaces.aluminium, [w - 0.4, 0.14, 5.2], [0, top, 0], 0.03);
  addBox(group, build.accentMaterial, [w - 0.4, 0.1, 0.04], [0, top - 0.24, 2.81], 0);
  addBox(group, surfaces.white, [w - 1, 3.9, 1.7], [0, top + 0.1, -1.9], 0.14);
  for (let panel = 0; panel < 5; panel += 1)
    addPanel(
      group,
      surfaces.white,
      (w - 1.6) / 5 - 0.14,
      1.1,
      [(panel - 2) * ((w - 1.6) / 5), top + 2.75, -1.06],
      true,
    );
  addPlate(group, spec.name, build.accent, 3.6, [w * 0.3, top - 0.78, 2.815]);
  addRollerDrive(group, 4, 0.4, [-w * 0.27, y, 0.6]);
  addCuttingHead(group, 0.95, [0, y, 0.6]);
  addCableChain(group, w * 0.22, [-w * 0.12, top + 0.3, -0.7]);
  for (const side of spec.slug.endsWith('510') ? [1] : [-1, 1]) {
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
  addTube(group, resolveWireMaterial(wire), 0.11, [
    [-w / 2 - 3, 3.4, 0.4],
    [-w / 2 - 1, y - 0.3, 0.6],
    [-w * 0.3, y, 0.6],
    [w * 0.1, y, 0.6],
    [w * 0.36, y, 0.6],
  ]);
  addStrippedWire(group, wire, 0.11, [w * 0.36, y, 0.6], 0.8, 0.5);
  addHood(group, [w * 0.36, 4, 1.9], [-w * 0.27, top + 0.14, 1.6], build.has('laser'));
  addHood(group, [w * 0.36, 4, 1.9], [w * 0.12, top + 0.14, 1.6], build.has('laser'));
  addConveyor(group, w * 0.34, 1.5, [w * 0.37, top + 0.5, 2]);
  addBundle(group, wire, w * 0.2, [w * 0.36, top + 0.5, 2]);
  addSignalTower(group, [w * 0.42, top + 3.95, -1.9]);
  addStop(group, [-w / 2 + 0.7, top - 0.75, 2.86], 0.85);
  addWarning(group, 0.8, [-w / 2 + 1.7, top - 0.75, 2.9]);
  addButtons(group, [-w / 2 + 2.7, top - 0.75, 2.88], 0.5);
  addTube(group, surfaces.graphite, 0.16, [
    [w * 0.33, top + 4, -1.2],
    [w * 0.33, top + 4.6, 0.6],
    [w * 0.34, top + 4, 1.7],
  ]);
  addScreen(group, 3.2, [w * 0.36, top + 2, 1.9], describeFace(build), 0.12, -0.15);
  if (build.has('reel')) addDereeler(build, [-w / 2 - 3, 0, -0.4], wire);
  if (spec.classification === 'twisting-lines') addTwistingUnit(build, [w / 2 + 0.1, top, 0.2], wire);
  if (spec.classification === 'block-loading-lines') addBlockLoader(build, [w / 2 + 0.1, top, 0], wire);
  build.focus = crimping ? { x: w * 0.19 + 0.6, y: top + 1.9, z: 1.2, width: 5.4 } : { x: 0, y: y, z: 0.8, width: 6 };
}
