import * as THREE from 'three';
import { buildMachine } from './build-machine.ts';
import { addTerminal } from './crimp-modules.ts';
import type { MachineSpec } from './machine-spec.ts';
import { resolveWireMaterial, surfaces } from './materials.ts';
import { addSpool } from './modules.ts';
import { addBox, addCylinder, addRing, type Point, type SceneNode } from './parts.ts';
import type { Builder } from './story.ts';

export const buildSpools: Builder = (model) => {
  for (let column = 0; column < 6; column += 1) {
    for (let row = 0; row < 3; row += 1) {
      const color = [0, 4, 1, 2, 5, 3, 7, 6, 8][(column * 2 + row * 5) % 9] ?? 0;
      addSpool(
        model,
        1.9,
        1.9,
        color,
        [(column - 2.5) * 4.3, 2.3 + row * 4.2, 0],
        'z',
        0.78 + ((column + row) % 3) * 0.06,
      );
    }
    addBox(model, surfaces.graphite, [0.3, 13, 0.3], [(column - 3) * 4.3, 0, -1.3], 0.05);
  }
  for (let row = 0; row < 3; row += 1)
    addBox(model, surfaces.aluminium, [27, 0.3, 0.4], [0, 0.1 + row * 4.2, -1.2], 0.05);
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
  for (let post = 0; post < 5; post += 1)
    addBox(model, surfaces.white, [1.4, 34, 1.4], [-48 + post * 24, 0, -rows * 19 - 4], 0.1);
  addBox(model, surfaces.grey, [160, 34, 0.6], [0, 0, -rows * 19 - 6], 0);
  for (let stripe = 0; stripe < 2; stripe += 1)
    addBox(model, surfaces.yellow, [160, 0.03, 0.35], [0, 0, 6 + stripe * 7], 0);
}

export const buildShopFloor: Builder = (model, machines) => {
  addHall(model, machines, 2);
  return { look: 'warm', camera: { eye: [34, 17, 46], target: [0, 5, -8], fov: 32, lens: 0.1 } };
};

export const buildCompany: Builder = (model) => {
  const tiers: readonly (readonly [Point, Point])[] = [
    [
      [64, 9, 26],
      [0, 0, 0],
    ],
    [
      [34, 8, 22],
      [-12, 9, -1],
    ],
  ];
  for (const [[w, h, d], [x, y, z]] of tiers) {
    addBox(model, surfaces.white, [w, h, d], [x, y, z], 0.2);
    for (let pane = 0; pane * 3 < w - 3; pane += 1) {
      addBox(model, surfaces.recess, [2.55, h * 0.5, 0.1], [x - w / 2 + 2.2 + pane * 3, y + h * 0.26, z + d / 2], 0);
      addBox(
        model,
        surfaces.darkSteel,
        [2.4, h * 0.47, 0.14],
        [x - w / 2 + 2.2 + pane * 3, y + h * 0.275, z + d / 2 + 0.02],
        0,
      );
    }
    addBox(model, surfaces.graphite, [w + 0.8, 0.5, d + 0.8], [x, y + h, z], 0.05);
  }
  addBox(model, surfaces.copper, [9, 9.6, 1.2], [24, 0, 13], 0.1);
  addBox(model, surfaces.graphite, [14, 0.4, 5], [24, 5, 15.6], 0.05);
  for (let tree = 0; tree < 9; tree += 1) {
    const x = -34 + tree * 6.4 + (tree % 3);
    const size = 2 + ((tree * 7) % 5) * 0.25;
    addCylinder(model, surfaces.graphite, 0.2, 4, [x, 2, 24]);
    const crown = new THREE.Mesh(
      new THREE.IcosahedronGeometry(size, 3),
      new THREE.MeshStandardMaterial({ color: '#66775c', roughness: 1 }),
    );
    crown.position.set(x, 5, 24);
    crown.castShadow = true;
    model.add(crown);
  }
  return { look: 'paper', camera: { eye: [52, 24, 92], target: [0, 6.5, 2], fov: 30, lens: 0 } };
};

export const buildService: Builder = (model, machines) => {
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

export const buildCareers: Builder = (model) => {
  addBox(model, surfaces.grey, [26, 0.5, 14], [0, 0, -1], 0.1);
  for (let part = 0; part < 4; part += 1) addTerminal(model, 1, [-4 + part * 1.6, 0.55, 1.8]);
  addRing(model, surfaces.darkSteel, 2, 0.42, [4.8, 0.95, -1], 'y');
  for (let tooth = 0; tooth < 26; tooth += 1) {
    const angle = (tooth / 26) * Math.PI * 2;
    const piece = addBox(
      model,
      surfaces.darkSteel,
      [0.3, 0.8, 0.5],
      [4.8 + Math.cos(angle) * 2.45, 0.55, -1 + Math.sin(angle) * 2.45],
      0.03,
    );
    piece.rotation.y = -angle + Math.PI / 2;
  }
  addCylinder(model, surfaces.steel, 0.5, 3.4, [4.8, 1.9, -1]);
  addBox(model, surfaces.steel, [9, 0.14, 0.9], [-2.4, 0.5, 4], 0.02);
  for (let mark = 0; mark < 40; mark += 1)
    addBox(model, surfaces.recess, [0.03, 0.02, mark % 5 ? 0.25 : 0.45], [-6.6 + mark * 0.215, 0.64, 3.75], 0);
  addBox(model, surfaces.steel, [0.35, 1, 2.6], [-5.6, 0.5, 3.4], 0.04);
  addBox(model, surfaces.graphite, [1.9, 0.35, 1.5], [-3.2, 0.6, 4], 0.06);
  addSpool(model, 2.2, 2.4, 5, [-5.4, 2.7, -3.6], 'x', 0.8);
  return { look: 'warm', camera: { eye: [6, 12, 22], target: [-0.2, 0.9, 0.2], fov: 26, lens: 0.2 } };
};
