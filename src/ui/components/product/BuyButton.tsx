import { observer } from 'mobx-react-lite';
import { productTexts } from '../../texts/en/product';
import { sharedTexts } from '../../texts/en/shared';
import type { ProductViewModel } from '../../view-models/product-view-model';
import { wordRefusal } from '../../texts/en/refusals';

/** The button, and in words why it cannot be pressed. */
export const BuyButton = observer(function BuyButton({ vm }: { vm: ProductViewModel }) {
  const { whyNot } = vm;
  return (
    <>
      <button
        type="submit"
        className="button buy-button"
        id="add-to-cart-button"
        disabled={!vm.canBeAdded}
        aria-busy={vm.isAdding || undefined}
        aria-describedby={whyNot === null ? undefined : 'why-not'}
      >
        {vm.isAdding ? sharedTexts.adding : sharedTexts.addToCart}
      </button>
      {vm.isChoosing ? (
        <p className="hint">{productTexts.choosing}</p>
      ) : (
        whyNot !== null && (
          <p className="hint" id="why-not">
            {whyNot.kind === 'variant-not-chosen' ? productTexts.chooseFirst(unanswered(vm)) : wordRefusal(whyNot)}
          </p>
        )
      )}
    </>
  );
});

/** Labels of the questions that are still open, in the order in which they are asked. */
function unanswered({ product }: ProductViewModel): readonly string[] {
  if (product.configurable === null) return [];
  const { options, chosen } = product.configurable;
  return options.filter(({ values }) => !values.some(({ uid }) => chosen.includes(uid))).map(({ label }) => label);
}
