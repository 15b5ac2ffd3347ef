import { machines } from '@kmx/services/catalogue/data/machines.ts';
import type { MachineSpec } from './stage/machine-spec.ts';
import type { PictureJob } from './stage/picture-job.ts';

const productSize = { width: 1180, height: 787, frames: 4 } as const;
const sceneSize = { width: 1770, height: 1180, frames: 8 } as const;

function resolveMachines(...slugs: readonly string[]): readonly MachineSpec[] {
  return slugs.map((slug) => {
    const machine = machines.find((candidate) => candidate.slug === slug);
    if (!machine) throw new Error(`The catalogue has no machine ${slug}.`);
    return machine;
  });
}

const sceneJobs: readonly PictureJob[] = [
  {
    kind: 'group',
    file: 'home-hero.webp',
    machines: resolveMachines('corvus-530', 'ferro-235-s'),
    look: 'dark',
    direction: [0.85, 0.2, 1],
    fill: 0.97,
    ...sceneSize,
  },
  {
    kind: 'group',
    file: 'productronica-hero.webp',
    machines: resolveMachines('scriba-230', 'onda-65-xl'),
    look: 'warm',
    direction: [-0.5, 0.2, 1],
    fill: 0.86,
    ...sceneSize,
  },
  {
    kind: 'group',
    file: 'guide.webp',
    machines: resolveMachines('lyra-215', 'ferro-140', 'norma-36-m'),
    look: 'paper',
    direction: [0.3, 0.3, 1],
    fill: 0.94,
    ...sceneSize,
  },
  ...(
    [
      ['story-1', 'crimps', []],
      ['story-2', 'bundle', []],
      ['story-3', 'section', []],
      ['story-4', 'probe', []],
      ['story-5', 'spools', []],
      ['story-6', 'shop-floor', ['corvus-530', 'corvus-550-duo']],
      ['company', 'company', []],
      ['academy-hero', 'academy', []],
      ['service', 'service', ['vela-420']],
      ['careers', 'careers', []],
    ] as const
  ).map(
    ([name, story, slugs]): PictureJob => ({
      kind: 'story',
      file: `${name}.webp`,
      story,
      machines: resolveMachines(...slugs),
      ...sceneSize,
    }),
  ),
];

const classificationJobs = (
  [
    ['cut-and-strip', ['lyra-230-coax', 'pila-340', 'vela-420']],
    ['crimping', ['ferro-140', 'ferro-a12', 'ferro-235-s']],
    ['testing', ['norma-70', 'norma-12', 'orbis-300']],
    ['wire-marking', ['scriba-80', 'scriba-230', 'scriba-210']],
    ['handling', ['onda-20', 'tela-160', 'onda-35']],
  ] as const
).map(
  ([family, slugs]): PictureJob => ({
    kind: 'group',
    file: `classification-${family}.webp`,
    machines: resolveMachines(...slugs),
    look: 'paper',
    direction: [0.34, 0.24, 1],
    fill: 0.94,
    ...productSize,
  }),
);

// Pictures of stories, industries and documents: machines together, each seen from elsewhere.
const groupScenes = [
  ['story-7', ['norma-36-m', 'norma-12'], 'dark', [0.6, 0.25, 1]],
  ['story-8', ['vela-420', 'ferro-140'], 'warm', [-0.7, 0.22, 1]],
  ['story-9', ['orbis-300', 'norma-70'], 'paper', [0.5, 0.3, 1]],
  ['story-10', ['ferro-a12', 'ferro-a24-seal'], 'dark', [-0.4, 0.3, 1]],
  ['story-11', ['tela-160', 'onda-35'], 'warm', [0.8, 0.24, 1]],
  ['story-12', ['scriba-80', 'pila-150-s'], 'paper', [-0.6, 0.28, 1]],
  ['industry-automotive', ['corvus-550-duo', 'ferro-115'], 'dark', [0.7, 0.2, 1]],
  ['industry-aerospace', ['scriba-230', 'lyra-215'], 'paper', [-0.5, 0.24, 1]],
  ['industry-rail', ['pila-340', 'onda-65-xl'], 'warm', [0.6, 0.2, 1]],
  ['industry-medical', ['lyra-230-coax', 'norma-12'], 'paper', [0.4, 0.3, 1]],
  ['industry-switchgear', ['vela-420', 'scriba-210'], 'warm', [-0.8, 0.2, 1]],
  ['industry-appliances', ['corvus-530', 'tela-160'], 'paper', [0.9, 0.2, 1]],
  ['quality', ['norma-70', 'orbis-300', 'norma-36-m'], 'dark', [-0.3, 0.26, 1]],
  ['history', ['ferro-115', 'pila-110'], 'warm', [0.5, 0.3, 1]],
  ['investors', ['corvus-530', 'corvus-550-duo'], 'dark', [-0.6, 0.2, 1]],
  ['sustainability', ['onda-20', 'pila-120'], 'paper', [-0.4, 0.3, 1]],
] as const;

const groupSceneJobs = groupScenes.map(
  ([name, slugs, look, direction]): PictureJob => ({
    kind: 'group',
    file: `${name}.webp`,
    machines: resolveMachines(...slugs),
    look,
    direction,
    fill: 0.92,
    ...sceneSize,
  }),
);

const mapProductJobs = (views: readonly ('angle' | 'front' | 'detail')[]): readonly PictureJob[] =>
  views.flatMap((view) =>
    machines.map(
      (machine): PictureJob => ({
        kind: 'machine',
        view,
        machine,
        file: `products/${machine.slug}-${view}.webp`,
        ...productSize,
      }),
    ),
  );

/** Every rendered picture, in rendering order. */
export const pictureJobs: readonly PictureJob[] = [
  ...mapProductJobs(['angle']),
  ...classificationJobs,
  ...sceneJobs,
  ...groupSceneJobs,
  ...mapProductJobs(['front', 'detail']),
];
