import * as v from 'valibot';
import { allowedWidths } from '../../images/allowed-widths.ts';

/** Unsigned addresses get pictures in fixed steps, so that strangers cannot make the service render and keep any number of sizes. */
const heightStep = 5;
const tallest = 1600;
const cropStep = 8;
const maxCropSide = 8192;

const inSteps = (step: number, max: number, min = step) =>
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
    v.check((value) => value % step === 0, `is not a multiple of ${step}`),
  );
const width = v.pipe(
  v.number(),
  v.check((value) => allowedWidths.has(value), 'is not one of the widths that are served'),
);
const amount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20));

/** Operations on a picture in the order in which they are applied; sizes in pixels (HY-61, HY-62). */
export const assetOperationsSchema = v.strictObject({
  crop: v.optional(
    v.strictObject({
      x: inSteps(cropStep, maxCropSide, 0),
      y: inSteps(cropStep, maxCropSide, 0),
      width: inSteps(cropStep, maxCropSide),
      height: inSteps(cropStep, maxCropSide),
    }),
  ),
  resize: v.optional(
    v.strictObject({
      fit: v.optional(v.picklist(['clip', 'crop', 'max', 'scale']), 'clip'),
      width: v.optional(width),
      height: v.optional(inSteps(heightStep, tallest)),
    }),
  ),
  sharpen: v.optional(v.strictObject({ amount })),
  blur: v.optional(v.strictObject({ amount })),
  quality: v.optional(v.strictObject({ value: inSteps(5, 100, 20) }), { value: 90 }),
  output: v.optional(v.strictObject({ format: v.picklist(['webp', 'png', 'jpg']) })),
});
export type AssetOperations = v.InferOutput<typeof assetOperationsSchema>;

const side = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));
const corner = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));

/** The same in any size: for addresses that the content API has given and signed. */
const signedOperationsSchema = v.strictObject({
  ...assetOperationsSchema.entries,
  crop: v.optional(v.strictObject({ x: corner, y: corner, width: side, height: side })),
  resize: v.optional(
    v.strictObject({
      fit: v.optional(v.picklist(['clip', 'crop', 'max', 'scale']), 'clip'),
      width: v.optional(side),
      height: v.optional(side),
    }),
  ),
  quality: v.optional(v.strictObject({ value: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)) }), {
    value: 90,
  }),
});

const readNumber = (text: string) => (/^\d{1,5}$/.test(text) ? Number(text) : text);

/**
 * Reads operations from the segments of an address, such as `resize=fit:crop,width:480`, in any order; undefined for
 * one that is unknown, repeated or outside the supported range. A signed address may request any size. `compress` and
 * `auto_image` name what is done anyway.
 */
export function parseAssetOperations(segments: readonly string[], isSigned = false): AssetOperations | undefined {
  const operations: Record<string, Record<string, unknown>> = {};
  for (const segment of segments) {
    if (segment === 'compress' || segment === 'auto_image') continue;
    const [, name = '', options = ''] = /^([a-z]+)=([a-z]+:[a-z0-9]+(?:,[a-z]+:[a-z0-9]+)*)$/.exec(segment) ?? [];
    if (name === '' || Object.hasOwn(operations, name)) return undefined;
    const pairs = options.split(',').map((option) => option.split(':') as [string, string]);
    if (new Set(pairs.map(([key]) => key)).size !== pairs.length) return undefined;
    operations[name] = Object.fromEntries(pairs.map(([key, value]) => [key, readNumber(value)]));
  }
  const result = v.safeParse(isSigned ? signedOperationsSchema : assetOperationsSchema, operations);
  return result.success ? result.output : undefined;
}

/** Writes operations as segments of an address, leaving out those that are not set. */
export function writeAssetOperations(
  operations: Readonly<Record<string, Readonly<Record<string, string | number | undefined>> | undefined>>,
): readonly string[] {
  return Object.entries(operations).flatMap(([name, options]) => {
    const pairs = Object.entries(options ?? {}).filter(([, value]) => value !== undefined);
    return pairs.length === 0 ? [] : [`${name}=${pairs.map(([key, value]) => `${key}:${value}`).join(',')}`];
  });
}
