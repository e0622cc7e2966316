import { observer } from 'mobx-react-lite';
import { formatMoney } from '../../../domain/pricing/money';
import type { ProductViewModel } from '../../view-models/product/product-view-model';
import { productTexts } from '../../texts/en/product/product';
import { Static } from '../../../next-internals/server-only/server-components';
import { ServerOnly } from '../shared/ServerOnly';
import type { BuyBoxProps } from './SimpleBuyBox';
import type { SiteProps } from '../../site-props';
import { PriceTag } from '../shared/PriceTag';
import { isSoldOut, lastOnes, type Availability } from '../../../domain/catalogue/availability';
import { isWorkshop } from '../../../domain/catalogue/departments';
import type { Product, ProductType } from '../../../domain/catalogue/product';
import { soldOutText } from '../../texts/en/stock';

/** Price of a group that is ordered by telephone. Its script has neither the form of other products nor their sizes. */
export function PhoneOrder({ vm, site }: Pick<BuyBoxProps, 'vm' | 'site'>) {
  return (
    <>
      <PriceBlock vm={vm} site={site} />
      <HowToCall vm={vm} />
    </>
  );
}

/** In place of the form. */
export function HowToCall({ vm }: Pick<BuyBoxProps, 'vm'>) {
  return (
    <ServerOnly id="order-by-phone">
      {process.env.NEXT_RUNTIME !== '' && <Static.OrderByPhone product={vm.product} />}
    </ServerOnly>
  );
}

/** Price and stock of the current choice, in a live region. */
export const PriceBlock = observer(function PriceBlock({
  vm,
  site,
}: {
  vm: ProductViewModel;
  site: Pick<SiteProps, 'locale' | 'storePrefix'>;
}) {
  const { product } = vm;
  const { locale } = site;
  return (
    <div className="price-block">
      <div aria-live="polite" aria-atomic="true">
        <PriceTag price={vm.price} locale={locale} from={vm.isPriceOpen} />
        {vm.extras.pence > 0 && <p className="hint">{productTexts.withSurcharges(formatMoney(vm.extras, locale))}</p>}
        <StockLine product={product} availability={vm.availability} />
      </div>
      <ServerOnly id="price-note">
        {process.env.NEXT_RUNTIME !== '' && <Static.PriceNote product={vm.product} storePrefix={site.storePrefix} />}
      </ServerOnly>
    </div>
  );
});

interface StockLineProps {
  readonly product: Pick<Product, 'type' | 'categoryPaths'>;
  /** The chosen variant's, if any. */
  readonly availability: Availability;
}

/** Stock in words, because colour alone is not accessible; of a workshop the places left. */
export function StockLine({ product, availability }: StockLineProps) {
  const workshop = isWorkshop(product);
  if (isSoldOut(availability)) {
    return <p className="stock stock-none">{workshop ? productTexts.fullyBooked : soldOutText(availability)}</p>;
  }
  if (availability.backIn !== undefined)
    return <p className="stock">{productTexts.orderAhead(soldOutText(availability))}</p>;
  if (isTakenByPhone(product.type)) return null;
  if (workshop && availability.onlyLeft !== null) {
    return <p className="stock">{productTexts.placesLeft(availability.onlyLeft)}</p>;
  }
  const few = lastOnes(availability);
  return <p className="stock">{few === null ? productTexts.inStock : productTexts.onlyLeft(few)}</p>;
}

/** Product types that nothing here can add to the cart. */
const BY_PHONE: ReadonlySet<ProductType> = new Set<ProductType>(['gift-card', 'unknown']);

function isTakenByPhone(type: ProductType): boolean {
  return BY_PHONE.has(type);
}

/** Whether there is a telephone number in place of a form. */
export function isOrderedByPhone({ availability, type }: Product): boolean {
  return isSoldOut(availability) || isTakenByPhone(type);
}
