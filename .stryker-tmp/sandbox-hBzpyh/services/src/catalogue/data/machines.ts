/** The five families of machines; each is also the slug of a root classification. */
// @ts-nocheck

export type Family = 'cut-and-strip' | 'crimping' | 'testing' | 'wire-marking' | 'handling';

/** A visible trait of a machine, from which its pictures and its specifications are made. */
export type Feature =
  | 'cutting'
  | 'stripping'
  | 'crimping'
  | 'seal'
  | 'reel'
  | 'camera'
  | 'screen'
  | 'conveyor'
  | 'laser'
  | 'marking';

/** One machine of the sample range; sizeClass is 1 (bench), 2 (floor) or 3 (line). */
export interface Machine {
  readonly slug: string;
  readonly name: string;
  readonly family: Family;
  /** Slug of the leaf classification. */
  readonly classification: string;
  readonly series: string;
  readonly sizeClass: 1 | 2 | 3;
  readonly features: readonly Feature[];
}

/** All machines of the sample range, in the order in which lists show them. */
// biome-ignore format: a flat table reads best with one machine a line
export const machines: readonly Machine[] = [
  { slug: 'pila-110', name: 'Pila 110', family: 'cut-and-strip', classification: 'bench-cutting', series: 'Pila', sizeClass: 1, features: ['cutting'] },
  { slug: 'pila-120', name: 'Pila 120', family: 'cut-and-strip', classification: 'bench-cutting', series: 'Pila', sizeClass: 1, features: ['cutting', 'reel'] },
  { slug: 'pila-150-s', name: 'Pila 150 S', family: 'cut-and-strip', classification: 'bench-cutting', series: 'Pila', sizeClass: 1, features: ['cutting', 'screen'] },
  { slug: 'pila-340', name: 'Pila 340', family: 'cut-and-strip', classification: 'heavy-cutting', series: 'Pila', sizeClass: 2, features: ['cutting', 'screen'] },
  { slug: 'pila-380', name: 'Pila 380', family: 'cut-and-strip', classification: 'heavy-cutting', series: 'Pila', sizeClass: 2, features: ['cutting', 'conveyor', 'screen'] },
  { slug: 'lyra-205', name: 'Lyra 205', family: 'cut-and-strip', classification: 'rotary-stripping', series: 'Lyra', sizeClass: 1, features: ['stripping'] },
  { slug: 'lyra-215', name: 'Lyra 215', family: 'cut-and-strip', classification: 'rotary-stripping', series: 'Lyra', sizeClass: 1, features: ['stripping', 'screen'] },
  { slug: 'lyra-230-coax', name: 'Lyra 230 Coax', family: 'cut-and-strip', classification: 'rotary-stripping', series: 'Lyra', sizeClass: 1, features: ['stripping', 'screen', 'camera'] },
  { slug: 'lyra-260', name: 'Lyra 260', family: 'cut-and-strip', classification: 'jacket-stripping', series: 'Lyra', sizeClass: 2, features: ['stripping', 'screen'] },
  { slug: 'lyra-270-hv', name: 'Lyra 270 HV', family: 'cut-and-strip', classification: 'jacket-stripping', series: 'Lyra', sizeClass: 2, features: ['stripping', 'screen', 'camera'] },
  { slug: 'lyra-290-l', name: 'Lyra 290 L', family: 'cut-and-strip', classification: 'laser-stripping', series: 'Lyra', sizeClass: 2, features: ['stripping', 'laser', 'screen'] },
  { slug: 'vela-410', name: 'Vela 410', family: 'cut-and-strip', classification: 'compact-lines', series: 'Vela', sizeClass: 1, features: ['cutting', 'stripping', 'screen'] },
  { slug: 'vela-420', name: 'Vela 420', family: 'cut-and-strip', classification: 'compact-lines', series: 'Vela', sizeClass: 1, features: ['cutting', 'stripping', 'screen', 'reel'] },
  { slug: 'vela-460', name: 'Vela 460', family: 'cut-and-strip', classification: 'large-cable-lines', series: 'Vela', sizeClass: 2, features: ['cutting', 'stripping', 'screen', 'reel'] },
  { slug: 'vela-480-hv', name: 'Vela 480 HV', family: 'cut-and-strip', classification: 'large-cable-lines', series: 'Vela', sizeClass: 3, features: ['cutting', 'stripping', 'screen', 'conveyor', 'reel'] },
  { slug: 'ferro-115', name: 'Ferro 115', family: 'crimping', classification: 'bench-presses', series: 'Ferro', sizeClass: 1, features: ['crimping'] },
  { slug: 'ferro-125', name: 'Ferro 125', family: 'crimping', classification: 'bench-presses', series: 'Ferro', sizeClass: 1, features: ['crimping', 'screen'] },
  { slug: 'ferro-140', name: 'Ferro 140', family: 'crimping', classification: 'bench-presses', series: 'Ferro', sizeClass: 1, features: ['crimping', 'screen'] },
  { slug: 'ferro-220', name: 'Ferro 220', family: 'crimping', classification: 'strip-crimp-units', series: 'Ferro', sizeClass: 1, features: ['stripping', 'crimping'] },
  { slug: 'ferro-235-s', name: 'Ferro 235 S', family: 'crimping', classification: 'strip-crimp-units', series: 'Ferro', sizeClass: 1, features: ['stripping', 'crimping', 'seal', 'screen'] },
  { slug: 'ferro-250', name: 'Ferro 250', family: 'crimping', classification: 'ferrule-units', series: 'Ferro', sizeClass: 1, features: ['stripping', 'crimping'] },
  { slug: 'corvus-510', name: 'Corvus 510', family: 'crimping', classification: 'double-sided-lines', series: 'Corvus', sizeClass: 3, features: ['cutting', 'stripping', 'crimping', 'screen', 'reel'] },
  { slug: 'corvus-530', name: 'Corvus 530', family: 'crimping', classification: 'double-sided-lines', series: 'Corvus', sizeClass: 3, features: ['cutting', 'stripping', 'crimping', 'seal', 'screen', 'reel', 'conveyor'] },
  { slug: 'corvus-550-duo', name: 'Corvus 550 Duo', family: 'crimping', classification: 'double-sided-lines', series: 'Corvus', sizeClass: 3, features: ['cutting', 'stripping', 'crimping', 'seal', 'camera', 'screen', 'reel', 'conveyor'] },
  { slug: 'corvus-570-t', name: 'Corvus 570 T', family: 'crimping', classification: 'twisting-lines', series: 'Corvus', sizeClass: 3, features: ['cutting', 'stripping', 'crimping', 'seal', 'screen', 'reel', 'conveyor'] },
  { slug: 'corvus-620', name: 'Corvus 620', family: 'crimping', classification: 'block-loading-lines', series: 'Corvus', sizeClass: 3, features: ['cutting', 'stripping', 'crimping', 'seal', 'camera', 'screen', 'reel', 'conveyor'] },
  { slug: 'ferro-a12', name: 'Ferro A12', family: 'crimping', classification: 'applicators', series: 'Ferro', sizeClass: 1, features: ['crimping'] },
  { slug: 'ferro-a24-seal', name: 'Ferro A24 Seal', family: 'crimping', classification: 'applicators', series: 'Ferro', sizeClass: 1, features: ['crimping', 'seal'] },
  { slug: 'norma-05', name: 'Norma 05', family: 'testing', classification: 'crimp-height', series: 'Norma', sizeClass: 1, features: ['screen'] },
  { slug: 'norma-12', name: 'Norma 12', family: 'testing', classification: 'crimp-height', series: 'Norma', sizeClass: 1, features: ['screen', 'camera'] },
  { slug: 'norma-30', name: 'Norma 30', family: 'testing', classification: 'pull-testers', series: 'Norma', sizeClass: 1, features: ['screen'] },
  { slug: 'norma-36-m', name: 'Norma 36 M', family: 'testing', classification: 'pull-testers', series: 'Norma', sizeClass: 1, features: ['screen'] },
  { slug: 'norma-70', name: 'Norma 70', family: 'testing', classification: 'micrograph-labs', series: 'Norma', sizeClass: 1, features: ['camera', 'screen'] },
  { slug: 'norma-78', name: 'Norma 78', family: 'testing', classification: 'micrograph-labs', series: 'Norma', sizeClass: 2, features: ['camera', 'screen'] },
  { slug: 'orbis-300', name: 'Orbis 300', family: 'testing', classification: 'harness-testers', series: 'Orbis', sizeClass: 2, features: ['screen'] },
  { slug: 'orbis-340-v', name: 'Orbis 340 V', family: 'testing', classification: 'harness-testers', series: 'Orbis', sizeClass: 3, features: ['screen', 'camera'] },
  { slug: 'scriba-210', name: 'Scriba 210', family: 'wire-marking', classification: 'inkjet-marking', series: 'Scriba', sizeClass: 1, features: ['marking'] },
  { slug: 'scriba-230', name: 'Scriba 230', family: 'wire-marking', classification: 'inkjet-marking', series: 'Scriba', sizeClass: 2, features: ['marking', 'screen'] },
  { slug: 'scriba-510-uv', name: 'Scriba 510 UV', family: 'wire-marking', classification: 'laser-marking', series: 'Scriba', sizeClass: 2, features: ['marking', 'laser', 'screen'] },
  { slug: 'scriba-560-uv', name: 'Scriba 560 UV', family: 'wire-marking', classification: 'laser-marking', series: 'Scriba', sizeClass: 3, features: ['marking', 'laser', 'camera', 'screen', 'reel'] },
  { slug: 'scriba-80', name: 'Scriba 80', family: 'wire-marking', classification: 'label-applicators', series: 'Scriba', sizeClass: 1, features: ['marking', 'screen'] },
  { slug: 'scriba-90', name: 'Scriba 90', family: 'wire-marking', classification: 'label-applicators', series: 'Scriba', sizeClass: 2, features: ['marking', 'screen', 'camera'] },
  { slug: 'onda-20', name: 'Onda 20', family: 'handling', classification: 'prefeeders', series: 'Onda', sizeClass: 1, features: ['reel'] },
  { slug: 'onda-35', name: 'Onda 35', family: 'handling', classification: 'prefeeders', series: 'Onda', sizeClass: 2, features: ['reel', 'screen'] },
  { slug: 'onda-60', name: 'Onda 60', family: 'handling', classification: 'dereelers', series: 'Onda', sizeClass: 2, features: ['reel'] },
  { slug: 'onda-65-xl', name: 'Onda 65 XL', family: 'handling', classification: 'dereelers', series: 'Onda', sizeClass: 3, features: ['reel', 'screen'] },
  { slug: 'tela-140', name: 'Tela 140', family: 'handling', classification: 'coilers', series: 'Tela', sizeClass: 2, features: ['reel', 'conveyor'] },
  { slug: 'tela-160', name: 'Tela 160', family: 'handling', classification: 'coilers', series: 'Tela', sizeClass: 2, features: ['reel', 'conveyor', 'screen'] },
  { slug: 'tela-310', name: 'Tela 310', family: 'handling', classification: 'stackers', series: 'Tela', sizeClass: 2, features: ['conveyor'] },
  { slug: 'tela-330', name: 'Tela 330', family: 'handling', classification: 'stackers', series: 'Tela', sizeClass: 3, features: ['conveyor', 'screen'] },
];
