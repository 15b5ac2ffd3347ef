/** A picture of the content system; width and height in pixels of the original, null where it does not tell. */
// @ts-nocheck

export interface PictureAsset {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
  /** Empty or null for decoration. */
  readonly alternativeText: string | null;
  /** As #rrggbb. */
  readonly dominantColor: string | null;
}
