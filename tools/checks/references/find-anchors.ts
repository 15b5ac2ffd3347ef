const headingPattern = /^#{1,6} +(.+?) *$/gm;
const anchorPattern = /<a id="([^"]+)"><\/a>/g;
const fencePattern = /^( *)```[\s\S]*?^\1```$/gm;

/** A page without its code blocks, which contain no links or headings. */
export function removeCodeBlocks(markdown: string): string {
  return markdown.replaceAll(fencePattern, '');
}

/** The anchors of a page: those written out, and those that hosts of repositories make of its headings. */
export function findAnchors(markdown: string): ReadonlySet<string> {
  const text = removeCodeBlocks(markdown);
  const headings = [...text.matchAll(headingPattern)].map(([, heading = '']) => createSlug(heading));
  const counts = new Map<string, number>();
  const slugs = headings.map((slug) => {
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  });
  return new Set([...slugs, ...[...text.matchAll(anchorPattern)].map(([, id = '']) => id)]);
}

function createSlug(heading: string): string {
  return heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}
