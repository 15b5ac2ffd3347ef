import * as THREE from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import type { SceneNode } from './parts.ts';

export interface Shot {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly eye: readonly [number, number, number];
  readonly target: readonly [number, number, number];
  readonly fov: number;
  /** Radius of the lens for depth of field, in scene units; 0 is all sharp. */
  readonly lens: number;
  /** Paper composes on a flat ground; stage shows a real floor that fades into the background. */
  readonly ground: 'paper' | 'stage';
  readonly background: string;
  readonly floor: string;
  readonly keyLight: number;
  readonly roomLight: number;
}

const renderer = new THREE.WebGLRenderer({ antialias: true, alpha: true, preserveDrawingBuffer: true });
renderer.shadowMap.enabled = true;
renderer.shadowMap.type = THREE.PCFShadowMap;
renderer.toneMapping = THREE.NeutralToneMapping;
const room = new THREE.PMREMGenerator(renderer).fromScene(new RoomEnvironment(), 0.04).texture;

function radicalInverse(index: number, base: number): number {
  let result = 0;
  for (let f = 1 / base, i = index; i > 0; i = Math.floor(i / base), f /= base) result += f * (i % base);
  return result;
}

function createLight(strength: number, color: string, span: number) {
  const light = new THREE.DirectionalLight(color, strength);
  light.castShadow = true;
  light.shadow.mapSize.set(2048, 2048);
  Object.assign(light.shadow.camera, { left: -span, right: span, top: span, bottom: -span, near: 1, far: span * 8 });
  light.shadow.bias = -0.0004;
  light.shadow.normalBias = 0.02;
  light.shadow.radius = 3;
  return light;
}

function createCamera(shot: Shot) {
  const camera = new THREE.PerspectiveCamera(shot.fov, shot.width / shot.height, 0.5, 500);
  const eye = new THREE.Vector3(...shot.eye);
  const target = new THREE.Vector3(...shot.target);
  const right = target.clone().sub(eye).normalize().cross(new THREE.Vector3(0, 1, 0)).normalize();
  const up = right.clone().cross(target.clone().sub(eye).normalize());
  const move = (frame: number, width: number, height: number) => {
    const radius = Math.sqrt((frame + 0.5) / shot.frames) * shot.lens;
    const turn = frame * 2.39996;
    camera.position.copy(eye).addScaledVector(right, Math.cos(turn) * radius).addScaledVector(up, Math.sin(turn) * radius);
    camera.lookAt(target);
    camera.setViewOffset(width, height, radicalInverse(frame + 1, 2) - 0.5, radicalInverse(frame + 1, 3) - 0.5, width, height);
  };
  return { camera, move };
}

function createLights(scene: SceneNode, shot: Shot, center: SceneNode, span: number) {
  const key = createLight(shot.keyLight, '#fff1de', span);
  const sky = createLight(shot.keyLight * 0.3, '#e6eef5', span);
  scene.add(key, key.target, sky, sky.target);
  for (const light of [key, sky]) light.target.position.copy(center);
  return (frame: number, frames: number) => {
    const [a, b, c] = [radicalInverse(frame + 1, 2), radicalInverse(frame + 1, 3), radicalInverse(frame + 1, 5)];
    key.position.copy(center).add(new THREE.Vector3(-0.75 + (a - 0.5) * 0.4, 1.35, 0.95 + (b - 0.5) * 0.4).multiplyScalar(span * 2));
    const angle = (frame / frames) * Math.PI * 2 + 0.4;
    const reach = Math.sqrt(c) * 0.75;
    sky.position.copy(center).add(new THREE.Vector3(Math.cos(angle) * reach, 1.2, Math.sin(angle) * reach).multiplyScalar(span * 2));
  };
}

/** Renders frames and averages them; the sum keeps premultiplied colour and cover, bottom row first. */
function averageFrames(frames: number, width: number, height: number, renderFrame: (frame: number) => void): Float32Array {
  renderer.setSize(width, height, false);
  const gl = renderer.getContext();
  const pixels = new Uint8Array(width * height * 4);
  const sum = new Float32Array(pixels.length);
  for (let frame = 0; frame < frames; frame += 1) {
    renderFrame(frame);
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    for (let index = 0; index < sum.length; index += 1) sum[index] = (sum[index] ?? 0) + (pixels[index] ?? 0) / frames;
  }
  return sum;
}

/** Renders a model as the average of several frames and returns it as a canvas without loss. */
export function takeShot(model: SceneNode, shot: Shot): HTMLCanvasElement {
  const { width, height, frames } = shot;
  const scene = new THREE.Scene();
  scene.environment = room;
  scene.environmentIntensity = shot.roomLight;
  scene.add(model);
  const box = new THREE.Box3().setFromObject(model);
  const size = box.getSize(new THREE.Vector3());
  const span = Math.max(size.x, size.y, size.z) * 0.75 + 2;
  const moveLights = createLights(scene, shot, box.getCenter(new THREE.Vector3()), span);
  const { camera, move } = createCamera(shot);
  const floor = new THREE.Mesh(new THREE.PlaneGeometry(600, 600), new THREE.MeshStandardMaterial({ color: shot.floor, roughness: 0.62 }));
  floor.rotation.x = -Math.PI / 2;
  floor.receiveShadow = true;
  if (shot.ground === 'stage') {
    scene.add(floor);
    scene.background = new THREE.Color(shot.background);
    scene.fog = new THREE.Fog(shot.background, span * 3, span * 7);
  }
  const renderFrame = (count: number, w: number, h: number) => (frame: number) => {
    moveLights(frame, count);
    move(frame, w, h);
    renderer.render(scene, camera);
  };
  const picture = averageFrames(frames, width, height, renderFrame(frames, width, height));
  const ground = createGround(shot);
  if (shot.ground === 'paper') {
    floor.material = new THREE.ShadowMaterial({ color: '#2b2017', opacity: 0.5 });
    const hidden = new THREE.MeshBasicMaterial({ colorWrite: false, depthWrite: false });
    model.traverse((node: SceneNode) => {
      if (node.isMesh) node.material = hidden;
    });
    scene.add(floor);
    const shadowFrames = shot.lens > 0 ? 5 : 16;
    const [w, h] = [Math.round(width / 3), Math.round(height / 3)];
    drawShadow(ground, averageFrames(shadowFrames, w, h, renderFrame(shadowFrames, w, h)), w, h);
  }
  return composeOver(ground, picture);
}

function createGround(shot: Shot): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = shot.width;
  canvas.height = shot.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no 2D canvas.');
  context.fillStyle = shot.background;
  context.fillRect(0, 0, shot.width, shot.height);
  return context;
}

function drawShadow(ground: CanvasRenderingContext2D, sum: Float32Array, width: number, height: number): void {
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

function composeOver(ground: CanvasRenderingContext2D, sum: Float32Array): HTMLCanvasElement {
  const { width, height } = ground.canvas;
  const image = ground.getImageData(0, 0, width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = ((height - 1 - y) * width + x) * 4;
      const to = (y * width + x) * 4;
      const clear = 1 - (sum[from + 3] ?? 0) / 255;
      for (let part = 0; part < 3; part += 1) image.data[to + part] = (sum[from + part] ?? 0) + clear * (image.data[to + part] ?? 255);
    }
  }
  ground.putImageData(image, 0, 0);
  return ground.canvas;
}

/** Places the camera so that a model fills the picture from a direction; `fill` is the part of the picture it takes. */
export function frameModel(model: SceneNode, direction: readonly [number, number, number], fov: number, aspect: number, fill: number) {
  const box = new THREE.Box3().setFromObject(model);
  const center = box.getCenter(new THREE.Vector3());
  const out = new THREE.Vector3(...direction).normalize();
  const right = new THREE.Vector3(0, 1, 0).cross(out).normalize();
  const up = out.clone().cross(right);
  const half = Math.tan((fov * Math.PI) / 360);
  const points = collectCorners(model).map((point) => point.sub(center));
  let distance = 0;
  const shift = { right: 0, up: 0 };
  for (let pass = 0; pass < 5; pass += 1) {
    distance = 0;
    for (const point of points) {
      const depth = point.dot(out);
      distance = Math.max(distance, depth + Math.abs(point.dot(right) - shift.right) / (half * aspect * fill), depth + Math.abs(point.dot(up) - shift.up) / (half * fill));
    }
    for (const [name, axis] of [['right', right], ['up', up]] as const) {
      const angles = points.map((point) => (point.dot(axis) - shift[name]) / (distance - point.dot(out)));
      shift[name] += ((Math.max(...angles) + Math.min(...angles)) / 2) * distance;
    }
  }
  const target = center.clone().addScaledVector(up, shift.up).addScaledVector(right, shift.right);
  return { target: target.toArray(), eye: target.clone().addScaledVector(out, distance).toArray() };
}

/** The corners of the boxes around every part: tighter than the one box around all. */
function collectCorners(model: SceneNode): SceneNode[] {
  const corners: SceneNode[] = [];
  model.updateMatrixWorld(true);
  model.traverse((node: SceneNode) => {
    if (!node.isMesh) return;
    node.geometry.computeBoundingBox();
    const { min, max } = node.geometry.boundingBox;
    for (let corner = 0; corner < 8; corner += 1) {
      const point = new THREE.Vector3(corner & 1 ? max.x : min.x, corner & 2 ? max.y : min.y, corner & 4 ? max.z : min.z);
      corners.push(point.applyMatrix4(node.matrixWorld));
    }
  });
  return corners;
}
