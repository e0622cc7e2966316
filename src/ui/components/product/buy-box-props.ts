import type { OptionAnswers } from '../../../domain/catalogue/options/customizable-option';
import type { DeliveryRules } from '../../../domain/delivery/delivery-rules';
import type { SiteProps } from '../../site-props';
import type { StoppedAt } from '../../view-models/product/group-view-model';
import type { ProductViewModel } from '../../view-models/product/product-view-model';

/** Props for adding a product to the cart: its price, its choices and its form. */
export interface BuyBoxProps {
  readonly vm: ProductViewModel;
  readonly site: SiteProps;
  readonly deliveryRules: DeliveryRules;
  /** Path and query of this page, with store prefix: where a form without scripts returns. */
  readonly back: string;
  /** Values of a form without scripts that was refused. */
  readonly answers: OptionAnswers;
  /** The product of a group that such a form was refused for. */
  readonly stopped: StoppedAt | null;
}
