import { headerTexts } from '../../texts/en/layout/header';

interface CountBadgeProps {
  readonly count: number;
  /** The attribute by which the loader finds it. */
  readonly by: { readonly 'data-cart-count': '' } | { readonly 'data-wish-count': '' };
}

/** A number of items, hidden at 0. Cached pages have no visitor, so the loader shows it before React does. */
export function CountBadge({ count, by }: CountBadgeProps) {
  return (
    <span {...by} hidden={count === 0} suppressHydrationWarning>
      {' '}
      <span className="sr-only">{headerTexts.itemsInCart}</span>
      <span className="count-badge" suppressHydrationWarning>
        {count}
      </span>
    </span>
  );
}
