/** A picture of the content system; width and height in pixels of the original, null where it does not tell. */
export interface PictureAsset {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
  /** Empty or null for decoration. */
  readonly alternativeText: string | null;
  /** Language of the alternative text, whatever the language around the picture is. */
  readonly locale?: string | undefined;
  /** As #rrggbb. */
  readonly dominantColor: string | null;
}
