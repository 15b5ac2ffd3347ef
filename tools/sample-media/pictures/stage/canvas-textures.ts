import * as THREE from 'three';

function createTexture(width: number, height: number, draw: (context: CanvasRenderingContext2D) => void) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no 2D canvas.');
  draw(context);
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

function drawText(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  color: string,
  weight = 500,
) {
  context.font = `${weight} ${size}px "Liberation Sans", sans-serif`;
  context.fillStyle = color;
  context.fillText(text, x, y);
}

function drawForceCurve(c: CanvasRenderingContext2D, x: number, y: number, w: number, h: number, color: string) {
  for (const [spread, alpha] of [
    [14, 0.18],
    [0, 1],
  ] as const) {
    c.beginPath();
    for (let step = 0; step <= 60; step += 1) {
      const t = step / 60;
      const force = Math.exp(-(((t - 0.62) / 0.15) ** 2)) * 0.86 + 0.12 * Math.exp(-(((t - 0.3) / 0.12) ** 2));
      c.lineTo(x + t * w, y + h - force * h);
    }
    c.strokeStyle = color;
    c.globalAlpha = alpha;
    c.lineWidth = spread + 4;
    c.stroke();
  }
  c.globalAlpha = 1;
}

function drawWirePlan(c: CanvasRenderingContext2D, x: number, y: number, w: number, accent: string) {
  c.fillStyle = accent;
  c.fillRect(x + 60, y - 13, w - 120, 26);
  c.fillStyle = '#d08a5c';
  c.fillRect(x, y - 6, 60, 12);
  c.fillRect(x + w - 60, y - 6, 60, 12);
  c.strokeStyle = '#8b9296';
  c.lineWidth = 2;
  c.strokeRect(x, y + 34, w, 0);
  for (const mark of [0, 60, w - 60, w]) c.strokeRect(x + mark, y + 26, 0, 16);
  drawText(c, '6.0', x + 8, y + 66, 22, '#d9dcdd');
  drawText(c, '1 250.0 mm', x + w / 2 - 60, y + 66, 22, '#d9dcdd');
  drawText(c, '6.0', x + w - 50, y + 66, 22, '#d9dcdd');
}

function drawCrossSection(c: CanvasRenderingContext2D, x: number, y: number, radius: number) {
  c.fillStyle = '#0d0f10';
  c.fillRect(x - radius * 1.5, y - radius, radius * 3, radius * 2);
  for (let ring = 0; ring < 3; ring += 1) {
    const count = ring === 0 ? 1 : ring * 6;
    for (let strand = 0; strand < count; strand += 1) {
      const angle = (strand / count) * Math.PI * 2 + ring * 0.3;
      c.beginPath();
      c.arc(
        x + Math.cos(angle) * ring * radius * 0.29,
        y + Math.sin(angle) * ring * radius * 0.24,
        radius * 0.135,
        0,
        Math.PI * 2,
      );
      c.fillStyle = strand % 2 ? '#cf8656' : '#e0a377';
      c.fill();
    }
  }
  c.strokeStyle = '#d7b56d';
  c.lineWidth = radius * 0.16;
  c.beginPath();
  c.ellipse(x, y, radius * 0.86, radius * 0.74, 0, 0.25, Math.PI * 2 - 0.25);
  c.stroke();
}

/** The user interface on the screen of a machine; its main area follows the family. */
export function createScreenTexture(name: string, family: string, accent: string, seed: number) {
  return createTexture(960, 600, (c) => {
    c.fillStyle = '#171b1e';
    c.fillRect(0, 0, 960, 600);
    c.fillStyle = '#22282c';
    c.fillRect(0, 0, 960, 74);
    c.fillStyle = accent;
    c.fillRect(0, 74, 960, 5);
    drawText(c, 'KMX', 28, 50, 36, '#ffffff', 700);
    drawText(c, name, 128, 49, 28, '#c9cdcf');
    drawText(c, '14:32', 862, 48, 26, '#9aa1a5');
    c.fillStyle = '#20262a';
    for (let row = 0; row < 4; row += 1) c.fillRect(28, 108 + row * 88, 250, 76);
    const rows = [
      ['Order', `${4100 + (seed % 800)}`],
      ['Done', `${(seed % 300) + 212} / 600`],
      ['Section', '0.75 mm²'],
      ['Rate', `${(seed % 20) + 31} /min`],
    ];
    rows.forEach(([label, value], row) => {
      drawText(c, label ?? '', 44, 136 + row * 88, 20, '#8f979b');
      drawText(c, value ?? '', 44, 170 + row * 88, 30, '#f1f2f2', 600);
    });
    c.fillStyle = '#1d2327';
    c.fillRect(304, 108, 628, 340);
    if (family === 'crimping') drawForceCurve(c, 336, 140, 560, 280, '#df9361');
    else if (family === 'testing') drawCrossSection(c, 618, 278, 150);
    else {
      drawWirePlan(c, 350, 210, 536, accent);
      for (let bar = 0; bar < 24; bar += 1) {
        const height = 40 + 34 * Math.sin(bar * 0.9 + seed) ** 2;
        c.fillStyle = bar > 17 ? '#3a4348' : '#93a4ad';
        c.fillRect(350 + bar * 22.5, 430 - height, 14, height);
      }
    }
    c.fillStyle = '#2f8a56';
    c.fillRect(28, 480, 250, 92);
    drawText(c, 'START', 98, 538, 34, '#ffffff', 700);
    c.fillStyle = '#2a3136';
    for (let key = 0; key < 4; key += 1) c.fillRect(304 + key * 160, 480, 148, 92);
    ['Order', 'Setup', 'Quality', 'Service'].forEach((label, key) =>
      drawText(c, label, 328 + key * 160, 535, 25, '#d5d8d9'),
    );
  });
}

/** The plate with the brand and the name of the machine. */
export function createPlateTexture(name: string, accent: string, ink: string, ground: string) {
  return createTexture(768, 160, (c) => {
    c.fillStyle = ground;
    c.fillRect(0, 0, 768, 160);
    drawText(c, 'KMX', 16, 116, 108, ink, 700);
    c.fillStyle = accent;
    c.fillRect(262, 38, 8, 84);
    drawText(c, name, 296, 110, Math.min(74, Math.floor(800 / name.length)), ink, 600);
  });
}

/** A yellow warning label with a triangle and three lines of small print. */
export function createWarningTexture() {
  return createTexture(256, 160, (c) => {
    c.fillStyle = '#e8b923';
    c.fillRect(0, 0, 256, 160);
    c.strokeStyle = '#1a1a1a';
    c.lineWidth = 9;
    c.lineJoin = 'round';
    c.beginPath();
    c.moveTo(72, 28);
    c.lineTo(126, 128);
    c.lineTo(18, 128);
    c.closePath();
    c.stroke();
    drawText(c, '!', 62, 118, 74, '#1a1a1a', 700);
    c.fillStyle = '#1a1a1a';
    for (const [row, width] of [
      [46, 96],
      [72, 84],
      [98, 92],
      [120, 60],
    ] as const)
      c.fillRect(142, row, width, 9);
  });
}

/** A printed wire: white jacket with black characters, for the marking family. */
export function createPrintTexture(text: string) {
  return createTexture(1024, 64, (c) => {
    c.fillStyle = '#ddd9d0';
    c.fillRect(0, 0, 1024, 64);
    for (let copy = 0; copy < 3; copy += 1) drawText(c, text, 20 + copy * 345, 45, 36, '#222', 600);
  });
}
