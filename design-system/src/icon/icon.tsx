import { createElement } from 'react';
import { joinClassNames } from '../class-names/join-class-names.ts';
import * as styles from './icon.module.css';
import { busyIcon, type IconDrawing } from './icons.ts';

/** Side of the square in which the icons are designed. */
const drawingSize = 24;

/** Props of Icon: size is the edge in pixels (defaults to 20); with a label it is an image, without one it is decoration. */
export interface IconProps {
  /** One of the drawings in icons.ts. */
  readonly drawing: IconDrawing;
  /** Edge in pixels. */
  readonly size?: 16 | 20 | 24 | 32 | 40;
  /** Name of an icon without text; without it the icon is hidden from screen readers. */
  readonly label?: string;
  /** Further class names, for positioning. */
  readonly className?: string | undefined;
}

/** Renders an icon in the colour of the surrounding text; lines are equally thick at every size. */
export function Icon({ drawing, size = 20, label, className }: IconProps) {
  const naming = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <svg
      viewBox={`0 0 ${drawingSize} ${drawingSize}`}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={((size >= 32 ? 1.25 : 1.75) * drawingSize) / size}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={joinClassNames(styles.icon, drawing === busyIcon && styles.busy, className)}
      {...naming}
    >
      {drawing.map(([shape, attributes]) => createElement(shape, { ...attributes, key: JSON.stringify(attributes) }))}
    </svg>
  );
}
