import * as THREE from 'three';
import type { MachineSpec } from './machine-spec.ts';
import { buildAcademy, buildCrimps, buildCrossSection, buildProbe, buildWireBundle } from './stories-close-up.ts';
import { buildCareers, buildCompany, buildService, buildShopFloor, buildSpools } from './stories-places.ts';
import type { Builder, Story } from './story.ts';

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
