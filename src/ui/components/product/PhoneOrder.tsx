import { ServerOnly } from '../shared/ServerOnly';
import { Static } from '../../../next-internals/server-only/server-components';
import type { BuyBoxProps } from './buy-box-props';
import { PriceBlock } from './PriceBlock';

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
