import { type FormEvent, useState } from 'react';
import type { Failure } from '../../../application/ports/failures';
import type { AddToCartRefusal } from '../../../domain/cart/add-to-cart';
import type { OptionAnswers } from '../../../domain/catalogue/options/customizable-option';
import type { ProductSummary } from '../../../domain/catalogue/product';
import { useShop } from '../../shop-context';
import { oneAnswer, optionField } from '../product/option-names';
import { sharedTexts } from '../../texts/en/shared';
import { tellWishlist } from '../wishlist/tell-wishlist';

type Adding =
  { readonly kind: 'asked' } | { readonly kind: 'added' } | { readonly kind: 'refused'; readonly words: string };

interface AddOneFormProps {
  readonly product: ProductSummary;
  /** Path and query of the listing, with store prefix. */
  readonly back: string;
  /** One text for each; none of them is asked for. */
  readonly answers?: OptionAnswers;
}

const NONE: OptionAnswers = {};

/** Adds one item of a product, without options or with known answers, to the cart; a plain form until hydrated. */
export function AddOneForm({ product, back, answers = NONE }: AddOneFormProps) {
  const shop = useShop();
  const [adding, setAdding] = useState<Adding | null>(null);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (adding?.kind === 'asked') return;
    setAdding({ kind: 'asked' });
    const done = await shop.cart.add({ product, quantity: 1, answers });
    tellWishlist(shop, product, done);
    setAdding(done.ok ? { kind: 'added' } : { kind: 'refused', words: await wordsOf(done.reason) });
  };
  return (
    <form method="post" action="/api/actions/add-to-cart" data-queue="post" id={`add-${product.uid}`} onSubmit={add}>
      <input type="hidden" name="sku" value={product.sku} />
      <input type="hidden" name="back" value={back} />
      {Object.keys(answers).map((uid) => (
        <input key={uid} type="hidden" name={optionField(uid)} value={oneAnswer(answers, uid)} />
      ))}
      <button type="submit" className="button button-soft" aria-busy={adding?.kind === 'asked' || undefined}>
        <span>{adding?.kind === 'asked' ? sharedTexts.adding : sharedTexts.addToCart}</span>
        <span className="sr-only">{`: ${product.name}`}</span>
      </button>
      <p role="status" className={adding?.kind === 'refused' ? 'error-text' : 'soft'} hidden={adding === null}>
        {adding?.kind === 'refused' ? (
          adding.words
        ) : (
          // The loader shows it if it has posted the form.
          <span data-added="" hidden={adding?.kind !== 'added'}>
            {sharedTexts.inCart}
          </span>
        )}
      </p>
    </form>
  );
}

/** Loads the texts on first use. If they cannot be loaded, the shop cannot be reached either. */
async function wordsOf(reason: AddToCartRefusal | Failure): Promise<string> {
  try {
    return (await import('../../texts/en/refusals')).refusalMessage(reason);
  } catch {
    return sharedTexts.unreachableNow;
  }
}
