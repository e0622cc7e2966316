import type { ReactNode } from 'react';
import type { Wedding, WeddingPicture } from '../../../domain/content/wedding';
import { htmlInStore } from '../../html-in-store';
import { type SiteProps, inStore } from '../../site-props';
import { Html } from '../shared/Html';
import { EnquiryInvitation } from '../enquiries/EnquiryInvitation';
import { formatMoney } from '../../../domain/pricing/money';
import { weddingTexts } from '../../texts/en/layout/weddings';
import { GALLERY_THUMB } from '../../../domain/catalogue/pictures/picture';
import { SizedImage } from '../shared/ResponsiveImage';

interface WeddingWordsProps {
  readonly wedding: Wedding;
  readonly site: Pick<SiteProps, 'storePrefix' | 'locale' | 'hasEnquiries'>;
}

/** The flowers of a wedding, and its story. */
export function WeddingProse({ wedding, site }: WeddingWordsProps) {
  return (
    <>
      <WeddingFacts wedding={wedding} site={site} />
      {wedding.body !== '' && <Html className="prose" html={htmlInStore(site.storePrefix, wedding.body)} />}
      <EnquiryInvitation about="wedding" site={site} story={wedding.slug} />
    </>
  );
}

interface WeddingFactsProps {
  readonly wedding: Wedding;
  readonly site: Pick<SiteProps, 'storePrefix' | 'locale'>;
}

/** Season, place, flowers and cost of a wedding, and who took the pictures. */
function WeddingFacts({ wedding, site }: WeddingFactsProps) {
  const { season, place, credit } = wedding;
  const facts = [
    { name: weddingTexts.when, value: season && weddingTexts.season(season) },
    { name: weddingTexts.where, value: place },
    { name: weddingTexts.flowers, value: flowersOf(wedding, site.storePrefix) },
    { name: weddingTexts.cost, value: costOf(wedding, site.locale) },
    { name: weddingTexts.credit, value: credit },
  ].filter(({ value }) => value !== null && value !== '');
  if (facts.length === 0) return null;
  return (
    <dl className="wedding-facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Those that the shop sells are links. */
function flowersOf({ flowers }: Wedding, storePrefix: string): ReactNode {
  if (flowers.length === 0) return null;
  return flowers.map(({ name, link }, index) => (
    <span key={index}>
      {link === null ? <span>{name}</span> : <a href={inStore(storePrefix, link)}>{name}</a>}
      {index < flowers.length - 1 && <span>{', '}</span>}
    </span>
  ));
}

/** In pounds, whatever the currency of the store, because that is what the florist charges for a wedding. */
function costOf({ costFrom, costTo }: Wedding, locale: string): string | null {
  const inWords = (pence: number) => formatMoney({ pence, currency: 'GBP' }, locale).replace(/\.00$/, '');
  if (costFrom !== null && costTo !== null)
    return costFrom === costTo ? inWords(costFrom) : weddingTexts.costBetween(inWords(costFrom), inWords(costTo));
  if (costFrom !== null) return weddingTexts.costFrom(inWords(costFrom));
  return costTo === null ? null : weddingTexts.costTo(inWords(costTo));
}

/** All pictures of a wedding at a glance; each leads to the picture. */
export function WeddingThumbs({ pictures }: { pictures: readonly WeddingPicture[] }) {
  if (pictures.length < 2) return null;
  return (
    <ul className="wedding-thumbs">
      {pictures.map((picture, index) => (
        <li key={`${index}${picture.url}`}>
          <a href={`#picture-${index + 1}`}>
            <SizedImage picture={picture} size={GALLERY_THUMB} turn="late" alt={weddingTexts.toPicture(index + 1)} />
          </a>
        </li>
      ))}
    </ul>
  );
}
