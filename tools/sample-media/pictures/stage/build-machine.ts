import { type Build, createBuild, type MachineSpec } from './machine-spec.ts';
import { buildApplicatorTool, buildBenchUnit, buildPress } from './machines-bench.ts';
import { buildFloorMachine } from './machines-floor.ts';
import { buildReelStand, buildTakeUp } from './machines-handling.ts';
import { buildLine } from './machines-line.ts';
import { buildGauge, buildHarnessTester, buildMicrographLab, buildPullTester } from './machines-testing.ts';

const builders: Readonly<Record<string, (build: Build) => void>> = {
  applicators: buildApplicatorTool,
  'bench-presses': buildPress,
  'strip-crimp-units': buildPress,
  'ferrule-units': buildPress,
  'crimp-height': buildGauge,
  'pull-testers': buildPullTester,
  'micrograph-labs': buildMicrographLab,
  'harness-testers': buildHarnessTester,
  prefeeders: buildReelStand,
  dereelers: buildReelStand,
  coilers: buildTakeUp,
  stackers: buildTakeUp,
};

/** Builds the model of a machine; classification decides the form, everything else follows from size, features and slug. */
export function buildMachine(spec: MachineSpec): Build {
  const build = createBuild(spec);
  const bySize = spec.sizeClass === 1 ? buildBenchUnit : spec.sizeClass === 2 ? buildFloorMachine : buildLine;
  (builders[spec.classification] ?? bySize)(build);
  return build;
}
