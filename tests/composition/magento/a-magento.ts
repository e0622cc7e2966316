import { execute, Kind, parse, type GraphQLFieldResolver } from 'graphql';
import { magentoFacts, OPEN_SOURCE } from '../../magento/magento-facts';
import { magentoJudge } from '../../magento/magento-judge';
import { openUpstream, type Reply } from '../../middleware/upstream-server';
import { aCartItemWire, aCartWire, aProductWire, gbp } from '../../unit/adapters/graphql-middleware/a-wire';

type Values = Readonly<Record<string, unknown>>;

const CATEGORY = {
  __typename: 'CategoryTree',
  uid: 'Mw==',
  name: 'Flowers',
  description: '<p>Cut this morning.</p>',
  position: 1,
  level: 2,
  product_count: 3,
  url_path: 'flowers',
  url_suffix: '.html',
  include_in_menu: 1,
  breadcrumbs: [{ category_name: 'Shop', category_url_path: 'shop' }],
  children: [],
  type: 'CATEGORY',
};
const FIRST_PICTURE = { __typename: 'ProductImage', url: '/media/catalog/product/a.jpg', label: 'A' };
const priced = (uid: string, more: object = {}) => ({ uid, price: 2, price_type: 'FIXED', sku: null, ...more });
const value = (uid: string) => [priced(uid, { title: uid, sort_order: 1 })];
const option = (kind: string, more: object) => ({
  __typename: `Customizable${kind}Option`,
  uid: kind,
  title: kind,
  required: false,
  sort_order: 1,
  ...more,
});

/** A product as Magento describes it, with all fields that a page requests. */
export function aMagentoProduct(sku: string, more: Values = {}): Values {
  const key = sku.toLowerCase();
  return {
    ...aProductWire({ sku, uid: `uid-${key}`, name: `Name of ${sku}`, url_key: key }),
    url_rewrites: [{ url: `${key}.html` }],
    type: 'PRODUCT',
    rating_summary: 80,
    review_count: 1,
    small_image: FIRST_PICTURE,
    thumbnail: FIRST_PICTURE,
    image: FIRST_PICTURE,
    media_gallery: [FIRST_PICTURE],
    description: { html: '<p>Long</p>' },
    short_description: { html: '<p>Short</p>' },
    categories: [CATEGORY],
    options: [
      option('Field', { value: priced('field', { max_characters: 10 }) }),
      option('Date', { value: priced('date', { type: 'DATE' }) }),
      option('DropDown', { value: value('dropdown') }),
      option('Checkbox', { value: value('checkbox') }),
    ],
    ...more,
  };
}

const variant = aMagentoProduct('POSY-L');
const PRODUCTS: readonly Values[] = [
  aMagentoProduct('TULIPS'),
  aMagentoProduct('FERN'),
  aMagentoProduct('POSY', {
    __typename: 'ConfigurableProduct',
    configurable_options: [
      {
        uid: 'size',
        attribute_code: 'size',
        label: 'Size',
        position: 0,
        values: [{ uid: 'large', label: 'Large', swatch_data: null }],
      },
    ],
    configurable_product_options_selection: { media_gallery: [FIRST_PICTURE], variant },
    variants: [{ attributes: [{ uid: 'large' }], product: variant }],
  }),
  aMagentoProduct('HAMPER', {
    __typename: 'BundleProduct',
    dynamic_price: true,
    items: [
      {
        uid: 'part',
        title: 'Vase',
        type: 'radio',
        required: true,
        position: 0,
        options: [
          {
            uid: 'vase',
            quantity: 1,
            is_default: true,
            can_change_quantity: false,
            position: 0,
            price: 0,
            price_type: 'DYNAMIC',
            product: aMagentoProduct('VASE'),
          },
        ],
      },
    ],
  }),
  aMagentoProduct('GROUP', {
    __typename: 'GroupedProduct',
    items: [{ position: 0, qty: 1, product: aMagentoProduct('FERN') }],
  }),
  aMagentoProduct('CARD', {
    __typename: 'DownloadableProduct',
    links_title: 'Files',
    links_purchased_separately: 1,
    downloadable_product_links: [{ uid: 'file', title: 'File', price: 1, sort_order: 0 }],
    downloadable_product_samples: [{ title: 'Sample', sample_url: 'https://magento.test/s', sort_order: 0 }],
  }),
];

const ITEM = { customizable_options: [], product: PRODUCTS[0] };

/** A cart with one item of TULIPS and one of FERN. */
export function aMagentoCart(id: string): Values {
  const address = { city: 'Chichester', country: { code: 'GB', label: 'UK' }, firstname: 'Ann', lastname: 'Lee' };
  const placed = { ...address, street: ['1 East Street'], postcode: 'PO19 1AA', telephone: '1', region: null };
  const van = { carrier_code: 'van', carrier_title: 'Van', method_code: 'door', method_title: 'Door', amount: gbp(5) };
  return {
    ...aCartWire({ id, total_quantity: 2, applied_coupons: [{ code: 'POSY10' }] }),
    items: [aCartItemWire({ ...ITEM, uid: 'item-1' }), aCartItemWire({ ...ITEM, uid: 'item-2', product: PRODUCTS[1] })],
    shipping_addresses: [
      {
        ...placed,
        selected_shipping_method: van,
        available_shipping_methods: [{ ...van, available: true, price_incl_tax: gbp(5), price_excl_tax: gbp(4) }],
      },
    ],
    billing_address: placed,
    available_payment_methods: [{ code: 'banktransfer', title: 'Bank transfer' }],
  };
}

interface Filter {
  readonly sku?: { readonly eq?: string; readonly in?: readonly string[] };
}

/** A URL rewrite to no entity has no type. */
const NO_ENTITY: Values = { __typename: 'CmsPage', type: null };

/** URL rewrites, with what `route` finds at their end. */
const REWRITES: Readonly<Record<string, { readonly to: string; readonly code: number; readonly entity: Values }>> = {
  'old-tulips.html': { to: 'tulips.html', code: 301, entity: { ...PRODUCTS[0] } },
  'swapped-tulips.html': { to: 'swapped-fern.html', code: 301, entity: { ...PRODUCTS[0] } },
  'swapped-fern.html': { to: 'swapped-tulips.html', code: 301, entity: { ...PRODUCTS[1] } },
  'older-tulips.html': { to: 'old-tulips.html', code: 301, entity: { ...PRODUCTS[0] } },
  'flowers/tulips.html': { to: 'flowers/tulips.html', code: 0, entity: { ...PRODUCTS[0] } },
  'old-flowers.html': { to: 'flowers.html', code: 302, entity: CATEGORY },
  'about-us': { to: 'about-us', code: 0, entity: { __typename: 'CmsPage', type: 'CMS_PAGE', identifier: 'about-us' } },
  'offers.html': { to: 'flowers.html?colour=1', code: 301, entity: NO_ENTITY },
  'basket.html': { to: '/cart', code: 302, entity: NO_ENTITY },
  'itself.html': { to: 'itself.html', code: 301, entity: NO_ENTITY },
  'there.html': { to: 'back.html', code: 301, entity: NO_ENTITY },
  'back.html': { to: 'there.html', code: 301, entity: NO_ENTITY },
  'first.html': { to: 'offers.html', code: 301, entity: NO_ENTITY },
  'prefixed.html': { to: '/default/p/prefixed.html', code: 301, entity: NO_ENTITY },
  'elsewhere.html': { to: 'https://evil.test/x', code: 301, entity: NO_ENTITY },
  'slashes.html': { to: '//evil.test/x', code: 301, entity: NO_ENTITY },
  'backslash.html': { to: '/\\evil.test/x', code: 301, entity: NO_ENTITY },
  'script.html': { to: 'javascript:alert(1)', code: 301, entity: NO_ENTITY },
  'nothing.html': { to: '', code: 301, entity: NO_ENTITY },
};

/** The root of a Magento with a small catalogue. Carts are those whose id begins with `cart-`. */
function rootOf(newCartId: () => string) {
  const cart = ({ cart_id: id }: { cart_id: string }) => {
    if (id.startsWith('cart-')) return aMagentoCart(id);
    throw Object.assign(new Error(`Could not find a cart with ID "${id}"`), {
      extensions: { category: 'graphql-no-such-entity' },
    });
  };
  return {
    storeConfig: { store_code: 'default', store_name: 'Posy', locale: 'en_GB' },
    categories: { items: [{ ...CATEGORY, uid: 'Mg==', url_path: null, children: [CATEGORY] }] },
    categoryList: [CATEGORY],
    cmsBlocks: { items: [] },
    products: ({ filter }: { filter?: Filter }) => {
      const wanted = filter?.sku?.in ?? (filter?.sku?.eq === undefined ? undefined : [filter.sku.eq]);
      const items = PRODUCTS.filter(({ sku }) => wanted?.includes(String(sku)) ?? true);
      const aggregations = [
        { attribute_code: 'colour', label: 'Colour', options: [{ label: 'Red', value: '1', count: 2 }] },
      ];
      const page_info = { current_page: 1, page_size: 20, total_pages: 1 };
      return { items, total_count: items.length, page_info, aggregations };
    },
    route: ({ url }: { url: string }) => {
      const rewrite = REWRITES[url];
      if (rewrite !== undefined) return rewrite.entity;
      const key = url.replace('.html', '');
      return key === 'flowers' ? CATEGORY : (PRODUCTS.find(({ url_key }) => url_key === key) ?? null);
    },
    urlResolver: ({ url }: { url: string }) => {
      const rewrite = REWRITES[url];
      return {
        relative_url: rewrite?.to ?? url,
        redirectCode: rewrite?.code ?? 0,
        type: rewrite?.entity.type ?? 'PRODUCT',
      };
    },
    cmsPage: ({ identifier }: { identifier: string }) =>
      identifier === 'about-us' ? { identifier, title: 'About us', content: '<p>We are florists.</p>' } : null,
    cart,
    createEmptyCart: () => newCartId(),
    addProductsToCart: ({ cartId }: { cartId: string }) => ({ cart: cart({ cart_id: cartId }), user_errors: [] }),
    placeOrder: () => ({ order: { order_number: '000000001' }, errors: [] }),
  };
}

/** A Magento on a free port, with Magento's schema. `misbehave` replaces its responses until it is called with null. */
export async function openMagento() {
  const schema = magentoFacts();
  const upstream = await openUpstream();
  let opened = 0;
  const root = rootOf(() => `cart-new-${(opened += 1)}`);
  let fieldResolver: GraphQLFieldResolver<unknown, unknown> | null = null;
  const judge = magentoJudge(schema, OPEN_SOURCE);
  const answer: Reply = ({ query, variables, httpMethod }, response) => {
    const variableValues = variables as Record<string, unknown>;
    const method = httpMethod === 'GET' ? 'GET' : 'POST';
    const { status, text } = judge({ query, variables: variableValues, method }) ?? {
      status: 200,
      text: JSON.stringify(
        execute({
          schema,
          document: parse(query),
          rootValue: root,
          variableValues,
          ...(fieldResolver && { fieldResolver }),
        }),
      ),
    };
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(text);
  };
  upstream.answer(answer);
  return {
    ...upstream,
    answer,
    misbehave: (reply: Reply | null) => upstream.answer(reply ?? answer),
    /** Replaces the field resolver of graphql-js until it is called with null. */
    resolveBy: (resolver: GraphQLFieldResolver<unknown, unknown> | null) => (fieldResolver = resolver),
    /** Root fields of all requests so far. */
    asked: () => upstream.seen.flatMap(({ query }) => rootFields(query)),
  };
}

export type Magento = Awaited<ReturnType<typeof openMagento>>;

/** The root fields of a document. */
export function rootFields(query: string): readonly string[] {
  return parse(query).definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION
      ? one.selectionSet.selections.flatMap((field) => (field.kind === Kind.FIELD ? [field.name.value] : []))
      : [],
  );
}

/** Refuses the root fields as Magento does, which fails the whole request. `category` is left out if null. */
export function refusing(category: string | null, message = (root: string) => `Refused ${root}`): Reply {
  return ({ query }, response) => {
    const roots = rootFields(query);
    const extensions = category === null ? {} : { extensions: { category } };
    const errors = roots.map((root) => ({ message: message(root), path: [root], ...extensions }));
    const data = Object.fromEntries(roots.map((root) => [root, null]));
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ errors, data }));
  };
}
