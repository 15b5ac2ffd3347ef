import * as THREE from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import { composeOver, createGround, drawShadow } from './compose-shot.ts';
import { createLights, radicalInverse } from './lights.ts';
import type { SceneNode } from './parts.ts';
import type { Shot } from './shot.ts';

const renderer = new THREE.WebGLRenderer({ antialias: true, alpha: true, preserveDrawingBuffer: true });
renderer.shadowMap.enabled = true;
renderer.shadowMap.type = THREE.PCFShadowMap;
renderer.toneMapping = THREE.NeutralToneMapping;
const room = new THREE.PMREMGenerator(renderer).fromScene(new RoomEnvironment(), 0.04).texture;

function createCamera(shot: Shot) {
  const camera = new THREE.PerspectiveCamera(shot.fov, shot.width / shot.height, 0.5, 500);
  const eye = new THREE.Vector3(...shot.eye);
  const target = new THREE.Vector3(...shot.target);
  const right = target
    .clone()
    .sub(eye)
    .normalize()
    .cross(new THREE.Vector3(0, 1, 0))
    .normalize();
  const up = right.clone().cross(target.clone().sub(eye).normalize());
  const move = (frame: number, width: number, height: number) => {
    const radius = Math.sqrt((frame + 0.5) / shot.frames) * shot.lens;
    const turn = frame * 2.39996;
    camera.position
      .copy(eye)
      .addScaledVector(right, Math.cos(turn) * radius)
      .addScaledVector(up, Math.sin(turn) * radius);
    camera.lookAt(target);
    camera.setViewOffset(
      width,
      height,
      radicalInverse(frame + 1, 2) - 0.5,
      radicalInverse(frame + 1, 3) - 0.5,
      width,
      height,
    );
  };
  return { camera, move };
}

/** Renders frames and averages them; the sum keeps premultiplied colour and coverage, bottom row first. */
function averageFrames(
  frames: number,
  width: number,
  height: number,
  renderFrame: (frame: number) => void,
): Float32Array {
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
  const floor = new THREE.Mesh(
    new THREE.PlaneGeometry(600, 600),
    new THREE.MeshStandardMaterial({ color: shot.floor, roughness: 0.62 }),
  );
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
