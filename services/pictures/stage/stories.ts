import * as THREE from 'three';
import { buildMachine } from './build-machine.ts';
import type { MachineSpec } from './machine-spec.ts';
import { resolveWireMaterial, surfaces } from './materials.ts';
import { addApplicator, addSpool, addTerminal } from './modules.ts';
import { addBox, addCylinder, addGroup, addRing, addScrews, addTube, type Point, type SceneNode } from './parts.ts';
import type { Shot } from './studio.ts';

export interface Story {
  readonly model: SceneNode;
  readonly look: 'paper' | 'warm' | 'dark';
  readonly camera: Pick<Shot, 'eye' | 'target' | 'fov' | 'lens'>;
}

type Builder = (model: SceneNode, machines: readonly MachineSpec[]) => Omit<Story, 'model'>;

/** A finished crimp: barrel closed over strands, insulation held, contact box in front. */
function addFinishedCrimp(parent: SceneNode, color: number, place: Point, turn: number): void {
  const part = addGroup(parent, place, turn);
  addBox(part, surfaces.copper, [0.78, 0.72, 1.5], [0, 0, 1.75], 0.07);
  addBox(part, surfaces.recess, [0.5, 0.4, 0.04], [0, 0.17, 2.49], 0);
  addBox(part, surfaces.copper, [0.3, 0.03, 0.7], [0, 0.71, 1.8], 0.01);
  // A closed barrel seen from above is two rolled wings that meet in the middle.
  addBox(part, surfaces.copper, [0.72, 0.36, 1.1], [0, 0, 0.2], 0.1);
  for (const side of [-1, 1]) addCylinder(part, surfaces.copper, 0.2, 1.1, [side * 0.17, 0.36, 0.2], 'z');
  addBox(part, surfaces.copper, [0.62, 0.06, 3.4], [0, 0, -0.4], 0.02);
  for (const [strand, x] of [-0.16, 0, 0.16].entries()) addCylinder(part, surfaces.copper, 0.1, 1.9, [x, 0.34 + (strand % 2) * 0.1, 0], 'z');
  addRing(part, surfaces.copper, 0.42, 0.09, [0, 0.42, -0.95], 'z');
  addRing(part, surfaces.copper, 0.42, 0.09, [0, 0.42, -1.15], 'z');
  addTube(part, resolveWireMaterial(color), 0.36, [[0, 0.42, -0.7], [0, 0.42, -2.4], [0.2, 0.42, -4], [1, 0.42, -7], [2.6, 0.42, -11]]);
}

const buildCrimps: Builder = (model) => {
  for (const [index, color] of [0, 5, 1, 3].entries()) addFinishedCrimp(model, color, [(index - 1.5) * 2.1, 0.05, (index % 2) * 0.5], 0.3 + index * 0.05);
  return { look: 'warm', camera: { eye: [5, 5.2, 12.5], target: [0.2, 0.3, -0.3], fov: 24, lens: 0.22 } };
};

const buildWireBundle: Builder = (model) => {
  for (let wire = 0; wire < 46; wire += 1) {
    const ring = Math.sqrt(wire / 46) * 2.1;
    const angle = wire * 2.39996;
    const y = 2.4 + Math.sin(angle) * ring;
    const z = Math.cos(angle) * ring;
    const spread = 1 + ((wire * 53) % 20) / 30;
    addTube(model, resolveWireMaterial(wire * 5), 0.2, [[-16, y * 0.8 + 0.3, z * 0.9], [-6, y, z], [0, 2.4 + (y - 2.4) * 0.86, z * 0.86], [6, 2.4 + (y - 2.4) * spread, z * spread + 0.4], [13, 2.2 + (y - 2.4) * spread * 2.2, z * spread * 2 + 1.6]]);
  }
  for (const x of [-2.6, 0.2]) addRing(model, surfaces.rubber, 2.15, 0.14, [x, 2.4, 0], 'x');
  return { look: 'dark', camera: { eye: [9, 6.5, 15], target: [1.2, 2.5, 0], fov: 26, lens: 0.22 } };
};

const buildCrossSection: Builder = (model) => {
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
      addCylinder(cable, surfaces.copper, 0.185, 15.6, [Math.cos(angle) * ring * 0.385, Math.sin(angle) * ring * 0.385, -5.4], 'z');
    }
  }
  return { look: 'warm', camera: { eye: [3.4, 6.4, 19], target: [-0.9, 3, 0], fov: 24, lens: 0.16 } };
};

const buildProbe: Builder = (model) => {
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
  addTube(model, resolveWireMaterial(0), 0.16, [[1.45, 6.8, 0], [1.6, 8.4, 0], [4, 9.4, -1], [9, 7, -3]]);
  addRing(model, surfaces.graphite, 0.54, 0.08, [1.45, 4.4, 0], 'y');
  return { look: 'dark', camera: { eye: [7.5, 6.8, 13], target: [1, 2.1, -0.3], fov: 26, lens: 0.2 } };
};

const buildSpools: Builder = (model) => {
  for (let column = 0; column < 6; column += 1) {
    for (let row = 0; row < 3; row += 1) {
      const color = [0, 4, 1, 2, 5, 3, 7, 6, 8][(column * 2 + row * 5) % 9] ?? 0;
      addSpool(model, 1.9, 1.9, color, [(column - 2.5) * 4.3, 2.3 + row * 4.2, 0], 'z', 0.78 + ((column + row) % 3) * 0.06);
    }
    addBox(model, surfaces.graphite, [0.3, 13, 0.3], [(column - 3) * 4.3, 0, -1.3], 0.05);
  }
  for (let row = 0; row < 3; row += 1) addBox(model, surfaces.aluminium, [27, 0.3, 0.4], [0, 0.1 + row * 4.2, -1.2], 0.05);
  addBox(model, surfaces.white, [40, 16, 0.4], [0, 0, -2.4], 0);
  return { look: 'warm', camera: { eye: [13, 7.5, 22], target: [0.8, 5.4, 0], fov: 26, lens: 0.22 } };
};

function addHall(model: SceneNode, machines: readonly MachineSpec[], rows: number): void {
  for (let row = 0; row < rows; row += 1) {
    for (const [index, machine] of machines.entries()) {
      const { group } = buildMachine(machine);
      group.position.set(-26 + index * 30 + (row % 2) * 7, 0, -row * 19);
      model.add(group);
    }
  }
  for (let post = 0; post < 5; post += 1) addBox(model, surfaces.white, [1.4, 34, 1.4], [-48 + post * 24, 0, -rows * 19 - 4], 0.1);
  addBox(model, surfaces.grey, [160, 34, 0.6], [0, 0, -rows * 19 - 6], 0);
  for (let stripe = 0; stripe < 2; stripe += 1) addBox(model, surfaces.yellow, [160, 0.03, 0.35], [0, 0, 6 + stripe * 7], 0);
}

const buildShopFloor: Builder = (model, machines) => {
  addHall(model, machines, 2);
  return { look: 'warm', camera: { eye: [34, 17, 46], target: [0, 5, -8], fov: 32, lens: 0.1 } };
};

const buildCompany: Builder = (model) => {
  const tiers: readonly (readonly [Point, Point])[] = [[[64, 9, 26], [0, 0, 0]], [[34, 8, 22], [-12, 9, -1]]];
  for (const [[w, h, d], [x, y, z]] of tiers) {
    addBox(model, surfaces.white, [w, h, d], [x, y, z], 0.2);
    for (let pane = 0; pane * 3 < w - 3; pane += 1) {
      addBox(model, surfaces.recess, [2.55, h * 0.5, 0.1], [x - w / 2 + 2.2 + pane * 3, y + h * 0.26, z + d / 2], 0);
      addBox(model, surfaces.darkSteel, [2.4, h * 0.47, 0.14], [x - w / 2 + 2.2 + pane * 3, y + h * 0.275, z + d / 2 + 0.02], 0);
    }
    addBox(model, surfaces.graphite, [w + 0.8, 0.5, d + 0.8], [x, y + h, z], 0.05);
  }
  addBox(model, surfaces.copper, [9, 9.6, 1.2], [24, 0, 13], 0.1);
  addBox(model, surfaces.graphite, [14, 0.4, 5], [24, 5, 15.6], 0.05);
  for (let tree = 0; tree < 9; tree += 1) {
    const x = -34 + tree * 6.4 + (tree % 3);
    const size = 2 + ((tree * 7) % 5) * 0.25;
    addCylinder(model, surfaces.graphite, 0.2, 4, [x, 2, 24]);
    const crown = new THREE.Mesh(new THREE.IcosahedronGeometry(size, 3), new THREE.MeshStandardMaterial({ color: '#66775c', roughness: 1 }));
    crown.position.set(x, 5, 24);
    crown.castShadow = true;
    model.add(crown);
  }
  return { look: 'paper', camera: { eye: [52, 24, 92], target: [0, 6.5, 2], fov: 30, lens: 0 } };
};

const buildAcademy: Builder = (model) => {
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

const buildService: Builder = (model, machines) => {
  const machine = machines[0];
  if (machine) model.add(buildMachine(machine).group);
  addBox(model, surfaces.graphite, [4.4, 0.3, 2.6], [6.6, 0, 4.4], 0.1);
  addBox(model, surfaces.red, [4.2, 1.4, 2.4], [6.6, 0.3, 4.4], 0.14);
  addBox(model, surfaces.graphite, [1.8, 0.25, 0.3], [6.6, 2, 4.4], 0.1);
  for (let tool = 0; tool < 4; tool += 1) {
    addCylinder(model, resolveWireMaterial(tool), 0.22, 1.5, [1.5 + tool * 0.75, 0.24, 5.4], 'z');
    addCylinder(model, surfaces.steel, 0.09, 1.9, [1.5 + tool * 0.75, 0.24, 3.9], 'z');
  }
  return { look: 'warm', camera: { eye: [15, 9, 27], target: [2.4, 3, 1], fov: 26, lens: 0.14 } };
};

const buildCareers: Builder = (model) => {
  addBox(model, surfaces.grey, [26, 0.5, 14], [0, 0, -1], 0.1);
  for (let part = 0; part < 4; part += 1) addTerminal(model, 1, [-4 + part * 1.6, 0.55, 1.8]);
  addRing(model, surfaces.darkSteel, 2, 0.42, [4.8, 0.95, -1], 'y');
  for (let tooth = 0; tooth < 26; tooth += 1) {
    const angle = (tooth / 26) * Math.PI * 2;
    const piece = addBox(model, surfaces.darkSteel, [0.3, 0.8, 0.5], [4.8 + Math.cos(angle) * 2.45, 0.55, -1 + Math.sin(angle) * 2.45], 0.03);
    piece.rotation.y = -angle + Math.PI / 2;
  }
  addCylinder(model, surfaces.steel, 0.5, 3.4, [4.8, 1.9, -1]);
  addBox(model, surfaces.steel, [9, 0.14, 0.9], [-2.4, 0.5, 4], 0.02);
  for (let mark = 0; mark < 40; mark += 1) addBox(model, surfaces.recess, [0.03, 0.02, mark % 5 ? 0.25 : 0.45], [-6.6 + mark * 0.215, 0.64, 3.75], 0);
  addBox(model, surfaces.steel, [0.35, 1, 2.6], [-5.6, 0.5, 3.4], 0.04);
  addBox(model, surfaces.graphite, [1.9, 0.35, 1.5], [-3.2, 0.6, 4], 0.06);
  addSpool(model, 2.2, 2.4, 5, [-5.4, 2.7, -3.6], 'x', 0.8);
  return { look: 'warm', camera: { eye: [6, 12, 22], target: [-0.2, 0.9, 0.2], fov: 26, lens: 0.2 } };
};

const stories: Readonly<Record<string, Builder>> = {
  crimps: buildCrimps,
  bundle: buildWireBundle,
  section: buildCrossSection,
  probe: buildProbe,
  spools: buildSpools,
  'shop-floor': buildShopFloor,
  company: buildCompany,
  academy: buildAcademy,
  service: buildService,
  careers: buildCareers,
};

/** Builds the scene of a story by name; an unknown name is a programming error and throws. */
export function buildStory(name: string, machines: readonly MachineSpec[]): Story {
  const builder = stories[name];
  if (!builder) throw new Error(`There is no story called ${name}.`);
  const model = new THREE.Group();
  return { model, ...builder(model, machines) };
}
