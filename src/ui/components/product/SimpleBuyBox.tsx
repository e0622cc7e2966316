import { inStore } from '../../site-props';
import { BuyForm } from './BuyForm';
import { ChoiceBlock } from './ChoiceBlock';
import type { BuyBoxProps } from './buy-box-props';
import { isOrderedByPhone } from './ordered-by-phone';
import { HowToCall } from './PhoneOrder';
import { PriceBlock } from './PriceBlock';

/** Price, variants and form of a product that is one thing. */
export function SimpleBuyBox({ vm, site, deliveryRules, back, answers }: BuyBoxProps) {
  const { product } = vm;
  return (
    <>
      <PriceBlock vm={vm} site={site} />
      <ChoiceBlock vm={vm} action={inStore(site.storePrefix, product.path)} locale={site.locale} />
      {isOrderedByPhone(product) ? (
        <HowToCall vm={vm} />
      ) : (
        <BuyForm vm={vm} site={site} deliveryRules={deliveryRules} back={back} answers={answers} />
      )}
    </>
  );
}
