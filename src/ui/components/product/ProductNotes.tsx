import { isSoldOut } from '../../../domain/catalogue/availability';
import { isGiftCardByEmail } from '../../../domain/catalogue/options/gift-card-options';
import { type Product, isBrought, isKeptFrom } from '../../../domain/catalogue/product';
import { productKind } from '../../../domain/catalogue/product-kind';
import { countryOfStore } from '../../../domain/address/country';
import { type SiteProps, inStore } from '../../site-props';
import { madeOnText } from '../../texts/en/delivery/by-kind';
import { productWords } from '../../texts/en/product/product-words';
import { isWorkshop, isForFuneral } from '../../../domain/catalogue/departments';
import { contactTexts } from '../../texts/en/layout/contact';
import { earliestDay } from '../../../domain/delivery/delivery-days';
import type { DayRules } from '../../../domain/delivery/delivery-rules';
import { isScheduled } from '../../../domain/delivery/is-scheduled';
import { lazily } from '../../../domain/shared/lazily';
import { dayInWords } from '../shared/day-in-words';

const countries = lazily(() => new Intl.DisplayNames('en-GB', { type: 'region' }));

/** What the price includes. */
export function PriceNote({ product, storePrefix }: { product: Product; storePrefix: string }) {
  if (isGiftCardByEmail(product.customizableOptions)) return <p className="hint">{productWords.priceNoteGiftCard}</p>;
  if (!isBrought(product.type)) return <p className="hint">{productWords.priceNoteAlone}</p>;
  return (
    <p className="hint">
      <span>{productWords.priceNote}</span> <a href={inStore(storePrefix, '/delivery')}>{productWords.delivery}</a>
    </p>
  );
}

/** For pages without scripts where a variant other than the shown one was chosen. */
export function ShowFirst() {
  return <p className="show-first">{productWords.showFirst}</p>;
}

/** At the top of the page: that the product is not sent to the country of the store, whose locale is given. */
export function NotSentNote({ product, locale }: { product: Product; locale: string }) {
  const country = countryOfStore(locale);
  if (!isKeptFrom(product, country)) return null;
  return <p>{productWords.notSentTo(countries().of(country) ?? country)}</p>;
}

/** Promises beside the buy button. */
export function Promises({ product, site }: { product: Product; site: Pick<SiteProps, 'locale' | 'days'> }) {
  if (!isBrought(product.type)) return null;
  const promises = [...bringing(product, site), productWords.personAnswers];
  return (
    <ul className="buy-promises">
      {promises.map((promise) => (
        <li key={promise}>
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="m5 12.5 4.5 4.5L19 7.5" />
          </svg>
          <span>{promise}</span>
        </li>
      ))}
    </ul>
  );
}

/** How and when the product is made and delivered, as far as that is known; empty if it cannot be ordered in the store. */
function bringing(product: Product, { locale, days }: Pick<SiteProps, 'locale' | 'days'>): readonly string[] {
  if (isSoldOut(product.availability) || isKeptFrom(product, countryOfStore(locale))) return [];
  const made = madeOnText({ kind: productKind(product), leadDays: product.leadDays });
  if (days !== 'known') return made === null ? [] : [made];
  // Only products with a delivery date can promise one.
  const asksDay = product.customizableOptions.some(({ kind }) => kind === 'date');
  return [...(made === null ? [] : [made]), asksDay ? productWords.broughtOnYourDay : productWords.sentWithoutDay];
}

function whyByPhone(product: Product): string {
  const { availability } = product;
  if (!isSoldOut(availability)) return productWords.orderByPhone;
  if (isWorkshop(product)) return productWords.fullyBooked;
  return availability.backIn === undefined ? productWords.soldOut : productWords.outOfSeason;
}

/** In place of the form of a product that is sold out or out of season, or cannot be configured online. */
export function OrderByPhone({ product }: { product: Product }) {
  return (
    <p className="buy">
      <span>{whyByPhone(product)}</span> <a href={contactTexts.phoneLink}>{contactTexts.phone}</a>
    </p>
  );
}

interface TributeNoteProps {
  readonly product: Product;
  readonly rules: DayRules;
  readonly locale: string;
}

/** How long a tribute takes to make, told before anybody types a name or a chapel. */
export function TributeNote({ product, rules, locale }: TributeNoteProps) {
  const hasDay = product.customizableOptions.some(({ kind }) => kind === 'date');
  if (!hasDay || !isScheduled(rules) || !isForFuneral([product])) return null;
  const earliest = dayInWords(earliestDay(rules), locale);
  return (
    <p data-ages="">
      <span>{`${productWords.tributeTakes(rules.leadDays, earliest)} ${productWords.tributeSooner}`}</span>{' '}
      <a href={contactTexts.phoneLink}>{contactTexts.phone.replaceAll(' ', '\u00a0')}</a>
    </p>
  );
}

/** A placeholder of a missing picture, of the same size. */
export function NoPicture() {
  return (
    <div className="gallery-empty">
      <svg viewBox="0 0 64 80" aria-hidden="true">
        <path d="M32 34v42m0-16c-9 0-14-5-15-13 9 0 14 5 15 13Zm0 6c8 0 13-4 14-12-8 0-13 4-14 12Z" />
        <path d="M32 8c5 4 5 9 0 13-5-4-5-9 0-13Zm14 8c0 6-4 9-10 9 0-6 4-10 10-9Zm-28 0c0 6 4 9 10 9 0-6-4-10-10-9Zm4 18c-1-6 3-9 9-8 0 6-4 9-9 8Zm20 0c1-6-3-9-9-8 0 6 4 9 9 8Z" />
      </svg>
      <p className="soft">{productWords.noPicture}</p>
    </div>
  );
}
