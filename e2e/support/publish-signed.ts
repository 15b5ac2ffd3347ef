import { root } from '@kmx/tools/product-runner/repository-root.ts';
import { publishAll } from '@kmx/tools/release/publish-all.ts';

/** Publishes the built units, signed, into an empty registry. */
export async function publishSigned(
  releasesDirectory: string,
  keys: Readonly<Record<'RELEASE_PRIVATE_KEY' | 'RELEASE_PUBLIC_KEY', string>>,
): Promise<void> {
  await publishAll(root, { RELEASES_DIR: releasesDirectory, RELEASE_BY: 'journeys', ...keys });
}
