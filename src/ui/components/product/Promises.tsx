import { isSoldOut } from '../../../domain/catalogue/availability';
import { isGiftCardByEmail } from '../../../domain/catalogue/options/gift-card-options';
import { type Product, isBrought, isKeptFrom } from '../../../domain/catalogue/product';
import { productKind } from '../../../domain/catalogue/product-kind';
import { countryOfStore } from '../../../domain/address/country';
import { inStore } from '../../site-props';
import { madeOnText } from '../../texts/en/delivery/by-kind';
import { productWords } from '../../texts/en/product/product-words';

const COUNTRIES = new Intl.DisplayNames('en-GB', { type: 'region' });

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
  return <p>{productWords.notSentTo(COUNTRIES.of(country) ?? country)}</p>;
}

/** Promises beside the buy button. */
export function Promises({ product, locale }: { product: Product; locale: string }) {
  if (!isBrought(product.type)) return null;
  const promises = [...bringing(product, locale), productWords.personAnswers];
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

/** How and when the product is made and delivered; empty if it cannot be ordered in the store with this locale. */
function bringing(product: Product, locale: string): readonly string[] {
  if (isSoldOut(product.availability) || isKeptFrom(product, countryOfStore(locale))) return [];
  const made = madeOnText({ kind: productKind(product), leadDays: product.leadDays });
  // Only products with a delivery date can promise one.
  const asksDay = product.customizableOptions.some(({ kind }) => kind === 'date');
  return [...(made === null ? [] : [made]), asksDay ? productWords.broughtOnYourDay : productWords.sentWithoutDay];
}
