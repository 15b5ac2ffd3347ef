import { joinClassNames } from '../class-names/join-class-names.ts';
import { placeGlyphs } from './glyphs.ts';
import * as styles from './logo.module.css';

/** Props of Logo: the brand name, and the height of the letters in pixels (defaults to 24). */
export interface LogoProps {
  /** The brand, for the image and its text alternative. */
  readonly name: string;
  /** Height of the letters in pixels. */
  readonly size?: 16 | 20 | 24 | 32 | 48;
  /** Further class names, for positioning. */
  readonly className?: string | undefined;
}

/** The wordmark: its letters with one copper conductor, or the name set in type when a letter is not available. */
export function Logo({ name, size = 24, className }: LogoProps) {
  const wordmark = placeGlyphs(name);
  if (wordmark === null) return <span className={joinClassNames(styles.type, className)}>{name}</span>;
  const { placed, width } = wordmark;
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
