import { mix } from '../../ink/colours';
import { n, polar } from '../../ink/sketch';
import type { Drawing } from '../../species/specimen';
import { boards, CASTLE, masonry, RUBBLE } from './walls';
import { AUTUMN, dabs, DEEP, mass } from './growth';

/** What a thing lies on when it is seen from above. */
export type Surface =
  'linen' | 'oak' | 'white-boards' | 'stone' | 'slate' | 'moss' | 'sand' | 'snow' | 'straw' | 'velvet';

const PAGE = { x: -20, y: -20, w: 1120, h: 1380 };

export function surface(drawing: Drawing, on: Surface, tint = '#e6e0d2'): string {
  const { sketch, chance } = drawing;
  switch (on) {
    case 'linen':
      return linen(drawing, tint);
    case 'velvet':
      return plain(drawing, tint, 0.34) + creases(drawing, mix(tint, '#000000', 0.4), 0.12);
    case 'oak':
      return boards(sketch, chance, PAGE, '#a37a4e', 156) + grain(drawing, '#4a2f18');
    case 'white-boards':
      return boards(sketch, chance, PAGE, '#d9d6cc', 132) + grain(drawing, '#8d8b82');
    case 'stone':
      return masonry(sketch, chance, PAGE, { ...RUBBLE, wide: 330, high: 240, rough: 0.25 }, 0.95);
    case 'slate':
      return masonry(sketch, chance, PAGE, { ...CASTLE, wide: 380, high: 230, rough: 0.2 }, 0.9);
    case 'moss':
      return plain(drawing, '#4d6b3a', 0.3) + mossy(drawing);
    case 'sand':
      return plain(drawing, '#e4d3ae', 0.18) + ripples(drawing);
    case 'snow':
      return plain(drawing, '#e9f0f7', 0.14) + drifts(drawing);
    case 'straw':
      return plain(drawing, '#d9b765', 0.24) + stalks(drawing);
  }
}

function plain({ sketch }: Drawing, colour: string, depth: number): string {
  const fill = sketch.round(
    [
      { offset: 0, colour: mix(colour, '#fffaf0', depth) },
      { offset: 1, colour: mix(colour, '#1d1a22', depth) },
    ],
    0.3,
    0.22,
    1,
  );
  return `<rect x="-20" y="-20" width="1120" height="1380" fill="${fill}"/>`;
}

function linen(drawing: Drawing, tint: string): string {
  const warp = Array.from({ length: 120 }, (_, i) => `M${i * 9} 0V1340`).join('');
  const weft = Array.from({ length: 149 }, (_, i) => `M0 ${i * 9}H1080`).join('');
  return `${plain(drawing, tint, 0.2)}<path d="${warp}" stroke="#fff" stroke-opacity="0.14" stroke-width="3"/><path d="${weft}" stroke="#5f584a" stroke-opacity="0.09" stroke-width="3"/>${creases(drawing, mix(tint, '#3a3226', 0.5))}`;
}

function creases({ chance }: Drawing, dark: string, shine = 0.3): string {
  const folds = Array.from({ length: 6 }, () => {
    const [x, y, turn] = [chance.between(0, 1080), chance.between(0, 1340), chance.between(-40, 220)];
    const off = polar(turn, chance.between(400, 900));
    return `M${n(x)} ${n(y)}q${n(off.x * 0.4 + 60)} ${n(off.y * 0.5)} ${n(off.x)} ${n(off.y)}`;
  }).join('');
  return `<g fill="none" stroke-linecap="round" filter="url(#soft)"><path d="${folds}" stroke="${dark}" stroke-opacity="0.3" stroke-width="26"/><path d="${folds}" stroke="#ffffff" stroke-opacity="${shine}" stroke-width="14" transform="translate(-22 -10)"/></g>`;
}

function grain({ chance }: Drawing, colour: string): string {
  const lines = Array.from({ length: 46 }, () => {
    const x = chance.between(0, 1080);
    return `M${n(x)} ${n(chance.between(-100, 900))}c${n(chance.between(-8, 8))} 120 ${n(chance.between(-8, 8))} 260 0 ${n(chance.between(240, 520))}`;
  }).join('');
  return `<path d="${lines}" fill="none" stroke="${colour}" stroke-opacity="0.28" stroke-width="3"/>`;
}

function mossy({ chance }: Drawing): string {
  const cushions = Array.from({ length: 34 }, () =>
    mass(
      chance,
      { x: chance.between(-20, 1100), y: chance.between(-20, 1360) },
      chance.between(70, 130),
      chance.between(50, 90),
      { dark: '#3c5a2e', mid: '#5f7f3c', light: '#9db35a' },
      14,
    ),
  ).join('');
  return cushions + dabs(chance, ['#8a5a34', '#a9773f'], 40, { top: 0, foot: 1340, left: 0, right: 1080 }, 16);
}

function ripples({ chance }: Drawing): string {
  const lines = Array.from({ length: 44 }, (_, i) => {
    const y = i * 32 + chance.between(-8, 8);
    return `M-20 ${n(y)}C200 ${n(y - 34)} 340 ${n(y + 26)} 560 ${n(y - 10)}S900 ${n(y + 24)} 1100 ${n(y - 12)}`;
  }).join('');
  const shells = dabs(chance, ['#fbf3e4', '#d8b7a0', '#b9a993'], 34, { top: 0, foot: 1340, left: 0, right: 1080 }, 14);
  return `<path d="${lines}" fill="none" stroke="#b59d6c" stroke-opacity="0.4" stroke-width="7"/><path d="${lines}" fill="none" stroke="#fff6dc" stroke-opacity="0.5" stroke-width="5" transform="translate(0 -9)"/>${shells}`;
}

function drifts({ chance }: Drawing): string {
  const lines = Array.from({ length: 5 }, (_, i) => {
    const y = i * 330 + chance.between(-30, 30);
    return `M-20 ${n(y)}C260 ${n(y - 90)} 420 ${n(y + 70)} 640 ${n(y - 20)}S980 ${n(y + 60)} 1100 ${n(y - 30)}`;
  }).join('');
  return `<g filter="url(#soft)" fill="none"><path d="${lines}" stroke="#b4c5dc" stroke-opacity="0.4" stroke-width="90"/><path d="${lines}" stroke="#ffffff" stroke-opacity="0.5" stroke-width="70" transform="translate(0 -84)"/></g>${dabs(chance, ['#ffffff'], 120, { top: 0, foot: 1340, left: 0, right: 1080 }, 4)}`;
}

function stalks({ chance }: Drawing): string {
  const layer = (colour: string, count: number): string => {
    const d = Array.from({ length: count }, () => {
      const off = polar(chance.between(0, 360), chance.between(120, 300));
      return `M${n(chance.between(-60, 1140))} ${n(chance.between(-60, 1400))}l${n(off.x)} ${n(off.y)}`;
    }).join('');
    return `<path d="${d}" stroke="${colour}" stroke-width="8" stroke-linecap="round"/>`;
  };
  return (
    layer('#a57a2f', 120) +
    layer('#cfa550', 130) +
    layer('#f0d894', 110) +
    mass(chance, { x: 60, y: 1290 }, 90, 60, AUTUMN, 8) +
    mass(chance, { x: 1040, y: 60 }, 70, 60, DEEP, 6)
  );
}
