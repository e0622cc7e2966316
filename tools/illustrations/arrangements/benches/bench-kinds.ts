import type { SeedBench } from '../../../../backend/seed/seed-shapes';
import type { Draw, Kind } from '../kind';
import { bucketsBench } from './buckets-bench';
import { bouquetBench, tableBowlBench, weddingBench } from './flower-benches';
import { jamJarsBench } from './jam-jars-bench';
import { stillLifeBench } from './still-life-bench';
import { crownBench, driedWreathBench, winterWreathBench } from './wreath-benches';

const kind = (draw: Draw, focusY: number, focusX = 520): Kind => ({
  draw,
  focus: { x: focusX, y: focusY },
  scale: 0.6,
  half: 300,
  parcel: 'open',
});

export const BENCHES: Readonly<Record<SeedBench, Kind>> = {
  'bench-bouquet': kind(bouquetBench, 620),
  'bench-table-bowl': kind(tableBowlBench, 760),
  'bench-still-life': kind(stillLifeBench, 640),
  'bench-buckets': kind(bucketsBench, 760),
  'bench-wedding': kind(weddingBench, 700),
  'bench-winter-wreath': kind(winterWreathBench, 560, 400),
  'bench-dried-wreath': kind(driedWreathBench, 820),
  'bench-crown': kind(crownBench, 860),
  'bench-jam-jars': kind(jamJarsBench, 720),
};
