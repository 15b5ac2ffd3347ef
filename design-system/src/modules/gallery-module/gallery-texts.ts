/** Texts of the lightbox. */
export interface LightboxTexts {
  readonly close: string;
  readonly previous: string;
  readonly next: string;
}

/** Texts of a gallery. */
export interface GalleryTexts extends LightboxTexts {
  /** Precedes the name of a picture: "Enlarge picture". */
  readonly enlarge: string;
  /** Names a thumbnail by its number, from 1. */
  readonly showPicture: (number: number, total: number) => string;
}
