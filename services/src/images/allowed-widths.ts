/** Available widths of a picture in pixels: the presets of the specification (CON-017, CON-018) at half, single and double size. */
export const allowedWidths: ReadonlySet<number> = new Set([
  40, 48, 56, 80, 96, 112, 128, 152, 160, 192, 256, 304, 320, 480, 490, 540, 590, 608, 640, 780, 960, 980, 1180, 1200,
  1560, 1770, 1920, 1960, 2360,
]);

/** Maximum height of a crop, in pixels. */
export const maxCropHeight = 1600;

/** Maximum width of any picture, whatever the pixel ratio. */
export const maxWidth = 2360;
