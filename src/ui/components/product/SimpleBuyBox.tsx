import { observer } from 'mobx-react-lite';
import type { OptionAnswers } from '../../../domain/catalogue/options/customizable-option';
import type { DayRules } from '../../../domain/delivery/delivery-rules';
import { type SiteProps, inStore } from '../../site-props';
import type { StoppedAt } from '../../view-models/product/group-view-model';
import type { ProductViewModel } from '../../view-models/product/product-view-model';
import { BuyForm } from './BuyForm';
import { isOrderedByPhone, HowToCall, PriceBlock } from './PriceBlock';
import { productTexts } from '../../texts/en/product/product';
import { ChoiceForm } from './ChoiceForm';
import { shapeOf } from './size/SizeDrawing';

/** Props for adding a product to the cart: its price, its choices and its form. */
export interface BuyBoxProps {
  readonly vm: ProductViewModel;
  readonly site: SiteProps;
  readonly deliveryRules: DayRules;
  /** Path and query of this page, with store prefix: where a form without scripts returns. */
  readonly back: string;
  /** Values of a form without scripts that was refused. */
  readonly answers: OptionAnswers;
  /** The product of a group that such a form was refused for. */
  readonly stopped: StoppedAt | null;
}

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

interface ChoiceBlockProps {
  readonly vm: ProductViewModel;
  /** Path of the product, with store prefix. */
  readonly action: string;
  readonly locale: string;
}

/** The options of a configurable product and the status of loading the variant. Nothing for other products. */
const ChoiceBlock = observer(function ChoiceBlock({ vm, action, locale }: ChoiceBlockProps) {
  const choice = vm.product.configurable;
  if (choice === null) return null;
  return (
    <>
      <ChoiceForm
        choice={choice}
        variants={vm.product.variants}
        shape={shapeOf(vm.product.categoryPaths)}
        locale={locale}
        action={action}
        onChoose={(option, value) => void vm.choose(option, value)}
      />
      {vm.choiceFailure !== null && (
        <p className="alert" role="alert">
          {productTexts.choiceFailed}{' '}
          <button type="button" className="button-plain" id="choose-again" onClick={() => void vm.chooseAgain()}>
            {productTexts.tryAgain}
          </button>
        </p>
      )}
    </>
  );
});
