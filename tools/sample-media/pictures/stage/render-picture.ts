import * as THREE from 'three';
import { buildMachine } from './build-machine.ts';
import { frameModel } from './frame-model.ts';
import type { SceneNode } from './parts.ts';
import type { GroupJob, MachineJob, PictureJob } from './picture-job.ts';
import type { Shot } from './shot.ts';
import { buildStory } from './stories.ts';
import { takeShot } from './studio.ts';

type Camera = Pick<Shot, 'eye' | 'target' | 'fov' | 'lens'>;

const looks = {
  paper: { ground: 'paper', background: '#f5f2ec', floor: '#f5f2ec', keyLight: 2.1, roomLight: 0.42 },
  warm: { ground: 'stage', background: '#cfc8bd', floor: '#b9b1a5', keyLight: 2.2, roomLight: 0.4 },
  dark: { ground: 'stage', background: '#25292c', floor: '#3a3e41', keyLight: 3, roomLight: 0.42 },
} as const;

function frameMachine(job: MachineJob, aspect: number): { model: SceneNode; camera: Camera } {
  const build = buildMachine(job.machine);
  if (job.view === 'detail') {
    // The hood is open in the detail view: glass would only veil the subject.
    build.group.getObjectsByProperty('name', 'hood').forEach((hood: SceneNode) => hood.removeFromParent());
    const { x, y, z, width } = build.focus;
    const distance = width / (2 * Math.tan((24 * Math.PI) / 360) * aspect * 0.92);
    const out = new THREE.Vector3(0.36, 0.26, 1).normalize().multiplyScalar(distance);
    return {
      model: build.group,
      camera: { target: [x, y, z], eye: [x + out.x, y + out.y, z + out.z], fov: 24, lens: 0.05 },
    };
  }
  const direction = job.view === 'front' ? ([0.0, 0.1, 1] as const) : ([0.72, 0.36, 1] as const);
  const fov = job.view === 'front' ? 18 : 24;
  return { model: build.group, camera: { ...frameModel(build.group, direction, fov, aspect, 0.8), fov, lens: 0 } };
}

function frameGroup(job: GroupJob, aspect: number): { model: SceneNode; camera: Camera } {
  const model = new THREE.Group();
  let edge = 0;
  let last = 0;
  for (const machine of job.machines) {
    const { group } = buildMachine(machine);
    const box = new THREE.Box3().setFromObject(group);
    group.position.x = edge - box.min.x + (last ? 0.7 : 0);
    edge = group.position.x + box.max.x;
    last = 1;
    model.add(group);
  }
  return { model, camera: { ...frameModel(model, job.direction, 22, aspect, job.fill), fov: 22, lens: 0 } };
}

function composePicture(job: PictureJob): HTMLCanvasElement {
  const { width, height, frames } = job;
  const aspect = width / height;
  if (job.kind === 'story') {
    const { model, camera, look } = buildStory(job.story, job.machines);
    return takeShot(model, { width, height, frames, ...looks[look], ...camera });
  }
  const { model, camera } = job.kind === 'machine' ? frameMachine(job, aspect) : frameGroup(job, aspect);
  return takeShot(model, { width, height, frames, ...looks[job.kind === 'group' ? job.look : 'paper'], ...camera });
}

declare global {
  interface Window {
    renderPicture?: (job: PictureJob) => string;
  }
}

window.renderPicture = (job) => composePicture(job).toDataURL('image/png');
