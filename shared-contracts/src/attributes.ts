/** On a link, with an empty value: the browser alone follows it, never the navigation of the shell (PUB-060). */
export const hardLinkAttribute = 'data-hard';
/** Attributes of a link that only the browser may follow. */
export const hardLink = { [hardLinkAttribute]: '' } as const;

/** On a button: the target whose action the shell carries out (PUB-058). */
export const actionAttribute = 'data-action';

/** On a link: `off` keeps the shell from prefetching its page (PUB-043). */
export const prefetchAttribute = 'data-prefetch';

/** On the root element: `light` or `dark` where the visitor chose; without it the colours of the system are shown. */
export const themeAttribute = 'data-theme';

/** On the root element, for as long as the document rests: nothing of the page is hydrated before it is used. */
export const restingAttribute = 'data-rests';

/** On the root element: the build id of the release set that the document belongs to. */
export const buildAttribute = 'data-build';
