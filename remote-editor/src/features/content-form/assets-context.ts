import { createContext, useContext } from 'react';
import { askCms } from '../../data/cms-operation.ts';
import { type Asset, assetsOperation } from '../../data/page-operations.ts';

const most = 100;
const isPicture = ({ fileName }: Asset) => /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(fileName);

/** Pictures by id, as far as they are known. */
export const AssetsContext = createContext<readonly Asset[]>([]);

/** The pictures that are known while a page is edited. */
export function useAssets(): readonly Asset[] {
  return useContext(AssetsContext);
}

/** The pictures among the first hundred files that words find, or among all without words; with descriptions in a language. */
export async function loadAssets(language: string, search: string): Promise<readonly Asset[]> {
  const locales = [...new Set([language, 'en'])];
  const variables = { search: search === '' ? null : search, first: most, skip: 0 };
  const { assets } = await askCms(assetsOperation, variables, locales);
  return assets.filter((asset) => asset.width !== null && asset.height !== null && isPicture(asset));
}
