import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { BundleViewModel } from '../../../view-models/product/bundle-view-model';
import { BuyForm } from '../BuyForm';
import type { BuyBoxProps } from '../buy-box-props';
import { isOrderedByPhone } from '../ordered-by-phone';
import { SimpleBuyBox } from '../SimpleBuyBox';
import { BundleItems } from './BundleItems';
import { BundlePrice } from './BundlePrice';

/** Price, parts and form of a bundle, which is put together on the page. */
export function BundleBuyBox(props: BuyBoxProps) {
  return isOrderedByPhone(props.vm.product) ? <SimpleBuyBox {...props} /> : <ComposedOrder {...props} />;
}

const ComposedOrder = observer(function ComposedOrder({ vm, site, deliveryRules, back, answers }: BuyBoxProps) {
  const [bundle] = useState(() => new BundleViewModel(vm));
  const questions = vm.product.bundle ?? [];
  return (
    <>
      <BundlePrice product={vm.product} site={site} />
      <BuyForm
        vm={vm}
        site={site}
        deliveryRules={deliveryRules}
        back={back}
        answers={answers}
        parts={[...questions, ...questions.flatMap(({ choices }) => choices)]}
      >
        <BundleItems bundle={bundle} locale={site.locale} />
      </BuyForm>
    </>
  );
});
