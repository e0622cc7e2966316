import type { DeliveryZone } from '../../../domain/delivery/delivery-zone';
import { HOME, countryOfStore } from '../../../domain/address/country';
import type { SiteProps } from '../../site-props';
import { headingOfZone, collectionText, zoneText, zoneTexts } from '../../texts/en/delivery/zones';

interface ZoneListProps {
  readonly site: Pick<SiteProps, 'days' | 'schedule' | 'locale'>;
}

/** Where the shop delivers, when and for how much; in a store abroad, what goes to its country. */
export function ZoneList({ site }: ZoneListProps) {
  const { schedule, locale } = site;
  if (schedule === null) return <p>{site.days === 'not-read' ? zoneTexts.notRead : zoneTexts.unknown}</p>;
  const country = countryOfStore(locale);
  const isHome = country === HOME;
  const courier = schedule.courierZones.filter((zone) => isHome || zone.country === country);
  return (
    <>
      {isHome && (
        <>
          <h2>{zoneTexts.van}</h2>
          <p>{zoneTexts.vanNote}</p>
          {schedule.zones.map((zone) => (
            <Zone key={zone.code} zone={zone} site={site} />
          ))}
        </>
      )}
      {courier.length > 0 && (
        <>
          <h2>{zoneTexts.courier}</h2>
          <p>{zoneTexts.courierNote}</p>
          {courier.map((zone) => (
            <Zone key={zone.code} zone={zone} site={site} />
          ))}
        </>
      )}
      {isHome && (
        <>
          <h2>{zoneTexts.collect}</h2>
          <p>{collectionText(schedule)}</p>
        </>
      )}
    </>
  );
}

function Zone({ zone, site }: ZoneListProps & { readonly zone: DeliveryZone }) {
  return (
    <>
      <h3>{headingOfZone(zone)}</h3>
      <ZoneFacts zone={zone} site={site} />
    </>
  );
}

/** The facts of the zone with a code; nothing if the schedule has none, and of a zone at home in a store abroad. */
export function OneZone({ code, site }: ZoneListProps & { readonly code: string }) {
  const country = countryOfStore(site.locale);
  const zone = [...(site.schedule?.zones ?? []), ...(site.schedule?.courierZones ?? [])].find(
    (one) => one.code === code && (country === HOME || one.country === country),
  );
  return zone === undefined ? null : <ZoneFacts zone={zone} site={site} />;
}

function ZoneFacts({ zone, site: { schedule } }: ZoneListProps & { readonly zone: DeliveryZone }) {
  if (schedule === null) return null;
  return (
    <ul>
      {zoneText(zone, schedule).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
