import { isGiftCardByEmail } from '../../../domain/catalogue/gift-card-options';
import type { Product, ProductType } from '../../../domain/catalogue/product';
import { isSentTo } from '../../../domain/delivery/courier-reach';
import { productWords } from '../../texts/en/product/product-words';

/** Product types that are not delivered. */
const NOT_BROUGHT: ReadonlySet<ProductType> = new Set<ProductType>(['virtual', 'downloadable', 'gift-card']);
const COUNTRIES = new Intl.DisplayNames('en-GB', { type: 'region' });
const TIED = /^(flowers|funerals|weddings)(\/|$)/;

function isBrought(type: ProductType): boolean {
  return !NOT_BROUGHT.has(type);
}

/** What the price includes. */
export function PriceNote({ product }: { product: Product }) {
  if (isGiftCardByEmail(product.customizableOptions)) return <p className="hint">{productWords.priceNoteGiftCard}</p>;
  return <p className="hint">{isBrought(product.type) ? productWords.priceNote : productWords.priceNoteAlone}</p>;
}

/** Said where scripts are missing and another variant was chosen than the one shown. */
export function ShowFirst() {
  return <p className="show-first">{productWords.showFirst}</p>;
}

/** Promises beside the buy button. `locale` is the store's, whose country the product may not be sent to. */
export function Promises({ product, locale }: { product: Product; locale: string }) {
  if (!isBrought(product.type)) return null;
  const country = new Intl.Locale(locale).region ?? '';
  const isTied = product.categoryPaths.some((path) => TIED.test(path));
  // Only products with a delivery date can promise one.
  const asksDay = product.customizableOptions.some(({ kind }) => kind === 'date');
  const promises = [
    ...(isTied ? [productWords.tiedByHand] : []),
    asksDay ? productWords.broughtOnYourDay : productWords.sentWithoutDay,
    productWords.personAnswers,
  ];
  return (
    <>
      {country !== '' && !isSentTo(product.courier, country) && (
        <p className="hint">{productWords.notSentTo(COUNTRIES.of(country) ?? country)}</p>
      )}
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
    </>
  );
}
