import { observer } from 'mobx-react-lite';
import { useState, useEffect, useRef } from 'react';
import type { Cart, CartItem } from '../../../domain/cart/cart';
import type { SiteProps } from '../../site-props';
import { useShop } from '../../shop-context';
import { cartTexts } from '../../texts/en/cart/cart';
import { failureMessage } from '../../texts/en/refusals';
import type { CartRow } from '../../view-models/cart/cart-rows';
import type { CartViewModel } from '../../view-models/cart/cart-view-model';
import type { RefusalInQuery } from '../../view-models/cart/refusal-in-query';
import { CartItemRow } from './CartItemRow';
import { CartSummary } from './CartSummary';
import { dayLabelOf } from './DeliveryDays';
import { UnshownLines } from './UnshownLines';
import { NO_REFUSALS, errorsByField } from './errors-by-field';
import type { Elements } from '../shared/elements';

interface CartSheetProps {
  readonly vm: CartViewModel;
  /** The server-rendered cart, shown until this tab has loaded its own. */
  readonly shown: Cart;
  readonly site: SiteProps;
  readonly refusals: readonly RefusalInQuery[];
  /** Id of the title above it, which takes the focus when an item is removed. */
  readonly titleId: string;
  /** What comes after the items and the checkout button: below it on a phone, below the items on a wide screen. */
  readonly below?: Elements;
}

/** Cart items and totals. */
export const CartDrawer = observer(function CartDrawer(props: CartSheetProps) {
  const { vm, shown, site, refusals, titleId, below } = props;
  const [asked, setAsked] = useState<{ readonly item: CartItem } | null>(null);
  const [hasMovedOn, setMovedOn] = useState(false);
  const lapsed = useLapsedDays(shown);
  const remove = useRemoval(vm, titleId);
  const rows = vm.cart === null ? shown.items.map(atRest) : vm.rows;
  const places = hasMovedOn
    ? NO_REFUSALS
    : errorsByField(
        refusals,
        rows.map(({ item }) => item.uid),
      );
  const moveOn = () => setMovedOn(true);
  return (
    <div className="cart-sheet" onChange={moveOn} onSubmit={moveOn}>
      <section aria-labelledby="cart-items">
        <h2 id="cart-items" className="sr-only">
          {cartTexts.items}
        </h2>
        {places.box !== null && (
          <p className="alert" role="alert">
            {places.box}
          </p>
        )}
        <UnshownLines cart={shown} storePrefix={site.storePrefix} />
        <ul className="cart-rows">
          {rows.map((row, index) => (
            <CartItemRow
              key={row.item.uid}
              row={row}
              cart={vm}
              cartId={shown.id}
              site={site}
              isFirst={index === 0}
              refused={places.items.get(row.item.uid) ?? null}
              lapsed={lapsed?.find(({ itemUid }) => itemUid === row.item.uid) ?? null}
              dayLabel={dayLabelOf(shown, row.item)}
              onAskRemoval={(item) => setAsked({ item })}
            />
          ))}
        </ul>
      </section>
      <CartSummary cart={vm} shown={shown} site={site} refused={places} />
      {below}
      <RemoveDialog asked={asked} onYes={remove} onClose={() => setAsked(null)} />
    </div>
  );
});

/** Dismisses earlier notices, then shows the result. */
function useRemoval(vm: CartViewModel, titleId: string): (item: CartItem) => void {
  const { notices } = useShop();
  return (item) => {
    notices.dismissAll();
    // Removing the row also removes the focused button.
    document.getElementById(titleId)?.focus();
    void vm.remove(item.uid).then((isGone) => {
      if (isGone) {
        notices.send({
          type: 'success',
          title: cartTexts.removedTitle,
          message: cartTexts.removed(item.name),
          persist: false,
        });
      } else if (vm.removing.error !== null && vm.removing.error.kind !== 'cart-changed') {
        const message = failureMessage(vm.removing.error);
        notices.send({ type: 'danger', title: cartTexts.removeFailedTitle, message, persist: true });
      }
    });
  };
}

function atRest(item: CartItem): CartRow {
  return { item, text: String(item.quantity), isPending: false, refusal: null };
}

/** Which days have lapsed is known of a loaded cart alone, and stays known while the shopper changes it. */
function useLapsedDays({ lapsed }: Cart): Cart['lapsed'] {
  const [known, setKnown] = useState(lapsed);
  if (lapsed !== undefined && lapsed !== known) setKnown(lapsed);
  return lapsed ?? known;
}

interface RemoveDialogProps {
  /** The item to confirm, another object for each press; null when nothing is asked. */
  readonly asked: { readonly item: CartItem } | null;
  readonly onYes: (item: CartItem) => void;
  readonly onClose: () => void;
}

/** A native dialog, which traps the focus, closes on Escape and restores the focus. */
function RemoveDialog({ asked, onYes, onClose }: RemoveDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (asked !== null && dialog.current?.open === false) dialog.current.showModal();
  }, [asked]);
  const yes = () => {
    dialog.current?.close();
    if (asked !== null) onYes(asked.item);
  };
  return (
    <dialog
      ref={dialog}
      id="remove-dialog"
      className="panel m-auto w-[calc(100%-2rem)] max-w-md backdrop:bg-ink/45"
      aria-labelledby="remove-title"
      aria-describedby="remove-question"
      // The event is late: the question may have been asked again meanwhile.
      onClose={() => dialog.current?.open !== true && onClose()}
    >
      <div className="grid gap-4">
        <h2 id="remove-title">{cartTexts.confirmTitle}</h2>
        <p id="remove-question">{asked === null ? '' : cartTexts.confirmQuestion(asked.item.name)}</p>
        <div className="flex flex-wrap gap-3">
          <button type="button" id="remove-yes" className="button" onClick={yes}>
            {cartTexts.yes}
          </button>
          <button
            type="button"
            id="remove-cancel"
            className="button button-quiet"
            onClick={() => dialog.current?.close()}
          >
            {cartTexts.cancel}
          </button>
        </div>
      </div>
    </dialog>
  );
}

/** Skeleton of a loading cart. `data-hydrate` makes the loader hydrate at once. */
export function CartLoading() {
  return (
    <div data-hydrate="now">
      <p role="status">{cartTexts.loading}</p>
      <div aria-hidden="true" className="cart-rows mt-5">
        {[1, 2].map((row) => (
          <div key={row} className="cart-row">
            <div className="cart-picture skeleton" />
            <div className="cart-words">
              <div className="skeleton h-6 w-48 max-w-full" />
              <div className="skeleton h-11 w-32" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
