import type { Shot } from './shot.ts';

export function createGround(shot: Shot): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = shot.width;
  canvas.height = shot.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no 2D canvas.');
  context.fillStyle = shot.background;
  context.fillRect(0, 0, shot.width, shot.height);
  return context;
}

export function drawShadow(ground: CanvasRenderingContext2D, sum: Float32Array, width: number, height: number): void {
  const small = document.createElement('canvas');
  small.width = width;
  small.height = height;
  const image = new ImageData(width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const to = (y * width + x) * 4;
      image.data.set([48, 36, 26, sum[((height - 1 - y) * width + x) * 4 + 3] ?? 0], to);
    }
  }
  small.getContext('2d')?.putImageData(image, 0, 0);
  ground.filter = 'blur(4px)';
  ground.imageSmoothingQuality = 'high';
  ground.drawImage(small, 0, 0, ground.canvas.width, ground.canvas.height);
  ground.filter = 'none';
}

export function composeOver(ground: CanvasRenderingContext2D, sum: Float32Array): HTMLCanvasElement {
  const { width, height } = ground.canvas;
  const image = ground.getImageData(0, 0, width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = ((height - 1 - y) * width + x) * 4;
      const to = (y * width + x) * 4;
      const clear = 1 - (sum[from + 3] ?? 0) / 255;
      for (let part = 0; part < 3; part += 1)
        image.data[to + part] = (sum[from + part] ?? 0) + clear * (image.data[to + part] ?? 255);
    }
  }
  ground.putImageData(image, 0, 0);
  return ground.canvas;
}
