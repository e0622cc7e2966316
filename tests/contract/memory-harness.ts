import { emailKey } from '../../src/adapters/memory/customer/email-address';
import { MemoryContent } from '../../src/adapters/memory/content/memory-content';
import { InMemoryStore } from '../../src/adapters/memory/in-memory-store';
import { memoryPorts } from '../../src/adapters/memory/memory-ports';
import { MemorySession } from '../../src/adapters/memory/memory-session';
import { soldSku, type StoredCart } from '../../src/adapters/memory/cart/stored-cart';
import { anAccount, aCustomer, PASSWORD } from '../builders/a-customer';
import { aBundle, CRATE_QUESTIONS } from '../builders/a-bundle';
import { aProduct } from '../builders/a-product';
import { aHomePage } from '../builders/a-home-page';
import { WEDNESDAY_MORNING } from '../builders/a-shop';
import { COUPON, COUPON_FROM_100, someStoreData } from '../builders/some-store-data';
import type { Harness, Look, LineItem, Ports, ProductKind } from './harness';
import { present } from './suite';

const SKUS: Readonly<Record<ProductKind, string>> = {
  plain: 'TULIPS',
  limited: 'PEONIES',
  'with-maximum': 'FERN',
  'sold-out': 'LILAC',
  'out-of-season': 'ASTERS',
  configurable: 'POSY',
  'with-options': 'ROSES',
  virtual: 'WREATH-EVENING',
  bundle: 'HAMPER',
  'bundle-with-quantity': 'HAMPER',
  grouped: 'TABLE',
  downloadable: 'GUIDE',
  'gift-card': 'VOUCHER',
};
/** £30 without parts. */
const CRATE = aBundle({
  sku: 'CRATE',
  uid: 'crate',
  path: '/crate.html',
  bundleBase: 3000,
  categoryPaths: [],
  categoryUids: [],
});
/** £20.37 after 15 % off, and its parts with fractions of a penny. */
const REDUCED_CRATE = aBundle({
  ...CRATE,
  sku: 'REDUCED-CRATE',
  uid: 'reduced-crate',
  path: '/reduced-crate.html',
  bundleBase: 2036.6,
  bundle: CRATE_QUESTIONS,
});
const COUNTRIES = { served: 'GB', 'with-regions': 'IE', 'not-served': 'AU' } as const;

/** Creates the commerce ports of one browser. */
type CommerceOf = (shop: InMemoryStore, browser: MemorySession) => Omit<Ports, 'content'>;

/** The in-memory store; its data is set up and read directly. */
export async function openMemory(commerceOf: CommerceOf = memoryPorts): Promise<Harness> {
  const visitorPorts = (shop: InMemoryStore, browser: MemorySession): Ports => ({
    ...commerceOf(shop, browser),
    content: new MemoryContent(shop),
  });
  const { products } = someStoreData();
  // In no category, so that those are as they were.
  const asters = { product: aProduct({ sku: 'ASTERS', monthsOfSale: [9], categoryPaths: [] }), variants: [] };
  const bundles = [CRATE, REDUCED_CRATE].map((product) => ({ product, variants: [] }));
  const data = someStoreData({
    products: [asters, ...products, ...bundles],
    home: aHomePage(),
    needsConfirmation: true,
  });
  const shop = new InMemoryStore(data, () => WEDNESDAY_MORNING);
  const newEmail = () => `person-${shop.nextId()}@example.org`;
  return {
    ports: visitorPorts(shop, new MemorySession()),
    given: {
      product: async (kind) => {
        if (kind === 'limited') shop.restock(SKUS.limited, 3);
        const { sku, name, path } = productsOf(shop, SKUS[kind]);
        return { sku, name, path };
      },
      bundles: async () => ['HAMPER', CRATE.sku, REDUCED_CRATE.sku],
      linked: async () => {
        const { sku, name, path } = productsOf(shop, 'TULIPS');
        return { sku, name, path };
      },
      unreviewed: async () => {
        const { sku, name, path } = productsOf(shop, 'FERN');
        return { sku, name, path };
      },
      reviewed: async () => {
        const { sku, name, path } = productsOf(shop, 'TULIPS');
        return { sku, name, path };
      },
      category: async () => ({ uid: 'c-flowers', name: 'Flowers', path: '/flowers.html', products: 6 }),
      visitor: async () => ({ ports: visitorPorts(shop, new MemorySession()) }),
      impostor: async () => {
        const browser = new MemorySession();
        browser.keepToken('made-up');
        return { ports: visitorPorts(shop, browser) };
      },
      coupon: async () => COUPON,
      couponFrom100: async () => COUPON_FROM_100,
      giftCard: async (pence) => {
        const code = `ACDE-FHJK-MNPR-TVWX-${shop.nextId().padStart(4, '3')}`;
        shop.giftCards.add({ code, pence, expiresOn: '2099-12-31' });
        return code;
      },
      country: async (kind) => COUNTRIES[kind],
      paidElsewhere: async () =>
        present(
          shop.data.paymentMethods.find(({ timing }) => timing === 'online'),
          'online payment method',
        ).code,
      atTheBank: async (payAt, does) => {
        const said = { pay: 'paid', 'be-declined': 'declined', 'turn-back': 'cancelled' } as const;
        shop.hearFromBank(new URL(payAt).pathname.split('/').at(-1) ?? '', said[does]);
      },
      timeToPayIsOver: async (cartId) => shop.bank.endTimeOf(cartId),
      shipped: async (orderNumber, trackingNumber) =>
        shop.report(orderNumber, {
          status: 'Shipped',
          lines: 'Shipped',
          comments: [{ at: shop.now(), message: 'Your order is on its way.' }],
          shipments: [{ number: orderNumber, tracking: [{ carrier: 'Courier', number: trackingNumber }] }],
        }),
      customer: async () => {
        const email = newEmail();
        anAccount(shop, { customer: aCustomer({ email }) });
        return { email, password: PASSWORD };
      },
      newEmail: async () => newEmail(),
      key: async (purpose, email) => {
        const account = present(shop.people.withEmail(email), `account of ${email}`);
        return present(purpose === 'confirm' ? account.confirmKey : account.resetKey, 'key');
      },
      shopPage: async () => 'privacy',
      shopBlocks: async () => ['opening-hours', 'parking'],
      unreachable: async () => {
        const silent = new InMemoryStore(data);
        silent.wire.disconnect();
        return visitorPorts(silent, new MemorySession());
      },
      contentPage: async () => 'terms',
      wedding: async () => 'garden-in-june',
      emptyLibrary: async () =>
        new MemoryContent(
          new InMemoryStore({
            ...data,
            home: null,
            banner: null,
            footer: null,
            cardMessages: null,
            shopWords: null,
            pages: new Map(),
            weddings: [],
          }),
        ),
    },
    look: lookInto(shop),
    now: () => WEDNESDAY_MORNING,
    hasNotices: true,
    close: async () => undefined,
  };
}

function productsOf(shop: InMemoryStore, sku: string) {
  return present(
    shop.data.products.find(({ product }) => product.sku === sku),
    `product ${sku}`,
  ).product;
}

function lookInto(shop: InMemoryStore): Look {
  const cart = (id: string) => present(shop.carts.get(id), `cart ${id}`);
  const quantity = ({ lines }: StoredCart): readonly LineItem[] =>
    lines.map((line) => ({ sku: soldSku(line), quantity: line.quantity }));
  return {
    cartLines: async (id) => quantity(cart(id)),
    email: async (id) => cart(id).email,
    coupon: async (id) => cart(id).coupon,
    orderCount: async (id) => shop.orders.filter((order) => order.cart.id === id).length,
    orderLines: async (number) =>
      quantity(
        present(
          shop.orders.find((order) => order.number === number),
          `order ${number}`,
        ).cart,
      ),
    stockLeft: async (sku) => shop.stockLeft(sku),
    enquiries: async (email) =>
      shop.enquiries
        .filter(({ enquiry }) => enquiry.fields.email === email)
        .map(({ enquiry }) => enquiry.fields.message ?? '')
        .reverse(),
    getsNewsletter: async (email) => shop.people.newsletter.get(emailKey(email)) === 'subscribed',
  };
}
