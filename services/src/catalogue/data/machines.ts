import * as v from 'valibot';
import { readSample } from '../../sample/read-sample.ts';

/** The five families of machines; each is also the slug of a root classification. */
export const families = ['cut-and-strip', 'crimping', 'testing', 'wire-marking', 'handling'] as const;

/** Visible traits of machines; pictures and specifications are derived from them. */
export const features = [
  'cutting',
  'stripping',
  'crimping',
  'seal',
  'reel',
  'camera',
  'screen',
  'conveyor',
  'laser',
  'marking',
] as const;

const machineSchema = v.strictObject({
  slug: v.string(),
  name: v.string(),
  family: v.picklist(families),
  /** Slug of the leaf classification. */
  classification: v.string(),
  series: v.string(),
  /** 1 (bench), 2 (floor) or 3 (line). */
  sizeClass: v.picklist([1, 2, 3]),
  features: v.array(v.picklist(features)),
});

/** One machine of the sample range. */
export type Machine = Readonly<v.InferOutput<typeof machineSchema>>;

/** All machines of the sample range, in the order in which lists show them. */
export const machines: readonly Machine[] = readSample('catalogue/machines.json', v.array(machineSchema));
