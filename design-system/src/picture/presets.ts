/** A picture preset: its widths at the image service, and the shape if it is fixed (CON-017, CON-018). */
export interface PicturePreset {
  readonly width: number;
  readonly height?: number;
  /** Offered widths in device pixels; each must be in the allow-list of the image service. */
  readonly widths: readonly number[];
  /** Displayed width, for the browser's choice of source. */
  readonly sizes: string;
}

/** Name of a picture preset. */
export type PicturePresetName =
  | 'stretched'
  | 'stretchedVideo'
  | 'breakOut'
  | 'inline'
  | 'asideSquare'
  | 'asideVideo'
  | 'galleryThumbnail'
  | 'gallery'
  | 'lightboxThumbnail'
  | 'brandLogo'
  | 'marketingLogo'
  | 'documentThumbnail'
  | 'contact';

/** The picture presets of the specification. */
// biome-ignore format: a flat table reads best with one preset a line
export const picturePresets: Readonly<Record<PicturePresetName, PicturePreset>> = {
  stretched: { width: 1180, widths: [480, 780, 960, 1180, 1770, 2360], sizes: '(width < 1440px) 100vw, 1440px' },
  stretchedVideo: { width: 1200, height: 675, widths: [480, 780, 1200, 1920], sizes: '(width < 1200px) 100vw, 1200px' },
  breakOut: { width: 980, widths: [480, 780, 980, 1960], sizes: '(width < 980px) 100vw, 980px' },
  inline: { width: 780, widths: [320, 480, 780, 1560], sizes: '(width < 780px) 100vw, 780px' },
  asideSquare: { width: 960, height: 960, widths: [320, 480, 640, 780, 960], sizes: '(width < 780px) 100vw, 480px' },
  asideVideo: { width: 960, height: 540, widths: [320, 480, 640, 780, 960, 1920], sizes: '(width < 780px) 100vw, 480px' },
  galleryThumbnail: { width: 56, widths: [56, 112], sizes: '56px' },
  gallery: { width: 480, widths: [320, 480, 640, 960], sizes: '(width < 480px) 100vw, 480px' },
  lightboxThumbnail: { width: 80, widths: [80, 160], sizes: '80px' },
  brandLogo: { width: 96, widths: [96, 192], sizes: '96px' },
  marketingLogo: { width: 304, height: 52, widths: [304, 608], sizes: '304px' },
  documentThumbnail: { width: 128, height: 180, widths: [128, 256], sizes: '128px' },
  contact: { width: 80, height: 80, widths: [80, 160], sizes: '80px' },
};
