const specifications = [
  { value: '22', measurement_system: 'Metric', specification: { name: 'Force', unit: 'kN' } },
  { value: '4950', measurement_system: 'Imperial', specification: { name: 'Force', unit: 'lbf' } },
];
/** The values of a group with two machines, which its page offers as a filter. */
export const offeredValues = [
  {
    key: 'force',
    is_shared: true,
    pairs: ['22', '40'].map((value) => ({ metric: { ...specifications[0], value }, imperial: null })),
  },
];
const group = { name: 'Presses', slug: 'presses' };
export const teaser = {
  slug: 'ferro-115',
  name: 'Ferro 115',
  short_description: 'A press for small series.',
  supported_countries: null,
  variant_count: 2,
  brand: { name: 'KMX' },
  variants: [
    { id: 'a', specifications: [] },
    { id: 'b', specifications: [] },
  ],
  images: [
    { name: 'front', url: '/images/front.webp', default: true },
    { name: 'side', url: '/images/side.webp', default: false },
  ],
  classifications: [{ ...group, language: 'en-US' }],
  specifications,
};
export const product = {
  ...teaser,
  long_description: 'Made for small series.\n\nMeasured at each stroke.',
  variants: [
    { id: 'a', name_metric: '22 kN', name_imperial: '4950 lbf', specifications },
    { id: 'b', name_metric: '40 kN', name_imperial: '9000 lbf', specifications: [] },
  ],
  highlights: [],
  documents: [
    {
      name: 'Manual',
      content_language: 'de',
      thumbnail_url: '/images/doc-manual.webp',
      type: 'manual',
      url: '/catalogue/documents/manual',
      filename: 'manual.pdf',
      extension: 'pdf',
      size_bytes: 2_400_000,
    },
  ],
  related: [{ type: 'Alternative', product: { ...teaser, slug: 'ferro-130', name: 'Ferro 130' } }],
  video_url: '/films/ferro.webm',
};
const benefits = {
  benefit1: 'Fewer stops',
  benefit2: null,
  benefit3: null,
  benefit4: null,
  benefit5: null,
  benefit6: null,
};
const details = { detail1: 'One visit', detail2: null, detail3: null, detail4: null, detail5: null, detail6: null };
export const care = {
  slug: 'care-basic',
  name: 'Care Basic',
  short_description: 'One inspection a year.',
  long_description: 'A technician checks the machine.',
  supported_countries: null,
  images: [{ name: 'front', url: '/images/front.webp', default: true }],
  classifications: [{ name: 'Maintenance', slug: 'maintenance', language: 'en-US' }],
  ...benefits,
  ...details,
};
export const classification = {
  language: 'en-US',
  ...group,
  description: 'All presses.',
  image_url: '/images/group.webp',
};
