import type { SendHttp } from '../../../middleware/middleware';
import { LOST } from '../../interop/gate-server';

type Answer = Awaited<ReturnType<SendHttp>>;

/** A sentence of the backend, which no shopper may read. */
export const SENTENCE = 'SQLSTATE[HY000]: General error: 2006 gone away';

interface Asked {
  /** The root field of the call that fails, such as `placeOrder`. */
  readonly root: string;
  /** What the stand-in answers, once it is asked. */
  readonly ask: () => Promise<Answer>;
}

/** How a call fails: its answer, which is `LOST` if the connection is closed without one. */
export type Fault = (asked: Asked) => Promise<Answer>;

const json = (status: number, body: unknown): Answer => ({
  status,
  contentType: 'application/json',
  text: JSON.stringify(body),
});
const errors = (root: string, category?: string) => [
  { message: SENTENCE, path: [root], ...(category !== undefined && { extensions: { category } }) },
];

/** How the roots of changes refuse without `errors`. */
function refused(root: string): object {
  const reasons = [{ code: 'UNDEFINED', message: SENTENCE }];
  if (root === 'addProductsToCart') return { cart: null, user_errors: reasons };
  if (root === 'updateCartItems') return { cart: null, errors: reasons };
  if (root === 'placeOrder') return { order: null, errors: reasons };
  return { cart: null };
}

/** Every way in which a call fails, by its name in the table. */
export const FAULTS: readonly (readonly [name: string, fault: Fault])[] = [
  [
    'done, but the answer is lost',
    async ({ ask }) => {
      await ask();
      return LOST;
    },
  ],
  ['connection reset', () => Promise.resolve(LOST)],
  ['429', () => Promise.resolve(json(429, { message: SENTENCE }))],
  [
    '403 with HTML',
    () => Promise.resolve({ status: 403, contentType: 'text/html', text: `<h1>Forbidden</h1><p>${SENTENCE}</p>` }),
  ],
  [
    '500 with data',
    ({ root }) => Promise.resolve(json(500, { errors: errors(root, 'internal'), data: { [root]: null } })),
  ],
  ['500 without data', () => Promise.resolve(json(500, { errors: [{ message: SENTENCE }] }))],
  [
    'refused with errors',
    ({ root }) => Promise.resolve(json(200, { errors: errors(root, 'graphql-input'), data: { [root]: null } })),
  ],
  ['refused without errors', ({ root }) => Promise.resolve(json(200, { data: { [root]: refused(root) } }))],
];
