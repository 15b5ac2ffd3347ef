/** What a person sees of a page, in pixels. */
export const viewport = { width: 1280, height: 900 } as const;
