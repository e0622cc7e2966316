import type { Money } from '../pricing/money';
import type { SelectOption } from './options/customizable-option';

/** A downloadable file and its surcharge. */
export interface DownloadLink {
  readonly uid: string;
  readonly title: string;
  readonly price: Money;
}

/** A free sample. */
export interface DownloadSample {
  readonly title: string;
  readonly url: string | null;
}

export interface Downloads {
  readonly links: readonly DownloadLink[];
  readonly samples: readonly DownloadSample[];
}

/** Returns the files as a checkbox option, required if none is free; null if all are free and so included. */
export function downloadLinksOption(links: readonly DownloadLink[], title: string): SelectOption | null {
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
      price: { kind: 'fixed', ...price },
      sortOrder: index,
    })),
  };
}
