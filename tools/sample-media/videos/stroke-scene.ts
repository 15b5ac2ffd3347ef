/** Runs in the browser: paints the moment (seconds) of one crimping stroke on a canvas of 1280 by 720. */
export function paintStroke(context: CanvasRenderingContext2D, seconds: number): void {
  const ease = (value: number) => {
    const inside = Math.min(1, Math.max(0, value));
    return inside * inside * (3 - 2 * inside);
  };
  const closing = ease((seconds - 2) / 3.2);
  const pressing = ease((seconds - 5) / 2);
  const leaving = ease((seconds - 9.5) / 2);
  context.fillStyle = '#141618';
  context.fillRect(0, 0, 1280, 720);
  context.save();
  context.translate(640, 520);

  // The anvil below and the barrel's floor on it.
  context.fillStyle = '#3b4044';
  context.fillRect(-170, 24, 340, 200);
  context.fillStyle = '#262a2d';
  context.fillRect(-420, 110, 840, 114);

  // Each wing is a chain whose curvature grows while the punch comes down.
  const floor = 118;
  const squeeze = 1 - 0.2 * pressing;
  const wing = (side: number) => {
    const points: [number, number][] = [[side * floor, -6]];
    let angle = Math.PI / 2 - side * 0.22 * (1 - closing);
    let [x, y] = [side * floor, -6];
    for (let step = 0; step < 40; step += 1) {
      const bend = step < 14 ? 0.006 : 0.132;
      angle += side * closing * bend;
      x += Math.cos(angle) * 7.4;
      y -= Math.sin(angle) * 7.4 * squeeze;
      points.push([x, y]);
    }
    return points;
  };
  const wings = [wing(-1), wing(1)];
  const top = Math.min(...wings.flat().map(([, y]) => y));

  // Strands: round at first, pressed to honeycombs at the end.
  const rows = [5, 4, 5, 4];
  const radius = 21;
  rows.forEach((count, row) => {
    for (let index = 0; index < count; index += 1) {
      const loose = 1 - closing;
      const x = (index - (count - 1) / 2) * (radius * 2 + loose * 1.5);
      const y = (-24 - row * radius * 1.74) * (1 - 0.2 * pressing);
      context.beginPath();
      for (let corner = 0; corner <= 48; corner += 1) {
        const turn = (corner / 48) * Math.PI * 2;
        const sector = ((turn + Math.PI / 6) % (Math.PI / 3)) - Math.PI / 6;
        const hexagon = (radius * 0.98) / Math.cos(sector);
        const length = radius * 0.97 * (1 - pressing) + hexagon * pressing;
        context.lineTo(x + Math.sin(turn) * length, y + Math.cos(turn) * length * (1 - 0.17 * pressing));
      }
      context.fillStyle = (row + index) % 2 === 0 ? '#c4713b' : '#b3622f';
      context.fill();
      context.strokeStyle = '#6f2e08';
      context.lineWidth = 1.5 - pressing * 0.7;
      context.stroke();
    }
  });

  // The barrel: one strip from wing to wing.
  const [left = [], right = []] = wings;
  context.beginPath();
  for (const [x, y] of left.toReversed()) context.lineTo(x, y);
  context.quadraticCurveTo(-floor + 4, 10, -floor + 30, 10);
  context.lineTo(floor - 30, 10);
  context.quadraticCurveTo(floor - 4, 10, floor, -6);
  for (const [x, y] of right) context.lineTo(x, y);
  context.lineWidth = 20;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = '#d9d4cb';
  context.stroke();

  // The punch with its two arches; it touches the wings until it leaves.
  const rest = -460;
  const down = Math.min(rest + (top - 14 - rest) * ease((seconds - 0.6) / 1.6), top - 14);
  const punch = down + (rest - 20 - down) * leaving;
  context.beginPath();
  context.moveTo(-190, punch - 400);
  context.lineTo(-190, punch + 90);
  context.lineTo(-146, punch + 120);
  context.bezierCurveTo(-146, punch - 6, -14, punch - 6, 0, punch + 58 * closing + 8);
  context.bezierCurveTo(14, punch - 6, 146, punch - 6, 146, punch + 120);
  context.lineTo(190, punch + 90);
  context.lineTo(190, punch - 400);
  context.closePath();
  context.fillStyle = '#81868b';
  context.fill();

  // The crimp height, shown from the moment the punch stops.
  const shown = ease((seconds - 7.4) / 0.8);
  if (shown > 0) {
    context.globalAlpha = shown;
    context.strokeStyle = '#e99a64';
    context.lineWidth = 3;
    context.beginPath();
    for (const y of [20, top - 10]) {
      context.moveTo(200, y);
      context.lineTo(300, y);
    }
    context.moveTo(280, 20);
    context.lineTo(280, top - 10);
    context.stroke();
    context.fillStyle = '#f2efea';
    context.font = '300 44px sans-serif';
    context.fillText('1.32 mm', 312, (top + 30) / 2);
  }
  context.restore();
}
