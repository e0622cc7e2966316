import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

export const SECRET_KEY = 'sk_test_posy';
export const WEBHOOK_SECRET = 'whsec_posy';

interface Session {
  readonly id: string;
  readonly params: URLSearchParams;
  status: 'open' | 'complete' | 'expired';
  amount: number;
  /** Cards that were declined on its page. */
  declines: number;
}

/** What happens to the next calls: the request is lost before Stripe hears it, or its answer after. */
export type Loss = 'request' | 'answer';

/** A server on this machine that speaks the calls of Stripe's API which the shop uses, with its idempotency keys. */
export class FakeStripe {
  readonly sessions = new Map<string, Session>();
  readonly refunds: string[] = [];
  /** Minor units by payment. */
  readonly refundAmounts = new Map<string, string>();
  /** Method and path of every call that was heard. */
  readonly calls: string[] = [];
  /** Losses of the next calls, in order. */
  losses: Loss[] = [];
  nextLoss = (): Loss | undefined => this.losses.shift();
  isDown = false;
  private readonly answers = new Map<string, { readonly body: string; readonly result: readonly [number, object] }>();
  private readonly server = createServer((request, response) => void this.answer(request, response));

  async start(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  /** The shopper pays on Stripe's page. */
  pay(id: string, amount = this.session(id).amount): void {
    const session = this.session(id);
    if (session.status !== 'open') return;
    session.status = 'complete';
    session.amount = amount;
  }

  session(id: string): Session {
    const session = this.sessions.get(id);
    if (session === undefined) throw new Error(`Stripe has no session ${id}`);
    return session;
  }

  /** The shopper's card is declined: Stripe's page stays open for another one. Returns the event that Stripe sends. */
  decline(id: string) {
    const session = this.session(id);
    session.declines += 1;
    return this.signed(`${id}_${session.declines}`, 'payment_intent.payment_failed', {
      id: `pi_${id}`,
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount: session.amount,
      currency: session.params.get('line_items[0][price_data][currency]'),
      metadata: { attempt: session.params.get('payment_intent_data[metadata][attempt]') },
      last_payment_error: { type: 'card_error', code: 'card_declined' },
    });
  }

  /** The body and the signature of an event about a session as it is now. */
  event(id: string, type: string, secret = WEBHOOK_SECRET, at = Date.now()) {
    return this.signed(id, type, this.view(this.session(id)), secret, at);
  }

  private signed(id: string, type: string, object: object, secret = WEBHOOK_SECRET, at = Date.now()) {
    const payload = JSON.stringify({ id: `evt_${id}`, object: 'event', type, data: { object } });
    const timestamp = Math.floor(at / 1_000);
    const signature = new Stripe(SECRET_KEY).webhooks.generateTestHeaderString({ payload, secret, timestamp });
    return { payload, signature };
  }

  private view({ id, params, status, amount }: Session): object {
    return {
      id,
      object: 'checkout.session',
      client_reference_id: params.get('client_reference_id'),
      status,
      payment_status: status === 'complete' ? 'paid' : 'unpaid',
      payment_intent: status === 'complete' ? `pi_${id}` : null,
      amount_total: amount,
      currency: params.get('line_items[0][price_data][currency]'),
      url: status === 'open' ? `https://checkout.stripe.com/c/${id}` : null,
    };
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const loss = this.nextLoss();
    if (this.isDown || loss === 'request') return void request.socket.destroy();
    const path = `${request.method} ${request.url}`;
    this.calls.push(path);
    const [status, body] = this.once(
      String(request.headers['idempotency-key'] ?? ''),
      path,
      Buffer.concat(parts).toString(),
    );
    if (loss === 'answer') return void request.socket.destroy();
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  }

  /** The first answer is repeated for its key; another body under the same key is refused. */
  private once(key: string, path: string, body: string): readonly [number, object] {
    const before = this.answers.get(key);
    if (before !== undefined) return before.body === body ? before.result : invalid('idempotency_error');
    const result = this.act(path, new URLSearchParams(body));
    if (path.startsWith('POST') && key !== '' && result[0] === 200) this.answers.set(key, { body, result });
    return result;
  }

  private act(path: string, params: URLSearchParams): readonly [number, object] {
    if (path === 'POST /v1/checkout/sessions') return this.create(params);
    if (path === 'POST /v1/refunds') return this.refund(params.get('payment_intent') ?? '', params.get('amount'));
    const [, id = '', verb] = /^\w+ \/v1\/checkout\/sessions\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    const session = this.sessions.get(id);
    if (session === undefined) return invalid('resource_missing', 404);
    if (verb === 'expire') {
      if (session.status !== 'open') return invalid('only open sessions can be expired');
      session.status = 'expired';
    }
    return [200, this.view(session)];
  }

  private create(params: URLSearchParams): readonly [number, object] {
    const life = Number(params.get('expires_at')) * 1_000 - Date.now();
    if (life < 30 * 60_000) return invalid('expires_at must be at least 30 minutes ahead');
    const id = `cs${this.sessions.size + 1}`;
    const amount = Number(params.get('line_items[0][price_data][unit_amount]'));
    this.sessions.set(id, { id, params, status: 'open', amount, declines: 0 });
    return [200, this.view(this.session(id))];
  }

  /** The whole payment without an amount. */
  private refund(intent: string, amount: string | null): readonly [number, object] {
    if (this.refunds.includes(intent)) return invalid('charge_already_refunded');
    if (amount !== null && !/^[1-9]\d*$/.test(amount)) return invalid('parameter_invalid_integer');
    this.refundAmounts.set(intent, amount ?? String(this.session(intent.replace(/^pi_/, '')).amount));
    this.refunds.push(intent);
    return [200, { id: 're_1', object: 'refund', status: 'succeeded' }];
  }
}

function invalid(code: string, status = 400): readonly [number, object] {
  return [status, { error: { type: 'invalid_request_error', code, message: code } }];
}
