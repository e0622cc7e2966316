import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const WEDDING = 'contract-garden';

const weddings = {
  [WEDDING]: `---
title: "Two gardens: a wedding in June"
season: summer
place: Bosham
description: White roses and grasses for sixty guests.
order: 2
costFrom: 120000
costTo: 150000
credit: "Photographs: A. Friend"
flowers:
  - name: Garden roses
    link: /flowers/roses.html
  - name: Oat grass
pictures:
  - file: arch.jpg
    alt: An arch of white roses
    caption: The arch
  - url: https://pictures.example/table.jpg
    alt: A long table
---
They asked for **white**. <script>alert(1)</script>
`,
  'contract-barn': '---\ntitle: A barn in winter\nseason: winter\norder: 1\n---\n',
};

/** Makes `folder` with the florist's texts and two weddings. */
export function writeContractEntries(folder: string): void {
  cpSync(join(process.cwd(), 'backend', 'content', 'entries'), folder, { recursive: true });
  mkdirSync(join(folder, 'weddings'), { recursive: true });
  for (const [slug, text] of Object.entries(weddings)) writeFileSync(join(folder, 'weddings', `${slug}.md`), text);
}
