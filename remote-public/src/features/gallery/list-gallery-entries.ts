/** A picture or the video of a gallery; the poster is the video's still picture. */
export interface GalleryEntry {
  readonly kind: 'picture' | 'video';
  readonly name: string;
  readonly url: string;
  readonly poster: string | null;
}

/** Pictures first, then the video, which uses the first picture if it has no poster of its own (SYS-061). */
export function listGalleryEntries(
  images: readonly { readonly name: string; readonly url: string }[],
  video: { readonly url: string; readonly poster: string | null } | null,
  videoName: string,
): readonly GalleryEntry[] {
  const pictures = images.map(({ name, url }) => ({ kind: 'picture', name, url, poster: url }) as const);
  if (video === null) return pictures;
  const poster = video.poster ?? images[0]?.url ?? null;
  return [...pictures, { kind: 'video', name: videoName, url: video.url, poster }];
}
