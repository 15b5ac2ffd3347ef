import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type Asset, loadAssets } from '../../../data/asset-operations.ts';
import { createBatchLoader } from '../../../data/create-batch-loader.ts';
import { useQuery } from '../../../data/use-query.ts';
import { useForm } from '../draft/form-context.ts';

const isPicture = ({ fileName, url, width, height }: Asset) =>
  width !== null && height !== null && /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(url === '' ? fileName : url);

/** Finds the newest pictures that match a search, or the newest of all; with descriptions in a language. */
export async function findPictures(language: string, search: string): Promise<readonly Asset[]> {
  const assets = await loadAssets(search === '' ? {} : { _search: search }, [...new Set([language, 'en'])]);
  return assets.filter(isPicture);
}

const loadAsset = createBatchLoader(async (ids, group) => {
  const assets = await loadAssets({ id_in: ids }, group.split(' '));
  return new Map(assets.map((asset) => [asset.id, asset]));
});

/** A picture by id, with its description in the edited language, otherwise in English; undefined until loaded. */
export function useAsset(id: string | null): Asset | undefined {
  const { draft } = useForm();
  const { locale } = usePageRequest();
  const languages = [...new Set([draft.language, 'en', locale.language])];
  const group = languages.join(' ');
  const answer = useQuery(`asset ${id} ${group}`, async () => ({
    asset: id === null ? undefined : await loadAsset(id, group),
  }));
  return answer.isOutdated ? undefined : answer.data?.asset;
}
