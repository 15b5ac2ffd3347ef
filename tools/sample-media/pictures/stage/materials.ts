import * as THREE from 'three';

function createLacquer(color: string, roughness = 0.45) {
  return new THREE.MeshPhysicalMaterial({ color, roughness, clearcoat: 0.35, clearcoatRoughness: 0.3 });
}

function createMetal(color: string, roughness: number) {
  return new THREE.MeshStandardMaterial({ color, metalness: 1, roughness });
}

export function createPlastic(color: string, roughness = 0.5) {
  return new THREE.MeshStandardMaterial({ color, roughness });
}

/** The one family of surfaces that every picture uses. */
export const surfaces = {
  white: createLacquer('#dedad3'),
  grey: createLacquer('#a9aaa7'),
  graphite: createLacquer('#34383b', 0.5),
  recess: createPlastic('#1d2022', 0.8),
  seam: createPlastic('#77756f', 0.9),
  rubber: createPlastic('#17181a', 0.9),
  steel: createMetal('#c3c5c6', 0.34),
  darkSteel: createMetal('#6d7174', 0.42),
  aluminium: createMetal('#d9dadb', 0.5),
  copper: new THREE.MeshStandardMaterial({ color: '#dd9062', metalness: 0.82, roughness: 0.36 }),
  brass: new THREE.MeshStandardMaterial({ color: '#d9bb78', metalness: 0.85, roughness: 0.34 }),
  red: createLacquer('#b3231b'),
  yellow: createLacquer('#e0ae1e'),
  green: createPlastic('#2f8a56', 0.4),
  glass: new THREE.MeshPhysicalMaterial({
    color: '#dfe9ea',
    roughness: 0.04,
    transparent: true,
    opacity: 0.17,
    depthWrite: false,
    side: THREE.DoubleSide,
  }),
  laserGlass: new THREE.MeshPhysicalMaterial({
    color: '#b9581c',
    roughness: 0.05,
    transparent: true,
    opacity: 0.5,
    depthWrite: false,
    side: THREE.DoubleSide,
  }),
};

/** Insulation colours of wire, after the colour code of IEC 60757. */
export const insulation = [
  '#b32a22',
  '#1f4f8f',
  '#d8b02a',
  '#2c7a4b',
  '#d9d5cc',
  '#d4701f',
  '#26292b',
  '#6a4a8c',
  '#6b4a32',
];

/** Accent of each family: a memory aid, never the only carrier of meaning. */
export const familyAccents: Readonly<Record<string, string>> = {
  'cut-and-strip': '#1f4f8f',
  crimping: '#b9673a',
  testing: '#2c7a4b',
  'wire-marking': '#6a4a8c',
  handling: '#c79a22',
};

const wireMaterials = new Map<string, unknown>();

export function resolveWireMaterial(index: number) {
  const color = insulation[((index % insulation.length) + insulation.length) % insulation.length] ?? '#26292b';
  const known = wireMaterials.get(color);
  if (known) return known;
  const material = new THREE.MeshPhysicalMaterial({ color, roughness: 0.42, clearcoat: 0.2, clearcoatRoughness: 0.4 });
  wireMaterials.set(color, material);
  return material;
}
