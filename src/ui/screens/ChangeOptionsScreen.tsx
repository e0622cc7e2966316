import '../theme/pages/change-page.module.css';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef, useState } from 'react';
import type { Failure } from '../../application/ports/failures';
import type { AddToCartRefusal } from '../../domain/cart/add-to-cart';
import type { CartItem } from '../../domain/cart/cart';
import { isEmailDay } from '../../domain/catalogue/options/gift-card-options';
import type { CustomizableOption, OptionAnswers } from '../../domain/catalogue/options/customizable-option';
import { CART_PICTURE } from '../../domain/catalogue/pictures/picture';
import type { DayRules } from '../../domain/delivery/delivery-rules';
import type { Money } from '../../domain/pricing/money';
import { HiddenFields } from '../components/cart/HiddenFields';
import { PostcodeField } from '../components/product/day/PostcodeField';
import { asksForPlace, useRulesAt } from '../components/product/day/use-rules-at';
import { OptionField } from '../components/product/OptionField';
import { answersOf } from '../components/product/option-names';
import { errorsByField, useFocusOnRefused } from '../components/product/errors-by-field';
import { SizedImage } from '../components/shared/ResponsiveImage';
import { Static } from '../../next-internals/server-only/server-components';
import type { SiteProps } from '../site-props';
import { type ShopApp, useShop } from '../shop-context';
import { changeOptionsTexts } from '../texts/en/product/change-options';
import { sharedTexts } from '../texts/en/shared';
import type { ChangeOptionsViewModel } from '../view-models/cart/change-options-view-model';

export interface ChangeOptionsScreenProps {
  readonly site: SiteProps;
  /** `Cart.id` of the cart with the item. */
  readonly cartId: string;
  readonly item: Pick<CartItem, 'uid' | 'name' | 'picture'>;
  readonly sku: string;
  /** Its days and texts. */
  readonly options: readonly CustomizableOption[];
  /** Price of one without options. */
  readonly basePrice: Money;
  readonly answers: OptionAnswers;
  /** Refusal of a form sent without scripts. */
  readonly refusal: AddToCartRefusal | Failure | null;
  readonly deliveryRules: DayRules;
  /** Path and query of this page, with store prefix: where a refused form without scripts returns. */
  readonly back: string;
  /** Path of the cart, with store prefix. */
  readonly cartPath: string;
  readonly createChangeOptions: (
    props: Omit<ChangeOptionsScreenProps, 'createChangeOptions'>,
    shop: ShopApp,
  ) => ChangeOptionsViewModel;
}

/** Changes day and texts of one cart item, with the same fields as the product page. */
export const ChangeOptionsScreen = observer(function ChangeOptionsScreen(props: ChangeOptionsScreenProps) {
  const { item } = props;
  const title = changeOptionsTexts.title(props.options.some(asksDeliveryDay));
  const shop = useShop();
  const [vm] = useState(() => props.createChangeOptions(props, shop));
  return (
    <article className="change-options product-words">
      <Static.PageHead title={sharedTexts.pageTitle(title, props.site.storeName)}>
        <meta name="robots" content="noindex" />
      </Static.PageHead>
      {/* Hydrates at once: the fields must not change while the shopper edits them. */}
      <h1 data-hydrate="now">{title}</h1>
      <div className="change-item">
        {item.picture !== null && <SizedImage picture={item.picture} size={CART_PICTURE} turn="first" alt="" />}
        <p className="font-semibold">{item.name}</p>
      </div>
      <ChangeForm {...props} vm={vm} />
    </article>
  );
});

const ChangeForm = observer(function ChangeForm(props: ChangeOptionsScreenProps & { vm: ChangeOptionsViewModel }) {
  const { vm, site, options, item, deliveryRules, cartPath } = props;
  const form = useRef<HTMLFormElement>(null);
  const { rules, isPlaceKnown } = useRulesAt(deliveryRules, vm.place);
  const places = errorsByField(vm.standing, options);
  const firstRefused = options.find(({ uid }) => places.options[uid] !== undefined)?.uid;
  useFocusOnRefused(form, vm.refusal);
  const read = () => {
    if (form.current !== null) vm.answer(answersOf(form.current, options));
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void vm.save(answersOf(event.currentTarget, options));
  };
  return (
    <form
      method="post"
      action="/api/actions/change-options"
      data-queue=""
      id="change-options"
      className="buy"
      noValidate
      ref={form}
      onSubmit={save}
      onChange={read}
    >
      <HiddenFields back={props.back} cartId={props.cartId} item={item.uid} />
      <input type="hidden" name="sku" value={props.sku} />
      <input type="hidden" name="done" value={cartPath} />
      {asksForPlace(deliveryRules) && options.some(asksDeliveryDay) && <PostcodeField place={vm.place} />}
      {options.map((option) => (
        <OptionField
          key={option.uid}
          option={option}
          answers={vm.answers}
          base={props.basePrice}
          locale={site.locale}
          deliveryRules={rules}
          isPlaceKnown={isPlaceKnown}
          error={places.options[option.uid] ?? null}
          focused={option.uid === firstRefused}
          onPick={read}
        />
      ))}
      {places.box !== null && (
        <p className="alert" role="alert">
          {places.box}
        </p>
      )}
      <div className="buy-row">
        <button type="submit" className="button button-large" aria-busy={vm.isSaving || undefined}>
          {changeOptionsTexts.save}
        </button>
        <a className="button button-quiet" href={cartPath}>
          {changeOptionsTexts.keep}
        </a>
      </div>
    </form>
  );
});

/** The day of an email needs no place. */
const asksDeliveryDay = (option: CustomizableOption): boolean => option.kind === 'date' && !isEmailDay(option);
