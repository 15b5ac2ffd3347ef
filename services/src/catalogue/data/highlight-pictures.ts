import type { Machine } from './machines.ts';

/**
 * What is special about a machine, seen close up: pictures below /images without their ending, in the order in which they are
 * tried. None of them is in the gallery of a machine that has another one to show.
 */
export const familyPictures: Readonly<Record<Machine['family'], readonly string[]>> = {
  'cut-and-strip': ['products/lyra-260-detail', 'products/lyra-270-hv-detail'],
  crimping: ['story-10'],
  testing: ['story-4'],
  'wire-marking': ['products/scriba-230-detail', 'products/scriba-210-detail'],
  handling: ['story-5'],
};

/** The same for what a machine can do. */
export const featurePictures: Readonly<Record<Machine['features'][number], readonly string[]>> = {
  cutting: ['products/pila-110-detail', 'products/pila-120-detail'],
  stripping: ['products/lyra-205-detail', 'products/lyra-230-coax-detail'],
  crimping: ['products/ferro-140-detail', 'products/ferro-125-detail'],
  seal: ['products/ferro-a24-seal-detail', 'products/ferro-a12-detail'],
  reel: ['products/onda-60-detail', 'products/onda-35-detail'],
  camera: ['products/norma-12-detail', 'products/norma-05-detail'],
  screen: ['products/norma-78-front', 'products/norma-70-front'],
  conveyor: ['story-11'],
  laser: ['products/lyra-290-l-front', 'products/scriba-560-uv-front'],
  marking: ['products/scriba-510-uv-detail', 'products/scriba-80-detail'],
};
