import { encode } from 'uqr';
import { renderHtml, type SafeHtml } from '../../markup/html.ts';

/** Light modules around the picture that scanners need. */
const border = 4;

/** A QR code as inline SVG, dark on light in every colour scheme; `label` describes it to people who cannot see it. */
export function renderQrCode(text: string, label: string): SafeHtml {
  const { data, size } = encode(text, { ecc: 'M', border });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return renderHtml`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label="${label}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path fill="#000" d="${squares.join('')}"/></svg>`;
}
