import { writeFileSync } from 'node:fs';
import { europeSheet, type MapSheet, measureSheet, worldSheet } from '../src/pages/locations/map-projection.ts';
import { lakes, land, type Shape } from './land-shapes.ts';

// Run by hand after changing the shapes: node remote-public/map/make-land-paths.ts
const target = new URL('../src/pages/locations/land-paths.ts', import.meta.url);

function isInside(shape: Shape, longitude: number, latitude: number): boolean {
  let isIn = false;
  for (const [place, [x, y]] of shape.entries()) {
    const [previousX, previousY] = shape.at(place - 1) ?? [x, y];
    const isBetween = y > latitude !== previousY > latitude;
    if (isBetween && longitude < ((previousX - x) * (latitude - y)) / (previousY - y) + x) isIn = !isIn;
  }
  return isIn;
}

function isLand(longitude: number, latitude: number): boolean {
  const isIn = (shape: Shape) => [0, 360, -360].some((turn) => isInside(shape, longitude + turn, latitude));
  return land.some(isIn) && !lakes.some(isIn);
}

/** One horizontal stroke per run of dots; the dash pattern of the style turns it into dots. */
function drawLand(sheet: MapSheet, spacing: number): string {
  const { width, height } = measureSheet(sheet);
  const strokes: string[] = [];
  for (let row = 0; row * spacing < height; row += 1) {
    const y = (row + 0.5) * spacing;
    const latitude = sheet.north - y / sheet.stretch;
    let start: number | null = null;
    for (let column = 0; column * spacing <= width; column += 1) {
      const x = (column + 0.5) * spacing;
      const isOn = x < width && isLand(sheet.west + x, latitude);
      if (isOn) start ??= x;
      if (!isOn && start !== null) {
        strokes.push(`M${format(start)} ${format(y)}h${format(x - spacing - start + 0.01)}`);
        start = null;
      }
    }
  }
  return strokes.join('');
}

function format(value: number): string {
  return String(Math.round(value * 100) / 100);
}

writeFileSync(
  target,
  `// Made by map/make-land-paths.ts.

/** Land of the world as rows of dots, one every 2.5 units. */
export const worldLand =
  '${drawLand(worldSheet, 2.5)}';

/** Land of Europe as rows of dots, one every 0.75 units. */
export const europeLand =
  '${drawLand(europeSheet, 0.75)}';
`,
);
