import type { ReactNode } from 'react';
import type { Wedding } from '../../../domain/content/wedding';
import { formatMoney } from '../../../domain/pricing/format-money';
import { inStore, type SiteProps } from '../../site-props';
import { weddingTexts } from '../../texts/en/layout/weddings';

interface WeddingFactsProps {
  readonly wedding: Wedding;
  readonly site: Pick<SiteProps, 'storePrefix' | 'locale'>;
}

/** Season, place, flowers and cost of a wedding, and who took the pictures. */
export function WeddingFacts({ wedding, site }: WeddingFactsProps) {
  const { season, place, flowers, credit } = wedding;
  const cost = costOf(wedding, site.locale);
  return (
    <>
      <dl className="wedding-facts">
        {season !== null && <Fact name={weddingTexts.when}>{weddingTexts.season(season)}</Fact>}
        {place !== '' && <Fact name={weddingTexts.where}>{place}</Fact>}
        {flowers.length > 0 && (
          <Fact name={weddingTexts.flowers}>
            {flowers.map(({ name, link }, index) => (
              <span key={index}>
                {index > 0 && ', '}
                {link === null ? name : <a href={inStore(site.storePrefix, link)}>{name}</a>}
              </span>
            ))}
          </Fact>
        )}
        {cost !== null && <Fact name={weddingTexts.cost}>{cost}</Fact>}
      </dl>
      {credit !== '' && <p className="hint">{credit}</p>}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** In pounds, whatever the currency of the store, because that is what the florist charges for a wedding. */
function costOf({ costFrom, costTo }: Wedding, locale: string): string | null {
  const inWords = (pence: number) => formatMoney({ pence, currency: 'GBP' }, locale).replace(/\.00$/, '');
  if (costFrom !== null && costTo !== null)
    return costFrom === costTo ? inWords(costFrom) : weddingTexts.costBetween(inWords(costFrom), inWords(costTo));
  if (costFrom !== null) return weddingTexts.costFrom(inWords(costFrom));
  return costTo === null ? null : weddingTexts.costTo(inWords(costTo));
}
