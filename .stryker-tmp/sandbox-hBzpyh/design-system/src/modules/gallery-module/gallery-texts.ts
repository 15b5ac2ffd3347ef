/** Texts of the large view. */
// @ts-nocheck

export interface LightboxTexts {
  readonly close: string;
  readonly previous: string;
  readonly next: string;
}

/** Texts of a gallery. */
export interface GalleryTexts extends LightboxTexts {
  /** Stands before the name of a picture: "Enlarge picture". */
  readonly enlarge: string;
  /** Names a thumbnail by its place from 1. */
  readonly showPicture: (number: number, total: number) => string;
}
