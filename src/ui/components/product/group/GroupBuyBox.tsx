import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useShop } from '../../../shop-context';
import { GroupViewModel } from '../../../view-models/product/group-view-model';
import type { BuyBoxProps } from '../buy-box-props';
import { isOrderedByPhone } from '../ordered-by-phone';
import { PhoneOrder } from '../PhoneOrder';
import { GroupForm } from './GroupForm';
import { GroupPrice } from './GroupPrice';

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
