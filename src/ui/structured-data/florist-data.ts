import type { Florist, OpeningHoursSpecification } from 'schema-dts';
import type { Closure, OpeningHours } from '../../domain/delivery/delivery-schedule';
import { type SiteProps, inStore } from '../site-props';
import { contactTexts } from '../texts/en/layout/contact';
import { premises } from '../texts/en/layout/premises';
import { type Picture, GALLERY_PICTURE } from '../../domain/catalogue/pictures/picture';
import { sizedPictureUrl } from '../../domain/catalogue/pictures/picture-url';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Where the shop is, as an address. */
export const SHOP_ADDRESS = {
  '@type': 'PostalAddress',
  streetAddress: premises.place.street,
  addressLocality: premises.place.town,
  postalCode: premises.place.postcode,
  addressCountry: 'GB',
} as const;

/** The shop: its name, address, hours, and where its van goes. */
export function floristData(site: SiteProps): Florist {
  const { schedule, storeName, origin } = site;
  const closure = schedule?.restDays.closure ?? null;
  return {
    '@type': 'Florist',
    '@id': `${origin}/#florist`,
    name: storeName,
    url: pageAddress(site, '/'),
    image: `${origin}/icons/icon-512.png`,
    telephone: contactTexts.phoneLink.replace('tel:', ''),
    email: contactTexts.email,
    address: SHOP_ADDRESS,
    ...(schedule === null
      ? {}
      : {
          areaServed: schedule.cutOffs.flatMap(({ vanTo }) => vanTo),
          ...(schedule.openingHours.length === 0
            ? {}
            : { openingHoursSpecification: hoursData(schedule.openingHours) }),
          ...(closure === null ? {} : { specialOpeningHoursSpecification: closureData(closure) }),
        }),
  };
}

/** One entry for the weekdays of each opening. */
function hoursData(hours: readonly OpeningHours[]): OpeningHoursSpecification[] {
  const openings = [...new Set(hours.map(({ opensMinutes, closesMinutes }) => `${opensMinutes}-${closesMinutes}`))];
  return openings.map((opening) => {
    const [opens = 0, closes = 0] = opening.split('-').map(Number);
    const same = hours.filter((day) => day.opensMinutes === opens && day.closesMinutes === closes);
    const dayOfWeek = same.flatMap(({ weekday }) => DAYS[weekday] ?? []);
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: clockTime(opens), closes: clockTime(closes) };
  });
}

/** Equal times mean closed all day. */
function closureData({ from, to }: Closure): OpeningHoursSpecification {
  return { '@type': 'OpeningHoursSpecification', validFrom: from, validThrough: to, opens: '00:00', closes: '00:00' };
}

/** `09:30` */
function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

type Site = Pick<SiteProps, 'origin' | 'storePrefix' | 'assetsHost'>;

/** The whole URL of a page; `path` has no store prefix. */
export function pageAddress({ origin, storePrefix }: Site, path: string): string {
  return origin + inStore(storePrefix, path);
}

/** The whole URL of a picture as large as a gallery shows it. */
export function pictureAddress({ origin, assetsHost }: Site, { url }: Picture): string {
  return new URL(sizedPictureUrl(url, GALLERY_PICTURE.w, GALLERY_PICTURE.h, assetsHost), `${origin}/`).href;
}
