import type { StaticEntry } from '../../../domain/catalogue/categories/menu';

function entry(name: string, path: string, children: readonly StaticEntry[] = []): StaticEntry {
  return { name, path, productCount: 23, children };
}

/** The main menu; the catalogue's categories take the place of the children of the first two entries. */
export const STATIC_MENU: readonly StaticEntry[] = [
  {
    ...entry('Shop Online', '/flowers.html', [
      entry('Flowers', '/flowers.html'),
      entry('Gifts', '/gifts.html'),
      entry('Plants', '/plants.html'),
      entry('Workshops', '/workshops.html'),
    ]),
    categories: 'products',
  },
  { ...entry('Funerals', '/chichester-funeral-flowers'), categories: 'funerals' },
  entry('Weddings', '/chichester-wedding-flowers'),
  entry('Contact Us', '/contact-us'),
];
