import type { Failure } from '../../../application/ports/failures';
import type { OrderHistory, OrderInformation } from '../../../application/ports/customer';
import type { Order, OrderPage } from '../../../domain/orders/order';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import { type CallMiddleware, askAgain, isRefusedWhole } from '../call-middleware';
import { decodeQuery, decodeResponse } from '../decode-response';
import { toOrder } from './decode-order';
import { guestOrderQuery } from './guest-orders';
import type { ProductContext } from '../catalogue/decode-product';
import { number, optionalRecord, pagesOf, record, records } from '../wire-value';

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
    const answer = await askAgain(this.call, guestOrderQuery(asked), true);
    if (isRefusedWhole(answer)) return refuse({ kind: 'not-offered' });
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
        totalPages: pagesOf(info, total, asked.pageSize),
      };
    });
    return !listed.ok && listed.reason.kind === 'not-found'
      ? refuse<Failure>({ kind: 'unauthorised', message: listed.reason.message })
      : listed;
  }
}
