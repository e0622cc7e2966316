import { ServerOnly } from '../shared/ServerOnly';
import { Static } from '../../server-parts';
import type { OrderProps } from './order-props';
import { PriceBlock } from './PriceBlock';

/** Price of a bundle or a group that is ordered by telephone. */
export function PhoneOrder({ vm, site }: Pick<OrderProps, 'vm' | 'site'>) {
  return (
    <>
      <PriceBlock vm={vm} site={site} />
      <HowToCall vm={vm} />
    </>
  );
}

/** In place of the form. */
export function HowToCall({ vm }: Pick<OrderProps, 'vm'>) {
  return (
    <ServerOnly id="order-by-phone">
      {process.env.NEXT_RUNTIME !== '' && <Static.OrderByPhone product={vm.product} />}
    </ServerOnly>
  );
}
