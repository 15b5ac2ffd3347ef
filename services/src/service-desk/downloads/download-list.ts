import * as v from 'valibot';
import { machines } from '../../catalogue/data/machines.ts';
import { readSample } from '../../sample/read-sample.ts';
import { downloadCategories, noteTextSchema } from './release-note-texts.ts';

const downloadSchema = v.strictObject({
  id: v.string(),
  name: v.string(),
  category: v.picklist(downloadCategories),
  /** The series of machines it is for; null for software of the office. */
  series: v.nullable(v.string()),
  description: noteTextSchema,
  /** The newest last. */
  versions: v.strictTuple([v.string(), v.string(), v.string()]),
  /** Extension of the files. */
  extension: v.string(),
});

const listProducts = (series: string | null) =>
  machines.filter((machine) => machine.series === series).map(({ slug }) => slug);

/** Software of the download center with its versions (POR-028). */
export const downloadEntries = readSample('desk/downloads.json', v.array(downloadSchema)).map((download) => ({
  ...download,
  productSlugs: listProducts(download.series),
}));
export type DownloadEntry = (typeof downloadEntries)[number];
