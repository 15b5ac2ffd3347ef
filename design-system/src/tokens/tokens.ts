/** Names of the colour roles in style guide order; values are in tokens.css. */
export const colorRoles = [
  '--color-text',
  '--color-text-muted',
  '--color-surface',
  '--color-surface-raised',
  '--color-surface-sunken',
  '--color-line',
  '--color-line-strong',
  '--color-accent',
  '--color-accent-strong',
  '--color-accent-soft',
  '--color-on-accent',
  '--color-focus',
  '--color-info',
  '--color-info-soft',
  '--color-success',
  '--color-success-soft',
  '--color-warning',
  '--color-warning-soft',
  '--color-danger',
  '--color-danger-soft',
  '--color-on-status',
  '--color-backdrop',
] as const;

/** Names of the insulation colours, in the order of their codes in IEC 60757. */
export const wireTokens = [
  '--wire-black',
  '--wire-brown',
  '--wire-red',
  '--wire-orange',
  '--wire-yellow',
  '--wire-green',
  '--wire-blue',
  '--wire-violet',
  '--wire-grey',
  '--wire-white',
  '--wire-pink',
  '--wire-turquoise',
] as const;

/** Names of the seven fluid type steps, smallest first. */
export const typeSteps = [
  '--type-caption',
  '--type-small',
  '--type-body',
  '--type-lead',
  '--type-title',
  '--type-headline',
  '--type-display',
] as const;

/** Names of the space steps on the 4 px base, smallest first. */
export const spaceSteps = [
  '--space-1',
  '--space-2',
  '--space-3',
  '--space-4',
  '--space-5',
  '--space-6',
  '--space-7',
  '--space-8',
  '--space-9',
  '--space-section',
] as const;

/** Names of the faces, weights and line heights. */
export const textTokens = [
  '--font-text',
  '--font-code',
  '--weight-text',
  '--weight-strong',
  '--weight-display',
  '--leading-tight',
  '--leading-heading',
  '--leading-text',
] as const;

/** Names of the layers above the page, lowest first. */
export const layerTokens = ['--layer-sticky', '--layer-menu', '--layer-flash'] as const;

/** Names of the widths, edges and corners, as the style guide shows them. */
export const shapeTokens = [
  '--line-thin',
  '--line-thick',
  '--radius-small',
  '--radius-medium',
  '--control-height-small',
  '--control-height',
  '--grid-gap',
  '--page-margin',
  '--measure',
  '--width-inline',
  '--width-break-out',
  '--width-stretched',
  '--width-page',
] as const;

/** Names of the durations of movements, shortest first, and of their curve. */
export const motionTokens = ['--motion-fast', '--motion-medium', '--motion-slow', '--motion-curve'] as const;

/** Page themes known to the tokens; any other name counts as Default. */
export const pageThemes = ['Default', 'Dark_White', 'White_Dark', 'Grey_Dark', 'Copper_White'] as const;

/** One of the page themes of the content system. */
export type PageTheme = (typeof pageThemes)[number];

/** Maps the theme name of a page, header or footer to one known to the tokens, otherwise Default. */
export function resolvePageTheme(name: string | null | undefined): PageTheme {
  return pageThemes.find((theme) => theme === name) ?? 'Default';
}

/** Two-letter insulation colour codes of IEC 60757, the values of the data-wire attribute. */
export const wireColors = ['BK', 'BN', 'RD', 'OG', 'YE', 'GN', 'BU', 'VT', 'GY', 'WH', 'PK', 'TQ'] as const;

/** One of the insulation colours. */
export type WireColor = (typeof wireColors)[number];
