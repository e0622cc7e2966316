import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef } from 'react';
import { isEmailDay, isGiftCardValue } from '../../../domain/catalogue/options/gift-card-options';
import { currentPrice } from '../../../domain/catalogue/options/price-rules';
import { Static } from '../../../next-internals/server-only/server-components';
import { inStore } from '../../site-props';
import { productTexts } from '../../texts/en/product/product';
import { sharedTexts } from '../../texts/en/shared';
import { ServerOnly } from '../shared/ServerOnly';
import { BuyButton, WhyNot } from './BuyButton';
import { PostcodeField } from './day/PostcodeField';
import { useRulesAt } from './day/use-rules-at';
import { OptionField } from './OptionField';
import { answersOf, oneAnswer } from './option-names';
import type { BuyBoxProps } from './buy-box-props';
import { QuantityField } from './quantity/QuantityField';
import { errorsByField } from './errors-by-field';
import { useFocusOnRefused } from './use-focus-on-refused';
import type { Elements } from '../shared/elements';

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
      {deliveryRules.zone === null && options.some((option) => option.kind === 'date' && !isEmailDay(option)) && (
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
