import { ServerOnly } from '../shared/ServerOnly';
import { Static } from '../../server-parts';
import { inStore } from '../../site-props';
import { BuyForm } from './BuyForm';
import { ChoiceBlock } from './ChoiceBlock';
import type { OrderProps } from './order-props';
import { isOrderedByPhone } from './ordered-by-phone';
import { PriceBlock } from './PriceBlock';

/** Price, variants and form of a product that is one thing. */
export function PlainOrder({ vm, site, deliveryRules, back, answers }: OrderProps) {
  const { product } = vm;
  return (
    <>
      <PriceBlock vm={vm} site={site} />
      <ChoiceBlock vm={vm} action={inStore(site.storePrefix, product.path)} locale={site.locale} />
      {isOrderedByPhone(product) ? (
        <ServerOnly id="order-by-phone">
          {process.env.NEXT_RUNTIME !== '' && <Static.OrderByPhone product={product} />}
        </ServerOnly>
      ) : (
        <BuyForm vm={vm} site={site} deliveryRules={deliveryRules} back={back} answers={answers} />
      )}
    </>
  );
}
