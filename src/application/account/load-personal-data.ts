import type { PersonalData } from '../../domain/customer/account-data';
import { ok, type Result } from '../../domain/shared/result';
import type { Accounts, AddressBook, Enquiries, OrderHistory, Wishlists } from '../ports/customer';
import type { Failure } from '../ports/failures';
import type { Reviews } from '../ports/catalogue';

export interface LoadPersonalDataDeps {
  readonly accounts: Pick<Accounts, 'customer'>;
  readonly addressBook: Pick<AddressBook, 'all'>;
  readonly orderHistory: Pick<OrderHistory, 'page'>;
  readonly wishlists: Pick<Wishlists, 'page'> | null;
  readonly reviews: Pick<Reviews, 'own'> | null;
  readonly enquiries: Pick<Enquiries, 'own'> | null;
}

const PER_PAGE = 50;
/** Caps an export at 1,000 orders, wishes, reviews and enquiries each. */
const MAX_PAGES = 20;

interface Listed<Item> {
  readonly items: readonly Item[];
  readonly isWhole: boolean;
}

/** One page after the other, so that one customer takes one connection. */
async function allPages<Item>(
  load: (page: number) => Promise<Result<{ readonly items: readonly Item[]; readonly totalPages: number }, Failure>>,
): Promise<Result<Listed<Item>, Failure>> {
  const items: Item[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const read = await load(page);
    if (!read.ok) return read;
    items.push(...read.value.items);
    if (page >= read.value.totalPages) return ok({ items, isWhole: true });
  }
  return ok({ items, isWhole: false });
}

const NOTHING = { items: [], isWhole: true } as const;

/** Everything that the shop keeps about the customer. A part that cannot be read fails the whole: a copy has no gaps. */
export function makeLoadPersonalData(deps: LoadPersonalDataDeps): () => Promise<Result<PersonalData, Failure>> {
  const { accounts, addressBook, orderHistory, wishlists, reviews, enquiries } = deps;
  return async () => {
    const customer = await accounts.customer();
    if (!customer.ok) return customer;
    const addresses = await addressBook.all();
    if (!addresses.ok) return addresses;
    const orders = await allPages(async (page) => {
      const read = await orderHistory.page(page, PER_PAGE);
      return read.ok ? ok({ ...read.value, items: read.value.orders }) : read;
    });
    if (!orders.ok) return orders;
    const wishes = wishlists === null ? ok(NOTHING) : await allPages((page) => wishlists.page(page, PER_PAGE));
    if (!wishes.ok) return wishes;
    const written =
      reviews === null
        ? ok(NOTHING)
        : await allPages(async (page) => {
            const read = await reviews.own(page, PER_PAGE);
            return read.ok ? ok({ ...read.value, items: read.value.reviews }) : read;
          });
    if (!written.ok) return written;
    const asked =
      enquiries === null
        ? ok(NOTHING)
        : await allPages(async (page) => {
            const read = await enquiries.own(page, PER_PAGE);
            return read.ok ? ok({ ...read.value, items: read.value.enquiries }) : read;
          });
    if (!asked.ok) return asked;
    return ok({
      customer: customer.value,
      addresses: addresses.value,
      orders: orders.value.items,
      wishes: wishes.value.items.map(({ quantity, product }) => ({ sku: product.sku, name: product.name, quantity })),
      reviews: written.value.items.map(({ nickname, createdAt, stars, title, text, product }) => ({
        nickname,
        createdAt,
        stars,
        title,
        text,
        product,
      })),
      enquiries: asked.value.items,
      isComplete: [orders, wishes, written, asked].every(({ value }) => value.isWhole),
    });
  };
}
