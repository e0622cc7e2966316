import { HOME, countryOfStore } from '../../../domain/address/country';
import { inStore, type SiteProps } from '../../site-props';
import { headerWords } from '../../texts/en/layout/header-words';
import { Icon } from '../shared/Icon';
import { Flag } from '../shared/Flag';

/** Ids of the forms at the foot of the page, which work without scripts. */
export const CURRENCY_CHOICE_ID = 'choose-currency';
export const STORE_CHOICE_ID = 'choose-store';

interface ChoiceLinksProps {
  /** Prefix of the links' ids, which are `{place}-currency` and `{place}-store`. */
  readonly place: string;
  readonly className: string;
  readonly site: SiteProps;
}

/**
 * Where the shopper delivers, and the currency and the store of the page, each if there is another one. Without scripts the first leads to
 * the page about delivery, the others to the foot of the page. A store abroad asks no
 * postcode, as all of its country is one zone, and neither does a shop whose zones are unknown.
 */
export function ChoiceLinks({
  place,
  className,
  site: { days, storePrefix, currency, currencies, locale, country, otherStores },
}: ChoiceLinksProps) {
  return (
    <>
      <a
        className={className}
        id={`${place}-place`}
        href={inStore(storePrefix, '/delivery')}
        {...(days === 'known' &&
          countryOfStore(locale) === HOME && { 'data-overlay': 'place', 'aria-haspopup': 'dialog' })}
      >
        <Icon name="place" />
        <span className="sr-only">{headerWords.place}</span>
        <span data-place="" />
      </a>
      {currencies.length > 1 && (
        <a
          className={className}
          id={`${place}-currency`}
          href={`#${CURRENCY_CHOICE_ID}`}
          data-overlay="currency"
          aria-haspopup="dialog"
        >
          <span className="sr-only">{headerWords.currency}</span>
          <span>{currency}</span>
        </a>
      )}
      {otherStores.length > 0 && (
        <a
          className={className}
          id={`${place}-store`}
          href={`#${STORE_CHOICE_ID}`}
          data-overlay="store"
          aria-haspopup="dialog"
        >
          <Flag locale={locale} />
          <span className="sr-only">{headerWords.store}</span>
          <span className="choice-country">{country}</span>
        </a>
      )}
    </>
  );
}
