/**
 * `npm run icons`: draws the icons of the installed shop from public/favicon.svg on the paper of the theme, and writes them to
 * public/icons, where they are committed.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { inProject } from './project.mjs';

const PAPER = /--color-paper: (#\w+);/.exec(readFileSync(inProject('src/ui/theme/tokens.css'), 'utf8'))?.[1];
const DRAWING = readFileSync(inProject('public/favicon.svg'), 'utf8');

/** The drawing fills `part` of the width. A system may crop a maskable icon to a circle of 80 %. */
const ICONS = [
  { name: 'icon-192', size: 192, part: 0.86 },
  { name: 'icon-512', size: 512, part: 0.86 },
  { name: 'maskable-512', size: 512, part: 0.72 },
  { name: 'apple-touch-icon', size: 180, part: 0.8 },
];

mkdirSync(inProject('public/icons'), { recursive: true });
for (const { name, size, part } of ICONS) {
  const [width, edge] = [size * part, (size * (1 - part)) / 2];
  const drawing = DRAWING.replace(
    / width="[^"]*" height="[^"]*"/,
    ` x="${edge}" y="${edge}" width="${width}" height="${width}"`,
  );
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${PAPER}"/>${drawing}</svg>`;
  await sharp(Buffer.from(icon))
    .png({ palette: true, effort: 10 })
    .toFile(inProject(`public/icons/${name}.png`));
}
