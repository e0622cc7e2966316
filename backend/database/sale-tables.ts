import type { Generated } from 'kysely';
import type { ProductKind } from './catalogue-tables';
import type { Flag } from './store-tables';

/** Magento's order statuses. `Closed`: refunded. */
export type OrderStatus = 'Pending' | 'Pending Payment' | 'Processing' | 'Complete' | 'Canceled' | 'Closed';

/** What happens to an order after it was placed, each at most once. */
export type OrderStep = 'paid' | 'made' | 'on-its-way' | 'complete' | 'cancelled' | 'refunded';

export type AddressKind = 'shipping' | 'billing';

interface AddressColumns {
  kind: AddressKind;
  firstname: string;
  lastname: string;
  company: string | null;
  /** Lines joined by line feeds. */
  street: string;
  city: string;
  region: string | null;
  region_code: string | null;
  region_id: number | null;
  postcode: string | null;
  country_code: string;
  telephone: string;
}

export interface CartTables {
  carts: {
    /** 32 letters and digits; knowing it grants access to a guest cart. */
    id: string;
    /** 0 once it has become an order. */
    active: Flag;
    /** Null for a guest. */
    customer_id: number | null;
    email: string | null;
    coupon_id: number | null;
    /** 1 once the shopper has been sent the total without the coupon, which the cart does not meet at present. */
    coupon_waits: Generated<Flag>;
    shipping_method_id: number | null;
    payment_code: string | null;
    created_at: string;
    updated_at: string;
  };
  cart_addresses: AddressColumns & { cart_id: string };
  cart_items: {
    id: Generated<number>;
    cart_id: string;
    product_id: number;
    variant_id: number | null;
    quantity: number;
    /** All selected options as one text: equal texts are the same line. */
    signature: string;
  };
  /** Answers to customizable options: a selected value, or a text. */
  cart_item_options: {
    id: Generated<number>;
    item_id: number;
    option_id: number;
    value_id: number | null;
    text: string | null;
  };
  cart_item_choices: { item_id: number; choice_id: number; quantity: number };
  cart_item_links: { item_id: number; link_id: number };
}

export interface OrderTables {
  orders: {
    id: Generated<number>;
    number: string;
    cart_id: string;
    store_code: string;
    /** Null for a guest. */
    customer_id: number | null;
    email: string;
    status: OrderStatus;
    currency: string;
    /** Millionths, at the time of the order. */
    rate: number;
    /** Amounts are minor units of the order's currency, including VAT unless stated otherwise. */
    subtotal: number;
    discount: number;
    shipping: number;
    vat: number;
    grand_total: number;
    /** GBP pence. */
    base_grand_total: number;
    coupon_code: string | null;
    coupon_label: string | null;
    carrier_code: string | null;
    carrier_title: string | null;
    method_code: string | null;
    method_title: string | null;
    payment_code: string;
    payment_title: string;
    placed_at: string;
    /** 1 if its goods left the UK's VAT area, so that they and their delivery carry no VAT. */
    leaves_uk: Generated<Flag>;
    /** The refund, in minor units of its currency; null until a refund begins. */
    refund: Generated<number | null>;
  };
  /** Presses of order buttons; deleted after a day. `at` is ISO UTC. */
  order_attempts: {
    attempt_key: string;
    cart_id: string;
    /** Null: it never arrived, and a late copy of it is refused. */
    order_id: number | null;
    /** The caller's network; null when unknown. */
    network: string | null;
    at: string;
  };
  order_lines: {
    id: Generated<number>;
    order_id: number;
    position: number;
    product_id: number | null;
    sku: string;
    name: string;
    kind: ProductKind;
    url_key: string;
    quantity: number;
    unit: number;
    row_total: number;
    discount: number;
    vat: number;
    /** Hundredths of a per cent; null in older orders. */
    vat_rate: number | null;
  };
  /** `entered` is a text or date, `selected` a value. */
  order_line_options: {
    line_id: number;
    position: number;
    kind: 'entered' | 'selected';
    label: string;
    value: string;
    /** The value of a date: `YYYY-MM-DD`. */
    day: string | null;
  };
  order_addresses: AddressColumns & { order_id: number };
  /** `taken_at` is ISO UTC. */
  order_steps: {
    id: Generated<number>;
    order_id: number;
    step: OrderStep;
    taken_at: string;
    /** The courier's, of the step `on-its-way`; null if it has none. */
    tracking_number: string | null;
  };
  outbox: {
    id: Generated<number>;
    order_id: number | null;
    /** `order-000000123-customer`: unique per email. */
    reference: string;
    recipient: string;
    reply_to: string | null;
    subject: string;
    text: string;
    html: string;
    created_at: string;
    next_try_at: string;
    attempts: number;
    sent_at: string | null;
    last_error: string | null;
    /** 1 when the text grants access: it is deleted once sent. */
    is_secret: Generated<Flag>;
  };
}
