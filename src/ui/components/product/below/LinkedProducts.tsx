import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type RefObject, useState } from 'react';
import type { Product } from '../../../../domain/catalogue/product';
import { useShop } from '../../../shop-context';
import type { SiteProps } from '../../../site-props';
import { linkedTexts } from '../../../texts/en/product/linked-products';
import { ProductCards } from '../../catalogue/ProductCards';
import { useFeature } from './use-feature';

interface LinkedProductsProps {
  readonly kind: 'related' | 'upsells';
  readonly product: Product;
  readonly site: SiteProps;
  readonly back: string;
}

/**
 * A row of related products or alternatives; empty if there are none. Nearly every product has related ones, so space
 * is reserved for these; few have alternatives, so none is reserved. Removing unused space, and adding a row without
 * space, wait until they move nothing that is being read.
 */
export const LinkedProducts = observer(function LinkedProducts({ kind, product, site, back }: LinkedProductsProps) {
  const { features } = useShop();
  const {
    part: row,
    hasFailed,
    load,
  } = useFeature(
    async () => (await (await features()).linkedProducts())[kind](product.sku),
    (loaded) => void loaded.open(),
  );
  useEffect(load, [load]);
  const isDown = hasFailed || (row !== null && row.loading.error !== null);
  const isAwaited = !isDown && (row === null || row.loading.isLoading);
  const heading = `linked-${kind}`;
  const place = useRef<HTMLDivElement>(null);
  const hasProducts = row !== null && row.products.length > 0;
  const isFree = useOutOfSight(place, !isAwaited);
  const hasRoom = kind === 'related';
  return (
    <div
      ref={place}
      className={hasRoom && (hasProducts || !isFree) ? 'row-room' : undefined}
      aria-busy={isAwaited || undefined}
    >
      {isDown && (hasRoom || isFree) && (
        <p className="hint linked">
          <span>{linkedTexts.failed[kind]}</span>{' '}
          <button type="button" className="button-plain" onClick={row === null ? load : () => void row.open()}>
            {linkedTexts.tryAgain}
          </button>
        </p>
      )}
      {hasProducts && (hasRoom || isFree) && (
        <section className="linked" aria-labelledby={heading}>
          <h2 id={heading}>{linkedTexts.titles[kind]}</h2>
          <ProductCards products={row.products} view="grid" site={site} back={back} place="row" />
        </section>
      )}
    </div>
  );
});

/**
 * True once something may appear at `place` without moving what the shopper looks at: below the window, or on a page
 * that was not scrolled. Then it stays true.
 */
function useOutOfSight(place: RefObject<HTMLElement | null>, isReady: boolean): boolean {
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    if (!isReady || isFree) return;
    const look = () => {
      const top = place.current?.getBoundingClientRect().top ?? 0;
      if (top >= window.innerHeight || window.scrollY === 0) setFree(true);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [place, isReady, isFree]);
  return isFree;
}
