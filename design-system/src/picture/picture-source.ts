import { type PicturePresetName, picturePresets } from './presets.ts';

/** Attributes of an img element that load a picture in the right size. */
export interface PictureSource {
  readonly src: string;
  readonly srcSet: string;
  readonly sizes: string;
  readonly width: number;
  readonly height: number;
}

/** Resolves the addresses of a picture for a preset; width and height are those of the original, in pixels. */
export function resolvePictureSource(
  path: string,
  original: { readonly width: number; readonly height: number },
  presetName: PicturePresetName,
): PictureSource {
  const preset = picturePresets[presetName];
  const ratio = preset.height === undefined ? original.height / original.width : preset.height / preset.width;
  // A picture is never requested wider than its original; the smallest width is kept, so that there is always one.
  const widths = preset.widths.filter((width, index) => index === 0 || width <= original.width);
  const addressOf = (width: number) => {
    const height = preset.height === undefined ? '' : `&h=${Math.round(width * ratio)}`;
    return `${path}${path.includes('?') ? '&' : '?'}w=${width}${height}&fit=crop&q=90`;
  };
  const shown = widths.findLast((width) => width <= preset.width) ?? widths[0] ?? preset.width;
  return {
    src: addressOf(shown),
    srcSet: widths.map((width) => `${addressOf(width)} ${width}w`).join(', '),
    sizes: preset.sizes,
    width: preset.width,
    height: Math.round(preset.width * ratio),
  };
}
