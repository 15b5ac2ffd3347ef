import type { ReactNode } from 'react';
import { encode } from 'uqr';
import * as styles from './qr-code.module.css';

/** Quiet zone around the code in modules, as required by ISO/IEC 18004. */
const quietZone = 4;

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** Renders a text as a QR code, dark on light in every theme, because cameras expect that. */
export function QrCode({ text, label }: QrCodeProps): ReactNode {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path d={path} />
    </svg>
  );
}
