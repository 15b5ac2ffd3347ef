import { machines } from '../src/catalogue/data/machines.ts';
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

/** Every rendered picture, in the order in which it is made. */
export const pictureJobs: readonly PictureJob[] = [
  ...mapProductJobs(['angle']),
  ...classificationJobs,
  ...sceneJobs,
  ...mapProductJobs(['front', 'detail']),
];
