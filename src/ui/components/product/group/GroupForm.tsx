import { observer } from 'mobx-react-lite';
import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import type { DayRules } from '../../../../domain/delivery/delivery-rules';
import { formatMoney } from '../../../../domain/pricing/money';
import { type SiteProps, inStore } from '../../../site-props';
import { groupTexts, groupRefusalMessage } from '../../../texts/en/product/group';
import { productTexts } from '../../../texts/en/product/product';
import { sharedTexts } from '../../../texts/en/shared';
import { type GroupViewModel, type GroupRow, QUANTITY_FIELD } from '../../../view-models/product/group-view-model';
import type { ProductViewModel } from '../../../view-models/product/product-view-model';
import { useHydrated } from '../../shared/use-hydrated';
import { answersOf } from '../option-names';
import { currentPrice } from '../../../../domain/catalogue/options/price-rules';
import { PostcodeField } from '../day/PostcodeField';
import { asksForPlace, useRulesAt } from '../day/use-rules-at';
import { OptionField } from '../OptionField';
import { errorsByField } from '../errors-by-field';
import { isHadNow, lastOnes } from '../../../../domain/catalogue/availability';
import { GROUP_PICTURE } from '../../../../domain/catalogue/pictures/picture';
import { refusalMessage } from '../../../texts/en/refusals';
import { soldOutText } from '../../../texts/en/stock';
import { Drawing } from '../../shared/Drawing';
import { PriceTag } from '../../shared/PriceTag';
import { SizedImage } from '../../shared/ResponsiveImage';
import { FieldError } from '../OptionTitle';
import { QuantityInput } from '../QuantityInput';

interface GroupFormProps {
  readonly group: GroupViewModel;
  readonly vm: ProductViewModel;
  readonly site: SiteProps;
  /** Path and query of this page, with store prefix: where a form without scripts returns. */
  readonly back: string;
  readonly deliveryRules: DayRules;
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

interface GroupDayProps {
  readonly group: GroupViewModel;
  readonly vm: ProductViewModel;
  readonly locale: string;
  readonly deliveryRules: DayRules;
  readonly onPick: () => void;
}

/** Place and day of a group: its products arrive together. */
const GroupDay = observer(function GroupDay({ group, vm, locale, deliveryRules, onPick }: GroupDayProps) {
  const { rules, isPlaceKnown } = useRulesAt(deliveryRules, vm.place);
  const options = vm.product.customizableOptions;
  const places = errorsByField(group.standing(vm.answers), options);
  return (
    <>
      {asksForPlace(deliveryRules) && options.length > 0 && <PostcodeField place={vm.place} />}
      {options.map((option) => (
        <OptionField
          key={option.uid}
          option={option}
          answers={vm.answers}
          base={currentPrice(vm.barePrice)}
          locale={locale}
          deliveryRules={rules}
          isPlaceKnown={isPlaceKnown}
          error={places.options[option.uid] ?? null}
          focused={places.options[option.uid] !== undefined}
          onPick={onPick}
        />
      ))}
    </>
  );
});

interface GroupItemRowProps {
  readonly row: GroupRow;
  readonly site: SiteProps;
  /** Whether it is the first refused one of a server-rendered page. */
  readonly isFocused: boolean;
  readonly onType: (sku: string, text: string) => void;
}

/** A product of a group and how many of it are wanted. */
function GroupItemRow({ row, site, isFocused, onType }: GroupItemRowProps) {
  const { product } = row.item;
  const id = `${QUANTITY_FIELD}${product.sku}`;
  const error = row.refusal === null ? null : refusalMessage(row.refusal);
  const few = lastOnes(product.availability);
  return (
    <li className="group-row">
      <div className="group-picture">
        {product.picture === null ? (
          <Drawing of="tulip" />
        ) : (
          <SizedImage picture={product.picture} size={GROUP_PICTURE} turn="lazy" alt="" />
        )}
      </div>
      <div className="group-words">
        <a href={inStore(site.storePrefix, product.path)}>{product.name}</a>
        <PriceTag price={product.price} locale={site.locale} from={false} />
        {row.unavailableReason !== null && <p className="stock stock-none">{refusalMessage(row.unavailableReason)}</p>}
        {row.unavailableReason === null && !isHadNow(product.availability) && (
          <p className="stock">{soldOutText(product.availability)}</p>
        )}
        {row.unavailableReason === null && few !== null && <p className="stock">{productTexts.onlyLeft(few)}</p>}
      </div>
      {row.unavailableReason === null && (
        <div className="field">
          <label className="sr-only" htmlFor={id}>
            {groupTexts.quantityOf(product.name)}
          </label>
          <QuantityInput
            id={id}
            min="0"
            value={row.text}
            error={error}
            isFocused={isFocused}
            onChange={(event) => onType(product.sku, event.target.value)}
          />
        </div>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </li>
  );
}
