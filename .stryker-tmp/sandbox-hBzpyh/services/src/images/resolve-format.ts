// @ts-nocheck
import { ImageProblem } from './image-problem.ts';
import type { ImageFormat } from './image-request.ts';

function acceptsType(accept: string, type: string): boolean {
  return accept.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** Chooses the format (D-42): the asked one, else avif when switched on, else webp, each only if the browser accepts it, else png. */
export function resolveFormat(asked: ImageFormat | undefined, accept: string, avif: boolean): ImageFormat {
  if (asked === 'avif' && !avif) throw new ImageProblem(400, 'fm: avif is switched off here');
  if (asked) return asked;
  if (avif && acceptsType(accept, 'image/avif')) return 'avif';
  return acceptsType(accept, 'image/webp') ? 'webp' : 'png';
}
