/** A picture of the content system; width and height of the original in pixels, null if unknown. */
export interface PictureAsset {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
  /** Empty or null for decoration. */
  readonly alternativeText: string | null;
  /** Language of the alternative text, whatever the surrounding language. */
  readonly locale?: string | undefined;
  /** As #rrggbb. */
  readonly dominantColor: string | null;
}
