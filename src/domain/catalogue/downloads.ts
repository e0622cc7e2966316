import type { Money } from '../pricing/money';
import type { PickedOption } from './customizable-option';

/** S3-26. A file that comes with the product, for what it adds to the product's price. */
export interface DownloadLink {
  readonly uid: string;
  readonly title: string;
  readonly price: Money;
}

/** Something to look at before buying. */
export interface DownloadSample {
  readonly title: string;
  /** Null when the backend names none. */
  readonly url: string | null;
}

export interface Downloads {
  readonly links: readonly DownloadLink[];
  readonly samples: readonly DownloadSample[];
}

/**
 * The files as a question among the product's others: which of them are wanted. Not asked when there is nothing to
 * choose, for files that cost nothing come with the product anyway; required when none of them is free.
 */
export function questionOfLinks(links: readonly DownloadLink[], title: string): PickedOption | null {
  const isFree = ({ price }: DownloadLink) => price.pence === 0;
  if (links.every(isFree)) return null;
  return {
    kind: 'checkbox',
    uid: 'downloads',
    title,
    required: !links.some(isFree),
    sortOrder: 0,
    values: links.map(({ uid, title: name, price }, index) => ({
      uid,
      title: name,
      sku: null,
      price: { kind: 'fixed', ...price },
      sortOrder: index,
    })),
  };
}
