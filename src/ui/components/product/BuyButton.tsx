import { observer } from 'mobx-react-lite';
import { formatMoney } from '../../../domain/pricing/money';
import { productTexts } from '../../texts/en/product/product';
import { refusalMessage } from '../../texts/en/refusals';
import { sharedTexts } from '../../texts/en/shared';
import { useHydrated } from '../shared/use-hydrated';
import type { ProductViewModel } from '../../view-models/product/product-view-model';

/**
 * The buy button with the price of what it adds. It is not a live region: `PriceBlock` announces price changes.
 */
export const BuyButton = observer(function BuyButton({ vm, locale }: { vm: ProductViewModel; locale: string }) {
  // Without scripts, values can be corrected only if the form can be sent again.
  const isHydrated = useHydrated();
  const isEnabled = vm.canBeAdded || (!isHydrated && !vm.isComposed);
  return (
    <button
      type="submit"
      className="button buy-button"
      id="add-to-cart-button"
      disabled={!isEnabled}
      aria-busy={vm.isAdding || undefined}
      aria-describedby={vm.unavailableReason === null && vm.isComposed ? undefined : 'why-not'}
    >
      <span>{vm.isAdding ? sharedTexts.adding : sharedTexts.addToCart}</span>
      {vm.canBeAdded && vm.total !== null && (
        <span className="buy-price" aria-hidden="true">
          {vm.isPriceOpen ? productTexts.from(formatMoney(vm.total, locale)) : formatMoney(vm.total, locale)}
        </span>
      )}
    </button>
  );
});

/** Why the button is disabled. */
export const WhyNot = observer(function WhyNot({ vm }: { vm: ProductViewModel }) {
  const { unavailableReason } = vm;
  if (vm.isChoosing) return <p className="hint">{productTexts.choosing}</p>;
  if (unavailableReason === null) {
    return vm.isComposed ? null : (
      <p className="hint" id="why-not">
        {productTexts.checkParts}
      </p>
    );
  }
  return (
    <p className="hint" id="why-not">
      {unavailableReason.kind === 'variant-not-chosen'
        ? productTexts.chooseFirst(unanswered(vm))
        : refusalMessage(unavailableReason)}
    </p>
  );
});

/** Labels of the options without a value, in the order of the page. */
function unanswered({ product }: ProductViewModel): readonly string[] {
  if (product.configurable === null) return [];
  const { options, chosen } = product.configurable;
  return options.filter(({ values }) => !values.some(({ uid }) => chosen.includes(uid))).map(({ label }) => label);
}
