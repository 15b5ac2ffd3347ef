const image = {
  url: '/images/press.webp',
  width: 1200,
  height: 800,
  alternativeText: 'A crimping press',
  dominantColor: '#336699',
};
const body = { raw: { children: [{ type: 'paragraph', children: [{ text: 'Each wire is measured.' }] }] } };
const link = {
  __typename: 'Link',
  text: 'See the presses',
  path: '/products/presses',
  url: null,
  productSlug: null,
  serviceSlug: null,
  openInNewTab: null,
  page: null,
};

/** One of each rich block, as returned by the content system. */
export const richBlocks: readonly unknown[] = [
  {
    __typename: 'VideoBlock',
    title: 'One stroke',
    caption: 'Slowly',
    video: { url: '/videos/stroke.webm', mimeType: 'video/webm' },
    poster: image,
    captions: [{ language: 'de', label: 'Deutsch', url: '/videos/stroke.de.vtt' }],
    transcript: body,
    videoLayout: 'Aside',
  },
  { __typename: 'GalleryBlock', title: 'Halls', items: [{ image, caption: 'Hall 3' }] },
  { __typename: 'AccordionBlock', title: 'Questions', isFaq: true, items: [{ title: 'How often?', body }] },
  {
    __typename: 'TableBlock',
    title: 'Values',
    caption: 'Heights',
    columns: ['Wire', 'Height'],
    rows: [{ cells: ['0.5', '1.32'] }],
  },
  { __typename: 'TimelineBlock', title: 'History', items: [{ date: '1974', title: 'Press', text: null, image }] },
  { __typename: 'StepsBlock', title: 'Steps', items: [{ title: 'Cut', text: 'Square', image: null }] },
  { __typename: 'LinkListBlock', title: 'More', links: [link] },
  { __typename: 'ProductsBlock', title: 'Machines', productSlugs: ['ferro-115'] },
  {
    __typename: 'ContactBlock',
    title: 'Ask',
    text: null,
    items: [{ name: 'Anna Keller', role: 'Quality', phone: '+41 52 000', email: 'a@kmx.example', picture: null }],
  },
  { __typename: 'TextBlock', title: 'Measured', layout: null, body },
];
