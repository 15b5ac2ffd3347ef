import * as v from 'valibot';
import { allowedWidths, maxCropHeight, maxWidth } from './allowed-widths.ts';
import { ImageProblem } from './image-problem.ts';

/** How a picture fills the requested box: crop fills and cuts, clip and max fit inside, scale distorts. */
export type Fit = 'crop' | 'clip' | 'max' | 'scale';
export type ImageFormat = 'webp' | 'png' | 'jpg' | 'avif';

/** A validated request; sizes are device pixels, the format defaults to what the browser accepts. */
export interface ImageRequest {
  readonly path: string;
  readonly width?: number;
  readonly height?: number;
  readonly fit: Fit;
  readonly format?: ImageFormat;
  readonly quality: number;
}

const wholeNumber = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a whole number'),
  v.transform(Number),
  v.minValue(1),
);

const parametersSchema = v.strictObject({
  w: v.optional(
    v.pipe(
      wholeNumber,
      v.check((width) => allowedWidths.has(width), 'is not one of the widths of the presets'),
    ),
  ),
  h: v.optional(v.pipe(wholeNumber, v.maxValue(maxCropHeight))),
  fit: v.optional(v.picklist(['crop', 'clip', 'max', 'scale']), 'crop'),
  fm: v.optional(v.picklist(['webp', 'png', 'jpg', 'avif'])),
  // Steps of five keep the number of files that strangers can make us keep small.
  q: v.optional(
    v.pipe(
      wholeNumber,
      v.check((quality) => quality >= 20 && quality <= 100 && quality % 5 === 0, 'must be 20 to 100 in steps of 5'),
    ),
    '90',
  ),
  dpr: v.optional(v.pipe(v.picklist(['1', '1.5', '2']), v.transform(Number)), '1'),
});

/** Checks the parameters of a request (CON-016: quality 90, fit crop by default); throws an ImageProblem with status 400. */
export function parseImageParameters(path: string, parameters: unknown): ImageRequest {
  const result = v.safeParse(parametersSchema, parameters);
  if (!result.success) {
    const issue = result.issues[0];
    throw new ImageProblem(400, `${v.getDotPath(issue) ?? 'parameters'}: ${issue.message}`);
  }
  const { w, h, fit, fm, q, dpr } = result.output;
  if (h !== undefined && fit !== 'crop' && !allowedWidths.has(h))
    throw new ImageProblem(400, 'h: is free for fit=crop only');
  // Both sides shrink together, so that the cap on the width never changes the shape of the box.
  const ratio = w === undefined ? dpr : Math.min(dpr, maxWidth / w);
  return {
    path,
    fit,
    quality: q,
    ...(w === undefined ? {} : { width: Math.round(w * ratio) }),
    ...(h === undefined ? {} : { height: Math.round(h * ratio) }),
    ...(fm === undefined ? {} : { format: fm }),
  };
}
