// @ts-nocheck
import type { SpecificationKey } from './specification-names.ts';

/** A number, a range [from, to] or three outer dimensions, in the metric unit of the specification; text stays as it is. */
export type MetricValue = number | string | readonly [number, number] | readonly [number, number, number];

/**
 * One value of the first machine of a classification. `rankGrowth` multiplies its upper bound from one machine of the
 * classification to the next, `variantGrowth` from one variant to the next. The first row names the variants.
 */
export interface ProfileRow {
  readonly key: SpecificationKey;
  readonly value: MetricValue;
  readonly rankGrowth: number;
  readonly variantGrowth: number;
}

function row(key: SpecificationKey, value: MetricValue, rankGrowth = 1, variantGrowth = 1): ProfileRow {
  return { key, value, rankGrowth, variantGrowth };
}

const mains = row('supply', '100–240 V AC, 50/60 Hz');
const threePhase = row('supply', '3 × 400 V AC, 50/60 Hz');
const network = row('interfaces', 'Ethernet, OPC UA, USB');
const air = row('air-pressure', [5, 6]);

/** The specifications of the first machine of each classification, in the order of the data sheet. */
// biome-ignore format: a flat table reads best with one classification a line
export const machineProfiles: Readonly<Record<string, readonly ProfileRow[]>> = {
  'bench-cutting': [row('cross-section', [0.05, 4], 1.6, 1.6), row('outer-diameter', 6, 1.25, 1.1), row('cut-length', [1, 99999]), row('length-accuracy', 0.3, 0.8), row('feed-speed', 2.2, 1.2), row('output', 9000, 1.2, 0.92), mains, row('power', 0.25, 1.3), row('noise', 64), row('interfaces', 'USB, Ethernet'), row('dimensions', [380, 410, 290]), row('weight', 21, 1.3)],
  'heavy-cutting': [row('cross-section', [4, 50], 1.4, 1.4), row('outer-diameter', 26, 1.3, 1.1), row('cut-length', [5, 99999]), row('length-accuracy', 0.8), row('feed-speed', 3, 1.15), row('output', 2400, 1.15, 0.9), air, row('supply', '230 V AC, 50/60 Hz'), row('power', 1.4, 1.4), row('noise', 71), network, row('dimensions', [920, 640, 1310]), row('weight', 168, 1.35)],
  'rotary-stripping': [row('outer-diameter', 5, 1.35, 1.2), row('cross-section', [0.03, 4], 1.5, 1.3), row('strip-length', 28, 1.3), row('strip-layers', 3, 1.5), row('cycle-time', 1.9, 0.9), row('resolution', 0.005), mains, row('power', 0.18, 1.2), row('noise', 58), row('interfaces', 'USB, Ethernet'), row('dimensions', [210, 460, 310]), row('weight', 14, 1.25)],
  'jacket-stripping': [row('outer-diameter', 24, 1.35, 1.2), row('strip-length', 120, 1.7), row('strip-layers', 6, 1.5), row('cycle-time', 9, 1.4), row('resolution', 0.01), row('output', 360, 0.75), air, row('air-consumption', 45, 1.3), mains, row('power', 0.9, 1.4), row('noise', 66), network, row('dimensions', [560, 780, 1240]), row('weight', 132, 1.4)],
  'laser-stripping': [row('outer-diameter', 12, 1, 1.25), row('cross-section', [0.01, 6], 1, 1.5), row('strip-length', 60), row('laser-wavelength', '10 600'), row('cycle-time', 3.8), row('resolution', 0.01), row('air-consumption', 30), row('supply', '230 V AC, 50/60 Hz'), row('power', 1.1), row('noise', 62), network, row('dimensions', [820, 760, 1480]), row('weight', 214)],
  'compact-lines': [row('cross-section', [0.05, 6], 1.5, 1.6), row('outer-diameter', 7, 1.2, 1.1), row('cut-length', [20, 99999]), row('length-accuracy', 0.2), row('strip-length', 65, 1.2), row('feed-speed', 3, 1.25), row('output', 7800, 1.25, 0.92), mains, row('power', 0.5, 1.2), row('noise', 66), network, row('dimensions', [470, 520, 380]), row('weight', 36, 1.25)],
  'large-cable-lines': [row('cross-section', [1.5, 70], 1.7, 1.4), row('outer-diameter', 22, 1.5, 1.15), row('cut-length', [60, 99999]), row('length-accuracy', 0.8), row('strip-length', 250, 1.4), row('feed-speed', 3.5, 0.9), row('output', 1900, 0.8, 0.92), air, threePhase, row('power', 2.8, 1.5), row('noise', 72), network, row('dimensions', [1480, 980, 1460]), row('weight', 420, 1.6)],
  'bench-presses': [row('crimp-force', 12, 1.6, 1.5), row('cross-section', [0.03, 4], 1.8, 1.3), row('stroke', 30, 1.15), row('shut-height', '135.78'), row('crimp-height-step', 0.01), row('cycle-time', 0.42), mains, row('power', 0.6, 1.3), row('noise', 68), row('interfaces', 'USB, Ethernet'), row('dimensions', [310, 430, 640]), row('weight', 64, 1.3)],
  'strip-crimp-units': [row('cross-section', [0.08, 2.5], 1.3, 1.6), row('crimp-force', 20), row('strip-length', 8, 1.2), row('cycle-time', 1.4, 1.1), row('crimp-height-step', 0.01), row('output', 1900, 0.9), air, row('air-consumption', 22, 1.2), mains, row('power', 0.7), row('noise', 67), network, row('dimensions', [420, 610, 680]), row('weight', 96, 1.2)],
  'ferrule-units': [row('cross-section', [0.5, 2.5], 1, 1.6), row('strip-length', 12), row('cycle-time', 1.7), row('output', 1500), air, row('air-consumption', 14), mains, row('power', 0.12), row('noise', 65), row('interfaces', 'USB'), row('dimensions', [290, 440, 360]), row('weight', 24)],
  'double-sided-lines': [row('cross-section', [0.08, 4], 1.3, 1.5), row('cut-length', [35, 12000], 1.4), row('length-accuracy', 0.2), row('strip-length', 17), row('feed-speed', 8, 1.2), row('output', 4200, 1.17), row('crimp-force', 22), row('stations', 4, 1.4), air, threePhase, row('noise', 74), network, row('dimensions', [3650, 1700, 1850]), row('weight', 1180, 1.2)],
  'twisting-lines': [row('cross-section', [0.13, 1.5], 1, 1.5), row('lay-length', [5, 80]), row('cut-length', [180, 12500], 1, 1.2), row('length-accuracy', 1), row('feed-speed', 6), row('output', 900), row('crimp-force', 22), row('stations', 8), air, threePhase, row('noise', 73), network, row('dimensions', [16400, 2100, 1900]), row('weight', 2950)],
  'block-loading-lines': [row('cavities', 48, 1, 1.5), row('cross-section', [0.13, 2.5]), row('cut-length', [50, 3000]), row('length-accuracy', 0.2), row('output', 2700), row('crimp-force', 22), row('stations', 14, 1, 1.2), air, threePhase, row('power', 9.5), row('noise', 74), network, row('dimensions', [8900, 3100, 2200]), row('weight', 4600)],
  applicators: [row('cross-section', [0.13, 2.5], 1.3, 1.6), row('shut-height', '135.78'), row('stroke', 30, 1.33), row('crimp-height-step', 0.01), row('tool-life', 500000), row('crimp-force', 22), row('dimensions', [96, 128, 182]), row('weight', 4.2, 1.15)],
  'crimp-height': [row('measuring-range', [0, 15], 1.5, 1.5), row('resolution', 0.001), row('accuracy', 0.1), row('cycle-time', 1.2), mains, row('power', 0.02, 2), row('noise', 40), row('interfaces', 'USB, RS-232'), row('dimensions', [180, 220, 260]), row('weight', 3.4, 1.4)],
  'pull-testers': [row('pull-force', 0.5, 2, 2), row('cross-section', [0.03, 6], 2.5), row('pull-speed', [25, 200]), row('accuracy', 0.5), row('stroke', 120, 1.3), mains, row('power', 0.15, 1.3), row('noise', 52), row('interfaces', 'USB, Ethernet'), row('dimensions', [260, 610, 240]), row('weight', 18, 1.6)],
  'micrograph-labs': [row('magnification', [25, 200], 1.5, 1.5), row('cross-section', [0.05, 16], 2), row('resolution', 0.001), row('cycle-time', 240, 0.75), row('accuracy', 1), mains, row('power', 0.55, 1.3), row('noise', 61), network, row('dimensions', [640, 520, 480]), row('weight', 58, 1.8)],
  'harness-testers': [row('test-points', 1024, 4, 2), row('test-voltage', 1500, 3.2), row('accuracy', 1), row('cycle-time', 4, 1.4), air, mains, row('power', 0.6, 1.6), row('noise', 55), network, row('dimensions', [2400, 900, 1750], 1.25), row('weight', 185, 1.5)],
  'inkjet-marking': [row('marking-speed', 2, 1.6, 1.25), row('outer-diameter', 12, 1.3), row('character-height', [0.8, 5]), row('print-resolution', 300, 2), air, row('air-consumption', 12), mains, row('power', 0.2, 1.3), row('noise', 60), row('interfaces', 'Ethernet, RS-232'), row('dimensions', [360, 390, 420]), row('weight', 31, 1.4)],
  'laser-marking': [row('marking-speed', 1.2, 1.5, 1.25), row('outer-diameter', 9, 1.35), row('character-height', [0.7, 3]), row('laser-wavelength', '355'), row('print-resolution', 600), row('reel-diameter', 500, 1.5), row('supply', '230 V AC, 50/60 Hz'), row('power', 1.3, 1.5), row('noise', 63), network, row('dimensions', [1260, 840, 1620], 1.3), row('weight', 390, 1.7)],
  'label-applicators': [row('label-width', [6, 38], 1.4, 1.3), row('outer-diameter', 14, 1.5), row('cycle-time', 2.4, 0.8), row('print-resolution', 300, 2), air, row('air-consumption', 18), mains, row('power', 0.15, 1.5), row('noise', 62), row('interfaces', 'Ethernet, USB'), row('dimensions', [340, 480, 390], 1.2), row('weight', 27, 1.7)],
  prefeeders: [row('reel-load', 30, 2, 1.5), row('cross-section', [0.05, 6], 2), row('feed-speed', 6, 1.3), row('buffer-length', 3, 1.6), row('reel-diameter', 400, 1.5), mains, row('power', 0.35, 1.6), row('noise', 61), row('interfaces', 'I/O 24 V, Ethernet'), row('dimensions', [520, 640, 1180], 1.2), row('weight', 68, 1.5)],
  dereelers: [row('reel-load', 250, 3, 1.5), row('reel-diameter', 800, 1.5), row('outer-diameter', 30, 1.4), row('feed-speed', 4), row('buffer-length', 5, 1.4), row('supply', '230 V AC, 50/60 Hz'), row('power', 1.1, 1.8), row('noise', 66), row('interfaces', 'I/O 24 V, Ethernet'), row('dimensions', [1350, 1200, 1500], 1.35), row('weight', 310, 1.9)],
  coilers: [row('coil-diameter', [90, 350], 1.4, 1.3), row('outer-diameter', 10, 1.6), row('feed-speed', 3.5, 1.2), row('cycle-time', 4.5, 0.85), air, row('air-consumption', 40), mains, row('power', 0.7, 1.4), row('noise', 65), row('interfaces', 'I/O 24 V, Ethernet'), row('dimensions', [980, 820, 1190], 1.15), row('weight', 142, 1.4)],
  stackers: [row('tray-length', 2000, 2, 1.5), row('outer-diameter', 16, 1.4), row('output', 6500, 0.9), air, row('air-consumption', 25, 1.5), mains, row('power', 0.4, 1.6), row('noise', 63), row('interfaces', 'I/O 24 V, Ethernet'), row('dimensions', [2300, 620, 1050], 1.5), row('weight', 118, 1.7)],
};
