import type { Season } from '../../../../domain/content/wedding';

const SEASONS: Record<Season, string> = { spring: 'Spring', summer: 'Summer', autumn: 'Autumn', winter: 'Winter' };

/** Texts of the wedding pages, except what the florist wrote. */
export const weddingTexts = {
  weddings: 'Wedding flowers',
  description: 'Weddings whose flowers we made: what was asked for, what was in season, and what it cost.',
  gallery: 'Weddings we have made flowers for',
  none: 'We are choosing the pictures. Until they are here, call us and we will tell you about our weddings:',
  season: (season: Season) => SEASONS[season],
  when: 'Season',
  where: 'Place',
  flowers: 'Flowers',
  cost: 'Flowers like these',
  credit: 'Credit',
  costBetween: (from: string, to: string) => `${from} to ${to}`,
  costFrom: (from: string) => `from ${from}`,
  costTo: (to: string) => `up to ${to}`,
  pictures: 'Pictures',
  enlarge: (number: number, count: number) => `Enlarge picture ${number} of ${count}`,
  toPicture: (number: number) => `To picture ${number}`,
  noPictures: 'There are no pictures of this wedding.',
  more: 'More weddings',
  all: 'All weddings',
  askHeading: 'Is this like yours?',
  ask: 'Tell us the date and the place. You get a written price for each piece, and nothing is booked until you say so.',
} as const;
