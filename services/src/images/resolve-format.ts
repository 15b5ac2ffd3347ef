import { ImageProblem } from './image-problem.ts';
import type { ImageFormat } from './image-request.ts';

function acceptsType(accept: string, type: string): boolean {
  return accept.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/**
 * Chooses the format (D-42): the requested one, otherwise avif if enabled, otherwise webp, each only if the browser
 * accepts it, otherwise png.
 */
export function resolveFormat(asked: ImageFormat | undefined, accept: string, avif: boolean): ImageFormat {
  if (asked === 'avif' && !avif) throw new ImageProblem(400, 'fm: avif is switched off here');
  if (asked) return asked;
  if (avif && acceptsType(accept, 'image/avif')) return 'avif';
  return acceptsType(accept, 'image/webp') ? 'webp' : 'png';
}
