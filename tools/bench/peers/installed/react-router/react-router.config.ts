import type { Config } from '@react-router/dev/config';
import pageData from './shared/data.json' with { type: 'json' };

export default {
  ssr: true,
  // The framework's own answer for pages that need no rendering; the addresses below /fresh are rendered each time.
  prerender: ['/list', ...pageData.products.map(({ slug }) => `/list/${slug}`)],
} satisfies Config;
