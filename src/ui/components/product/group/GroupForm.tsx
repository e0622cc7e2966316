import { observer } from 'mobx-react-lite';
import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import type { DeliveryRules } from '../../../../domain/delivery/delivery-rules';
import { formatMoney } from '../../../../domain/pricing/money';
import { type SiteProps, inStore } from '../../../site-props';
import { groupTexts, groupRefusalMessage } from '../../../texts/en/product/group';
import { productTexts } from '../../../texts/en/product/product';
import { sharedTexts } from '../../../texts/en/shared';
import type { GroupViewModel } from '../../../view-models/product/group-view-model';
import type { ProductViewModel } from '../../../view-models/product/product-view-model';
import { useHydrated } from '../../shared/use-hydrated';
import { answersOf } from '../option-names';
import { GroupDay } from './GroupDay';
import { GroupItemRow } from './GroupItemRow';

interface GroupFormProps {
  readonly group: GroupViewModel;
  readonly vm: ProductViewModel;
  readonly site: SiteProps;
  /** Path and query of this page, with store prefix: where a form without scripts returns. */
  readonly back: string;
  readonly deliveryRules: DeliveryRules;
}

/** The products of a group with a quantity each, one day and one button for all of them. */
export const GroupForm = observer(function GroupForm({ group, vm, site, back, deliveryRules }: GroupFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // Without scripts, values can be corrected only if the form can be sent again.
  const isHydrated = useHydrated();
  const { adding, addedProducts } = group;
  useFocusOnStopped(form, group);
  const { sku, customizableOptions: options } = vm.product;
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void group.addToCart(answersOf(event.currentTarget, options));
  };
  const read = () => {
    if (form.current !== null) vm.answer(answersOf(form.current, options));
  };
  const focused = group.rows.find(({ refusal }) => refusal !== null)?.item.product.sku;
  const isDone = adding.error === null && addedProducts > 0;
  return (
    <form
      method="post"
      action="/api/actions/add-group"
      data-queue=""
      id="add-to-cart"
      className="buy"
      noValidate
      ref={form}
      onSubmit={add}
      onChange={read}
    >
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="back" value={back} />
      <fieldset className="group">
        <legend className="legend">{groupTexts.items}</legend>
        <ul className="group-rows">
          {group.rows.map((row) => (
            <GroupItemRow
              key={row.item.product.sku}
              row={row}
              site={site}
              isFocused={row.item.product.sku === focused}
              onType={group.type}
            />
          ))}
        </ul>
      </fieldset>
      <GroupDay group={group} vm={vm} locale={site.locale} deliveryRules={deliveryRules} onPick={read} />
      <div className="buy-end">
        <button
          type="submit"
          className="button buy-button"
          id="add-to-cart-button"
          disabled={isHydrated && !group.canBeAdded}
          aria-busy={adding.isLoading || undefined}
        >
          <span>{adding.isLoading ? sharedTexts.adding : sharedTexts.addToCart}</span>
          {group.canBeAdded && (
            <span className="buy-price" aria-hidden="true">
              {formatMoney(group.total, site.locale)}
            </span>
          )}
        </button>
        {adding.error !== null && adding.error.kind !== 'options-refused' && (
          <p className="alert" role="alert">
            {groupRefusalMessage(adding.error)}
          </p>
        )}
        <div role="status">
          <p className="success" hidden={!isDone && vm.added !== 'from-redirect'}>
            <span>{isDone ? groupTexts.added(addedProducts) : productTexts.addedByForm}</span>{' '}
            <a href={inStore(site.storePrefix, '/cart')}>{sharedTexts.viewCart}</a>
          </p>
        </div>
      </div>
    </form>
  );
});

/** A new refusal focuses the field of its product; one that was rendered on the server has `autofocus` instead. */
function useFocusOnStopped(form: RefObject<HTMLFormElement | null>, { adding: { error } }: GroupViewModel): void {
  const seen = useRef(error);
  useEffect(() => {
    if (error === seen.current) return;
    seen.current = error;
    if (error !== null) form.current?.querySelector<HTMLElement>('[data-refused]')?.focus();
  }, [form, error]);
}
