// @ts-nocheck
import { joinClassNames } from '../class-names/join-class-names.ts';
import { type Glyph, glyphs } from './glyphs.ts';
import * as styles from './logo.module.css';

/** Props of Logo: the brand name, and the height of the letters in pixels (24 unless told). */
export interface LogoProps {
  readonly name: string;
  readonly size?: 16 | 20 | 24 | 32 | 48;
  readonly className?: string | undefined;
}

const letterGap = 4;

/** The wordmark: drawn letters with one copper conductor, or the name set in type when a letter is not drawn. */
export function Logo({ name, size = 24, className }: LogoProps) {
  const letters = [...name].map((letter) => glyphs[letter]);
  if (!letters.every((glyph) => glyph !== undefined)) {
    return <span className={joinClassNames(styles.type, className)}>{name}</span>;
  }
  const placed = placeGlyphs(letters);
  const width = placed.reduce((end, { glyph, x }) => Math.max(end, x + glyph.width), 0);
  return (
    <svg
      className={joinClassNames(styles.logo, className)}
      viewBox={`0 0 ${width} 24`}
      width={Math.round((width * size) / 24)}
      height={size}
      role="img"
      aria-label={name}
    >
      {placed.map(({ glyph, x }) => (
        <g key={x} transform={`translate(${x} 0)`}>
          {glyph.ink.map((points) => (
            <polygon key={points} points={points} className={styles.ink} />
          ))}
          {glyph.conductor !== undefined && <polygon points={glyph.conductor} className={styles.conductor} />}
        </g>
      ))}
    </svg>
  );
}

function placeGlyphs(letters: readonly Glyph[]): readonly { readonly glyph: Glyph; readonly x: number }[] {
  let x = 0;
  return letters.map((glyph) => {
    const place = { glyph, x };
    x += glyph.width + letterGap;
    return place;
  });
}
