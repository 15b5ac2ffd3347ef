import { measureScaleSearch } from '/tmp/w/search/tools/bench/scale-search/measure-scale-search.ts';
import { printMeasurement } from '/tmp/w/search/tools/bench/print-measurement.ts';
printMeasurement('scale-search', await measureScaleSearch(Number(process.argv[2])));
process.exit(0);
