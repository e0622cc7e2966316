import type { Failure } from '../../../application/ports/failures';
import type { OrderHistory, OrderInformation } from '../../../application/ports/customer';
import type { Order, OrderPage } from '../../../domain/orders/order';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import { type CallMiddleware, isSchemaError } from '../call-middleware';
import { decodeQuery, decodeResponse } from '../decode-response';
import { toOrder } from './decode-order';
import type { ProductContext } from '../catalogue/decode-product';
import { number, optionalRecord, record, records } from '../wire-value';

const MONEY = '{ currency value }';
const ADDRESS = '{ firstname lastname street city region postcode country_code telephone }';

/** Magento's own since 2.4.7, by number, email and postcode; other versions refuse it as a whole. */
export const GUEST_ORDER = `query posyGuestOrder($number: String!, $email: String!, $postcode: String!) {
  guestOrder(input: { number: $number, email: $email, postcode: $postcode }) {
    number order_date status grand_total
    comments { timestamp message }
    total {
      base_grand_total ${MONEY} subtotal ${MONEY} total_tax ${MONEY} total_shipping ${MONEY}
      discounts { label amount ${MONEY} } taxes { title }
    }
    items {
      product_sku product_name product_url_key product_sale_price ${MONEY} status quantity_ordered
      selected_options { label value }
      entered_options { label value }
    }
    shipments { number tracking { carrier number title } }
    payment_methods { name additional_data { name value } }
    shipping_method
    shipping_address ${ADDRESS}
    billing_address ${ADDRESS}
  }
}`;

export class MiddlewareOrderHistory implements OrderHistory {
  constructor(
    private readonly call: CallMiddleware,
    private readonly context: Pick<ProductContext, 'currency'>,
  ) {}

  page(page: number, itemsPerPage: number): Promise<Result<OrderPage, Failure>> {
    return this.list({ pageSize: itemsPerPage, currentPage: page });
  }

  async find(orderNumber: string): Promise<Result<Order, Failure>> {
    const found = await this.list({ pageSize: 1, currentPage: 1, filter: { number: { eq: orderNumber } } });
    if (!found.ok) return found;
    const order = found.value.orders.find((one) => one.number === orderNumber);
    return order === undefined ? refuse({ kind: 'not-found', message: '' }) : ok(order);
  }

  async findForGuest(asked: OrderInformation): Promise<Result<Order, Failure | { readonly kind: 'not-offered' }>> {
    const { number: orderNumber, email, postcode } = asked;
    const queryVariables = { number: orderNumber.trim(), email: email.trim(), postcode: postcode.trim() };
    const answer = await this.call('customQuery', [{ query: GUEST_ORDER, queryVariables }]);
    if (isSchemaError(answer)) return refuse({ kind: 'not-offered' });
    const found = decodeResponse(answer, 'guestOrder', (value) => toOrder(value, this.context.currency));
    if (found.ok) return found;
    // Magento distinguishes a customer's order from one that does not exist.
    const isRefused = ['unauthorised', 'rejected'].includes(found.reason.kind);
    return isRefused ? refuse({ kind: 'not-found', message: '' }) : found;
  }

  private async list(asked: { pageSize: number; currentPage: number; filter?: object }) {
    const answer = await this.call('customerOrders', [asked]);
    const listed = decodeQuery<OrderPage>(answer, 'customer', (value) => {
      const wire = record(record(value, 'customer').orders, 'orders');
      const info = optionalRecord(wire.page_info);
      const total = number(wire.total_count ?? 0, 'count of orders');
      return {
        orders: records(wire.items).map((order) => toOrder(order, this.context.currency)),
        total,
        page: asked.currentPage,
        itemsPerPage: asked.pageSize,
        totalPages: number(info?.total_pages ?? Math.ceil(total / asked.pageSize), 'pages'),
      };
    });
    return !listed.ok && listed.reason.kind === 'not-found'
      ? refuse<Failure>({ kind: 'unauthorised', message: listed.reason.message })
      : listed;
  }
}
