import type { SelectOption } from '../../../domain/catalogue/options/customizable-option';
import { downloadLinksOption, type Downloads } from '../../../domain/catalogue/downloads';
import type { GroupItem } from '../../../domain/catalogue/group';
import type { VirtualDetails } from '../../../domain/catalogue/product';
import { dayOptions } from './delivery-marks';
import { toOptions } from './decode-option';
import { toSummary, type ProductContext } from './decode-product';
import { byPosition, number, optionalText, pence, readEach, record, text, type WireRecord } from '../wire-value';

export function toGroup(value: unknown, context: ProductContext): readonly GroupItem[] {
  return readEach(byPosition(value), (wire) => {
    const product = record(wire.product, 'product of a group');
    return {
      product: {
        ...toSummary(product, context),
        customizableOptions: toOptions(dayOptions(product), context.currency),
      },
      quantity: Math.max(0, number(wire.qty ?? 0, 'quantity')),
    };
  });
}

export function toDownloads(wire: WireRecord, { currency }: ProductContext): Downloads {
  return {
    links: readEach(byPosition(wire.downloadable_product_links), (link) => ({
      uid: text(link.uid, 'uid of a file'),
      title: text(link.title, 'title of a file'),
      price: { pence: pence(link.price ?? 0, 'price of a file'), currency },
    })),
    samples: readEach(byPosition(wire.downloadable_product_samples), (sample) => ({
      title: text(sample.title, 'title of a sample'),
      url: webAddress(optionalText(sample.sample_url)),
    })),
  };
}

/** Null for anything that is not a page or a file on the web, such as a script. */
function webAddress(url: string | null): string | null {
  return url !== null && /^(?:https?:\/\/|\/(?!\/))/.test(url) ? url : null;
}

/** Files that are sold separately become the first option. */
export function linkQuestion(wire: WireRecord, downloads: Downloads | null, name: string): readonly SelectOption[] {
  const isSoldWhole = wire.links_purchased_separately === 0;
  const question = isSoldWhole
    ? null
    : downloadLinksOption(downloads?.links ?? [], optionalText(wire.links_title) ?? name);
  return question === null ? [] : [question];
}

/** Backends represent a true gift message flag in several ways. */
export function toVirtual(wire: WireRecord): VirtualDetails {
  const allowed = wire.gift_message_available;
  return {
    takesGiftMessage: allowed === true || allowed === '1' || allowed === 'true',
    linkedSkus: byPosition(wire.product_links)
      .map((link) => optionalText(record(link, 'link').linked_product_sku))
      .filter((sku) => sku !== null),
  };
}
