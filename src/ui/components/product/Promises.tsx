import type { Product, ProductType } from '../../../domain/catalogue/product';
import { productTexts } from '../../texts/en/product';

/** Product types that are not delivered. */
const NOT_BROUGHT: ReadonlySet<ProductType> = new Set<ProductType>(['virtual', 'downloadable', 'gift-card']);
const TIED = /^(flowers|funerals|weddings)(\/|$)/;

export function isBrought(type: ProductType): boolean {
  return !NOT_BROUGHT.has(type);
}

/** Promises beside the buy button. */
export function Promises({ product }: { product: Product }) {
  if (!isBrought(product.type)) return null;
  const isTied = product.categoryPaths.some((path) => TIED.test(path));
  // Only products with a delivery date can promise one.
  const asksDay = product.customizableOptions.some(({ kind }) => kind === 'date');
  const promises = [
    ...(isTied ? [productTexts.tiedByHand] : []),
    asksDay ? productTexts.broughtOnYourDay : productTexts.broughtToTheDoor,
    productTexts.personAnswers,
  ];
  return (
    <ul className="buy-promises">
      {promises.map((promise) => (
        <li key={promise}>
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="m5 12.5 4.5 4.5L19 7.5" />
          </svg>
          {promise}
        </li>
      ))}
    </ul>
  );
}
