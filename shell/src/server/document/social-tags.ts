import type { Locale } from '@kmx/shared-contracts/locale.ts';
import { resolveSisCode } from '@kmx/shared-contracts/locale.ts';
import type { PageHead } from '@kmx/shared-contracts/page.ts';
import type { ChromeView } from '../../state/page-view/chrome-view.ts';
import { escapeHtml } from '../markup/escape-html.ts';

interface SocialPage {
  readonly head: PageHead;
  readonly chrome: Pick<ChromeView, 'canonicalUrl' | 'alternates'>;
  readonly siteName: string;
  readonly locale: Locale;
  /** `Story`, `MediaRelease` and the like, from the page's meta. */
  readonly pageType: string;
  readonly origin: string;
}

const articleTypes: ReadonlySet<string> = new Set(['Story', 'MediaRelease']);
// The aspect ratio at which every network shows a large picture; a width that the image service provides (CON-017).
const pictureSize = { width: 1200, height: 675 } as const;
const defaultImage = '/images/home-hero.webp';

/** Open Graph and card tags of a page: absolute addresses, type, and the other languages of the page. */
export function writeSocialTags({ head, chrome, siteName, locale, pageType, origin }: SocialPage): readonly string[] {
  const current = nameTerritory(locale.code);
  const others = chrome.alternates.map(({ hreflang }) => hreflang).filter((hreflang) => hreflang !== 'x-default');
  const otherLocales = [...new Set(others.map(nameTerritory))].filter((name) => name !== current);
  const properties: readonly (readonly [string, string | null])[] = [
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:type', articleTypes.has(pageType) ? 'article' : 'website'],
    ['og:url', chrome.canonicalUrl || null],
    ['og:site_name', siteName],
    ['og:image', createImageUrl(head.image, origin)],
    ['og:image:width', String(pictureSize.width)],
    ['og:image:height', String(pictureSize.height)],
    ['og:locale', current],
    ...otherLocales.map((name) => ['og:locale:alternate', name] as const),
  ];
  return [
    ...properties.flatMap(([property, content]) =>
      content === null ? [] : [`<meta property="${property}" content="${escapeHtml(content)}">`],
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

function createImageUrl(image: string | null, origin: string): string {
  const path = image?.startsWith('/images/') && !image.includes('?') ? image : defaultImage;
  return `${origin}${path}?w=${pictureSize.width}&h=${pictureSize.height}&fit=crop&q=90`;
}

/** Open Graph only knows languages with a territory; a bare language maps to its main territory. */
function nameTerritory(code: string): string {
  return (code.includes('-') ? code : resolveSisCode(code)).replace('-', '_');
}
