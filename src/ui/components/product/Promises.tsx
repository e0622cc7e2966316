import { isGiftCardByEmail } from '../../../domain/catalogue/gift-card-options';
import type { Product } from '../../../domain/catalogue/product';
import { isBrought, isKeptFrom } from '../../../domain/catalogue/sent-to';
import { countryOfStore } from '../../../domain/store/country-of-store';
import { productWords } from '../../texts/en/product/product-words';

const COUNTRIES = new Intl.DisplayNames('en-GB', { type: 'region' });
const TIED = /^(flowers|funerals|weddings)(\/|$)/;

/** What the price includes. */
export function PriceNote({ product }: { product: Product }) {
  if (isGiftCardByEmail(product.customizableOptions)) return <p className="hint">{productWords.priceNoteGiftCard}</p>;
  return <p className="hint">{isBrought(product.type) ? productWords.priceNote : productWords.priceNoteAlone}</p>;
}

/** Said where scripts are missing and another variant was chosen than the one shown. */
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
export function Promises({ product }: { product: Product }) {
  if (!isBrought(product.type)) return null;
  const isTied = product.categoryPaths.some((path) => TIED.test(path));
  // Only products with a delivery date can promise one.
  const asksDay = product.customizableOptions.some(({ kind }) => kind === 'date');
  const promises = [
    ...(isTied ? [productWords.tiedByHand] : []),
    asksDay ? productWords.broughtOnYourDay : productWords.sentWithoutDay,
    productWords.personAnswers,
  ];
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
