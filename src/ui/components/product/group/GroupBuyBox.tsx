import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useShop } from '../../../shop-context';
import { GroupViewModel } from '../../../view-models/product/group-view-model';
import type { BuyBoxProps } from '../SimpleBuyBox';
import { isOrderedByPhone, PhoneOrder, StockLine } from '../PriceBlock';
import { GroupForm } from './GroupForm';
import type { Product } from '../../../../domain/catalogue/product';
import { formatMoney } from '../../../../domain/pricing/money';
import { Static } from '../../../../next-internals/server-only/server-components';
import type { SiteProps } from '../../../site-props';
import { groupTexts } from '../../../texts/en/product/group';
import { ServerOnly } from '../../shared/ServerOnly';

/** Price and form of a group, whose products have a quantity each. */
export function GroupBuyBox(props: BuyBoxProps) {
  return isOrderedByPhone(props.vm.product) ? <PhoneOrder {...props} /> : <OrderOfEach {...props} />;
}

const OrderOfEach = observer(function OrderOfEach({ vm, site, back, answers, stopped, deliveryRules }: BuyBoxProps) {
  const { cart } = useShop();
  const [group] = useState(() => {
    const made = new GroupViewModel(vm.product, { cart, notifyWishlist: (added) => vm.notifyWishlist(added) });
    made.start({ answers, stopped, refusal: vm.refusal });
    return made;
  });
  return (
    <>
      <GroupPrice group={group} product={vm.product} site={site} />
      <GroupForm group={group} vm={vm} site={site} back={back} deliveryRules={deliveryRules} />
    </>
  );
});

interface GroupPriceProps {
  readonly group: GroupViewModel;
  readonly product: Product;
  readonly site: Pick<SiteProps, 'locale' | 'storePrefix'>;
}

/** The total price of the chosen products, in a live region. */
const GroupPrice = observer(function GroupPrice({ group, product, site }: GroupPriceProps) {
  return (
    <div className="price-block">
      <p className="price" aria-live="polite" aria-atomic="true">
        <span className="sr-only">{groupTexts.together} </span>
        <span>{formatMoney(group.total, site.locale)}</span>
      </p>
      <StockLine product={product} availability={product.availability} />
      <ServerOnly id="price-note">
        {process.env.NEXT_RUNTIME !== '' && <Static.PriceNote product={product} storePrefix={site.storePrefix} />}
      </ServerOnly>
    </div>
  );
});
