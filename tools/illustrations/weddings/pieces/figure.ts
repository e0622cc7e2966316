import { mix } from '../../ink/colours';
import { group, n, type Sketch } from '../../ink/sketch';

/** Who carries a bouquet, from shoulder to hem. Colours are `#rrggbb`. */
export interface Figure {
  readonly gown: string;
  readonly skin: string;
  /** Bare arms, or sleeves of lace or of the gown's cloth. */
  readonly sleeves: 'none' | 'lace' | 'cloth';
  readonly neck: 'straight' | 'vee' | 'round';
}

const NECKS: Readonly<Record<Figure['neck'], string>> = {
  straight: 'M322 250Q430 214 540 246Q650 214 758 250',
  vee: 'M318 60L378 40L540 330L702 40L762 60',
  round: 'M318 60L384 34Q400 178 540 186Q680 178 696 34L762 60',
};

/** A gown with its folds, arms that meet before it, and `flowers` in the hands, which they may hide. */
export function figure(sketch: Sketch, dress: Figure, flowers: string, showsHands: boolean): string {
  const { gown, skin } = dress;
  const cloth = sketch.across([
    { offset: 0, colour: mix(gown, '#5a5360', 0.22) },
    { offset: 0.3, colour: mix(gown, '#ffffff', 0.65) },
    { offset: 0.62, colour: gown },
    { offset: 1, colour: mix(gown, '#4a4454', 0.34) },
  ]);
  const flesh = sketch.across([
    { offset: 0, colour: mix(skin, '#fff1dd', 0.3) },
    { offset: 1, colour: mix(skin, '#5b2f22', 0.28) },
  ]);
  const bust = `<path d="M480 -40V24Q400 60 318 62C286 120 306 260 330 330H750C774 260 794 120 762 62Q680 60 600 24V-40Z" fill="${flesh}"/><path d="M486 20Q540 70 594 20" fill="none" stroke="${mix(skin, '#4d2418', 0.5)}" stroke-opacity="0.3" stroke-width="6"/>`;
  const collar = dress.neck === 'straight' ? '' : `<path d="M322 62L384 36L400 62L344 120Z" fill="${cloth}"/>`;
  const bodice = `${NECKS[dress.neck]}C790 330 742 520 716 640C860 800 980 1080 1040 1380H40C100 1080 220 800 364 640C338 520 290 330 318 ${dress.neck === 'straight' ? 250 : 60}Z`;
  return (
    bust +
    collar +
    `<path d="${bodice}" fill="${cloth}" stroke="${mix(gown, '#6b6372', 0.4)}" stroke-opacity="0.5" stroke-width="3"/>` +
    folds(gown) +
    arm(sketch, dress, flesh, cloth, -1) +
    arm(sketch, dress, flesh, cloth, 1) +
    flowers +
    (showsHands ? fists(sketch, skin) : '')
  );
}

function folds(gown: string): string {
  const dark = mix(gown, '#51485c', 0.55);
  const skirt = Array.from({ length: 9 }, (_, i) => {
    const share = (i - 4) / 4;
    return `M${n(540 + share * 150)} ${n(700 + Math.abs(share) * 20)}C${n(540 + share * 230)} 900 ${n(540 + share * 300)} 1120 ${n(540 + share * 460)} 1380`;
  }).join('');
  return `<path d="${skirt}" fill="none" stroke="${dark}" stroke-opacity="0.3" stroke-width="26" stroke-linecap="round" filter="url(#soft)"/><path d="${skirt}" fill="none" stroke="#ffffff" stroke-opacity="0.5" stroke-width="16" stroke-linecap="round" transform="translate(-30 0)" filter="url(#soft)"/><path d="M364 640Q540 690 716 640L712 676Q540 728 368 676Z" fill="${mix(gown, '#ffffff', 0.4)}" stroke="${dark}" stroke-opacity="0.35" stroke-width="2"/><path d="M430 300Q420 480 452 650M650 300Q660 480 628 650M540 330V650" fill="none" stroke="${dark}" stroke-opacity="0.22" stroke-width="5"/>`;
}

/** From the shoulder out to the elbow and in to the wrist, behind the flowers. */
function arm(sketch: Sketch, { sleeves, gown, skin }: Figure, flesh: string, cloth: string, side: -1 | 1): string {
  const x = (dx: number): number => 540 + side * dx;
  const d = `M${x(226)} 66C${x(312)} 120 ${x(352)} 420 ${x(344)} 610C${x(338)} 730 ${x(220)} 900 ${x(60)} 1010L${x(20)} 930C${x(130)} 830 ${x(220)} 720 ${x(236)} 600C${x(236)} 420 ${x(206)} 240 ${x(206)} 130Z`;
  const edge = mix(skin, '#4d2418', 0.55);
  const limb = `<path d="${d}" fill="${sleeves === 'cloth' ? cloth : flesh}" stroke="${sleeves === 'cloth' ? mix(gown, '#6b6372', 0.5) : edge}" stroke-opacity="0.4" stroke-width="3"/>`;
  if (sleeves !== 'lace') return limb;
  const eyes = Array.from({ length: 70 }, (_, i) => {
    const [row, column] = [Math.floor(i / 4), i % 4];
    return `<circle cx="${n(x(200 + column * 44 + (row % 2) * 22))}" cy="${90 + row * 46}" r="${15 + (i % 3) * 3}"/>`;
  }).join('');
  const net = sketch.across([
    { offset: 0, colour: gown, opacity: 0.55 },
    { offset: 1, colour: gown, opacity: 0.7 },
  ]);
  const id = side === -1 ? 'sleeve-left' : 'sleeve-right';
  return `<clipPath id="${id}"><path d="${d}"/></clipPath>${limb}<path d="${d}" fill="${net}"/><g clip-path="url(#${id})" fill="none" stroke="#ffffff" stroke-opacity="0.75" stroke-width="4" stroke-dasharray="9 5">${eyes}</g>`;
}

/** Two hands round the stems, one over the other. */
function fists(sketch: Sketch, skin: string): string {
  const fill = sketch.rising([
    { offset: 0, colour: mix(skin, '#6b3626', 0.24) },
    { offset: 1, colour: mix(skin, '#fff1dd', 0.25) },
  ]);
  const edge = mix(skin, '#4d2418', 0.6);
  const fist = (flip: 1 | -1, y: number): string => {
    const fingers = [0, 1, 2, 3]
      .map(
        (i) =>
          `<rect x="${-46 + i * 2}" y="${i * 25}" width="${98 - i * 7}" height="29" rx="14" fill="${fill}" stroke="${edge}" stroke-opacity="0.4" stroke-width="2"/>`,
      )
      .join('');
    const back = `<path d="M-40 -6Q-86 10 -96 64L-60 108Q-20 112 -8 96V0Z" fill="${fill}"/>`;
    return group(back + fingers, `translate(${540 + flip * -4} ${y})scale(${flip} 1)`);
  };
  return group(fist(-1, 1052) + fist(1, 1000), 'translate(0 10)');
}
