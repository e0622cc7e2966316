import { n, type Point, polar } from '../../ink/sketch';
import type { Chance } from '../../ink/chance';
import type { Drawing } from '../../species/specimen';
import { clouds, falling, hills, lamps, sky } from '../scenery/air';
import { dabs, mass, SPRING, sward } from '../scenery/growth';
import type { Place } from '../wedding-look';

const BLOSSOM = { dark: '#d9a7ab', mid: '#f1ccce', light: '#fff3f1' };

/** Open flowers over a mass of blossom, each of five petals. */
function flowers(chance: Chance, at: Point, rx: number, ry: number, r: number, count: number): string {
  return Array.from({ length: count }, () => {
    const off = polar(chance.between(0, 360), Math.sqrt(chance.next()));
    const [x, y] = [at.x + off.x * rx, at.y + off.y * ry];
    const petals = [0, 72, 144, 216, 288].map((turn) => {
      const out = polar(turn + chance.between(0, 30), r * 0.62);
      return `<circle cx="${n(x + out.x)}" cy="${n(y + out.y)}" r="${n(r * 0.52)}"/>`;
    });
    return `<g fill="#fffaf8">${petals.join('')}</g><circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.3)}" fill="#e8b65a"/>`;
  }).join('');
}

/** An old apple tree in blossom, low and wide. */
function appleTree(chance: Chance, x: number, foot: number, high: number): string {
  const w = high * 0.05;
  const trunk = `<path d="M${n(x - w * 1.3)} ${foot}C${n(x - w)} ${n(foot - high * 0.16)} ${n(x - w)} ${n(foot - high * 0.26)} ${n(x - high * 0.26)} ${n(foot - high * 0.5)}L${n(x - high * 0.2)} ${n(foot - high * 0.54)}L${n(x)} ${n(foot - high * 0.36)}L${n(x + high * 0.22)} ${n(foot - high * 0.56)}L${n(x + high * 0.28)} ${n(foot - high * 0.5)}C${n(x + w)} ${n(foot - high * 0.28)} ${n(x + w * 1.1)} ${n(foot - high * 0.16)} ${n(x + w * 1.6)} ${foot}Z" fill="#6f5d50"/>`;
  const crowns: readonly (readonly [number, number, number])[] = [
    [0.3, 0.56, 0.24],
    [-0.3, 0.58, 0.24],
    [0, 0.7, 0.3],
    [0.16, 0.52, 0.18],
    [-0.14, 0.5, 0.18],
  ];
  return (
    trunk +
    crowns
      .map(([dx, up, size], i) => {
        const at = { x: x + dx * high, y: foot - up * high };
        return (
          mass(chance.part(`c ${i}`), at, size * high, size * high * 0.82, BLOSSOM, 36) +
          dabs(
            chance.part(`g ${i}`),
            [SPRING.mid, SPRING.light],
            12,
            {
              top: at.y - size * high * 0.7,
              foot: at.y + size * high * 0.7,
              left: at.x - size * high * 0.8,
              right: at.x + size * high * 0.8,
            },
            high * 0.016,
          ) +
          flowers(chance.part(`f ${i}`), at, size * high * 0.9, size * high * 0.75, high * 0.016, 22)
        );
      })
      .join('')
  );
}

function outside({ sketch, chance }: Drawing): string {
  const trees = [
    [300, 700, 240],
    [780, 700, 250],
    [180, 750, 360],
    [910, 755, 370],
    [60, 880, 620],
    [1020, 890, 620],
  ].map(([x = 0, foot = 0, high = 0], i) => appleTree(chance.part(`tree ${i}`), x, foot, high));
  return (
    sky(sketch, '#a6cbe8', '#f3f4ea') +
    clouds(chance.part('clouds'), '#ffffff', 4, 80, 300) +
    hills([590, 560, 600, 570, 590], 720, '#bcd0a0') +
    sward(sketch, chance.part('grass'), {
      top: 670,
      far: '#c6dc8e',
      near: '#8fbb52',
      blade: '#5f9440',
      blades: 700,
      tall: 1.5,
    }) +
    trees.join('') +
    dabs(chance.part('petals'), ['#fff5f3', '#f6d5d6'], 260, { top: 760, foot: 1340, left: -20, right: 1100 }, 9) +
    dabs(chance.part('daisies'), ['#ffffff', '#f5d45e'], 90, { top: 800, foot: 1340, left: -20, right: 1100 }, 8) +
    falling(chance.part('air'), '#fff0ef', 34, 6)
  );
}

/** Between the trunks, blossom overhead and lamps from bough to bough. */
function inside(drawing: Drawing): string {
  const { sketch, chance } = drawing;
  const over = [0, 1, 2, 3, 4].map((i) => {
    const at = { x: 20 + i * 260, y: 90 + (i % 2) * 60 };
    return (
      mass(chance.part(`over ${i}`), at, 230, 150, BLOSSOM, 46) + flowers(chance.part(`fl ${i}`), at, 210, 130, 15, 40)
    );
  });
  return (
    sky(sketch, '#b9d7ea', '#f3f6ea') +
    sward(sketch, chance.part('grass'), {
      top: 600,
      far: '#bfd788',
      near: '#86b24e',
      blade: '#5f9440',
      blades: 420,
      tall: 1.6,
    }) +
    appleTree(chance.part('left'), 110, 760, 560) +
    appleTree(chance.part('right'), 1000, 760, 560) +
    appleTree(chance.part('middle'), 560, 660, 260) +
    over.join('') +
    lamps([-60, 250], [560, 210], 90) +
    lamps([520, 210], [1140, 250], 90)
  );
}

export const ORCHARD: Place = { outside, inside, horizon: 640, seat: 'bench' };
