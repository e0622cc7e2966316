import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef } from 'react';
import { isEmailDay, isGiftCardValue } from '../../../domain/catalogue/options/gift-card-options';
import { currentPrice } from '../../../domain/catalogue/options/price-rules';
import { Static } from '../../../next-internals/server-only/server-components';
import { inStore } from '../../site-props';
import { productTexts } from '../../texts/en/product/product';
import { sharedTexts } from '../../texts/en/shared';
import { ServerOnly } from '../shared/ServerOnly';
import { PostcodeField } from './day/PostcodeField';
import { asksForPlace, useRulesAt } from './day/use-rules-at';
import { OptionField } from './OptionField';
import { answersOf, oneAnswer } from './option-names';
import type { BuyBoxProps } from './SimpleBuyBox';
import { errorsByField, useFocusOnRefused } from './errors-by-field';
import type { Elements } from '../shared/elements';
import { formatMoney } from '../../../domain/pricing/money';
import { refusalMessage } from '../../texts/en/refusals';
import { useHydrated } from '../shared/use-hydrated';
import type { ProductViewModel } from '../../view-models/product/product-view-model';
import { FieldError } from './OptionTitle';
import { QuantityInput } from './QuantityInput';

interface BuyFormProps extends Omit<BuyBoxProps, 'stopped'> {
  /** The parts of a bundle that `children` draw, before the options. */
  readonly parts?: readonly { readonly uid: string }[];
  readonly children?: Elements;
}

/**
 * Options, quantity and buy button. The fields of the options are uncontrolled: each change and the submission read the whole form,
 * so that what is sent is always what the shopper sees.
 */
export const BuyForm = observer(function BuyForm(props: BuyFormProps) {
  const { vm, site, deliveryRules, back, parts = [] } = props;
  const form = useRef<HTMLFormElement>(null);
  const { rules, isPlaceKnown } = useRulesAt(deliveryRules, vm.place);
  const options = vm.product.customizableOptions;
  const asked = [...parts, ...options];
  const places = errorsByField(vm.standing, asked);
  useFocusOnRefused(form, vm.refusal);

  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void vm.addToCart(answersOf(event.currentTarget, options), quantityIn(event.currentTarget));
  };
  const read = () => {
    if (form.current !== null) vm.answer(answersOf(form.current, options), quantityIn(form.current));
  };
  const firstRefused = asked.find(({ uid }) => places.options[uid] !== undefined)?.uid;
  return (
    <form
      method="post"
      action="/api/actions/add-to-cart"
      data-queue="post"
      id="add-to-cart"
      className="buy"
      noValidate
      ref={form}
      onPointerEnter={vm.prepareToAdd}
      onFocus={vm.prepareToAdd}
      onSubmit={add}
      onChange={read}
    >
      <input type="hidden" name="sku" value={vm.product.sku} />
      <input type="hidden" name="back" value={back} />
      {vm.product.configurable?.chosen.map((uid) => (
        <input key={uid} type="hidden" name="chosen" value={uid} />
      ))}
      {props.children}
      {asksForPlace(deliveryRules) && options.some((option) => option.kind === 'date' && !isEmailDay(option)) && (
        <PostcodeField place={vm.place} />
      )}
      {options.map((option) => (
        <OptionField
          key={option.uid}
          option={option}
          answers={vm.answers}
          base={currentPrice(vm.barePrice)}
          isWhole={isGiftCardValue(option, options)}
          locale={site.locale}
          deliveryRules={rules}
          isPlaceKnown={isPlaceKnown}
          error={places.options[option.uid] ?? null}
          focused={option.uid === firstRefused}
          onPick={read}
        />
      ))}
      <div className="buy-end">
        <div className="buy-row">
          <QuantityField
            initial={oneAnswer(props.answers, 'quantity') || '1'}
            error={places.quantity}
            focused={firstRefused === undefined}
          />
          <BuyButton vm={vm} locale={site.locale} />
        </div>
        <WhyNot vm={vm} />
        {places.box !== null && (
          <p className="alert" role="alert">
            {places.box}
          </p>
        )}
        <div role="status">
          <p className="success" data-added="" hidden={vm.added === 'no'}>
            <span>{vm.added === 'from-redirect' ? productTexts.addedByForm : sharedTexts.inCart}</span>{' '}
            <a href={inStore(site.storePrefix, '/cart')}>{sharedTexts.viewCart}</a>
          </p>
        </div>
        <ServerOnly id="show-first">{process.env.NEXT_RUNTIME !== '' && <Static.ShowFirst />}</ServerOnly>
      </div>
    </form>
  );
});

function quantityIn(form: HTMLFormElement): string {
  const typed = new FormData(form).get('quantity');
  return typeof typed === 'string' ? typed : '';
}

/**
 * The buy button with the price of what it adds. It is not a live region: `PriceBlock` announces price changes.
 */
const BuyButton = observer(function BuyButton({ vm, locale }: { vm: ProductViewModel; locale: string }) {
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
const WhyNot = observer(function WhyNot({ vm }: { vm: ProductViewModel }) {
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

interface QuantityFieldProps {
  readonly initial: string;
  readonly error: string | null;
  readonly focused: boolean;
}

/** Quantity, 1 by default. */
function QuantityField({ initial, error, focused }: QuantityFieldProps) {
  return (
    <div className="field">
      <label className="label" htmlFor="quantity">
        {productTexts.quantity}
      </label>
      <QuantityInput id="quantity" min="1" defaultValue={initial} required error={error} isFocused={focused} />
      <FieldError id="quantity-error" error={error} />
    </div>
  );
}
