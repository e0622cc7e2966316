import { observer } from 'mobx-react-lite';
import type { ProductViewModel } from '../../view-models/product/product-view-model';
import { productTexts } from '../../texts/en/product/product';
import { ChoiceForm } from './ChoiceForm';
import { shapeOf } from './size/SizeDrawing';

interface ChoiceBlockProps {
  readonly vm: ProductViewModel;
  /** Path of the product, with store prefix. */
  readonly action: string;
  readonly locale: string;
}

/** The options of a configurable product and the status of loading the variant. Nothing for other products. */
export const ChoiceBlock = observer(function ChoiceBlock({ vm, action, locale }: ChoiceBlockProps) {
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
