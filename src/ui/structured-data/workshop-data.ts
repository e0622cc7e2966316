import type { Event } from 'schema-dts';
import type { Product } from '../../domain/catalogue/product';
import { shownGallery } from '../../domain/catalogue/configurable';
import { type WorkshopTime, workshopClock } from '../../domain/catalogue/workshop';
import type { SiteProps } from '../site-props';
import { pictureAddress } from './addresses';
import { SHOP_ADDRESS } from './florist-data';
import { offerData } from './product-data';

/** A workshop: when it takes place, in the shop's own time, and what a place costs. */
export function workshopData(site: SiteProps, product: Product, { day, hours }: WorkshopTime): Event {
  const clock = workshopClock(hours);
  const pictures = shownGallery(product);
  return {
    '@type': 'Event',
    name: product.name,
    description: product.metaDescription ?? product.name,
    startDate: clock === null ? day : `${day}T${clock.begins}`,
    ...(clock === null ? {} : { endDate: `${day}T${clock.ends}` }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: 'Posy', address: SHOP_ADDRESS },
    organizer: { '@type': 'Organization', name: 'Posy', url: `${site.origin}/` },
    ...(pictures.length === 0 ? {} : { image: pictures.map((picture) => pictureAddress(site, picture)) }),
    ...(product.price.isUnknown === true ? {} : { offers: offerData(site, product) }),
  };
}
