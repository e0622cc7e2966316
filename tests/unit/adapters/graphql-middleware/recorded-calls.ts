import type { CallResponse, CallMiddleware } from '../../../../src/adapters/graphql-middleware/call-middleware';

export interface RecordedCall {
  readonly method: string;
  readonly args: readonly unknown[];
}

/**
 * A fake middleware with given responses: by method, in call order, the last one repeated. It records calls in their
 * JSON form.
 */
export function recordedCalls(answers: Readonly<Record<string, readonly CallResponse[]>>) {
  const calls: RecordedCall[] = [];
  const call: CallMiddleware = async (method, args) => {
    calls.push({ method, args: JSON.parse(JSON.stringify(args)) as unknown[] });
    const listed = answers[method] ?? [];
    const turn = calls.filter((made) => made.method === method).length;
    const answer = listed[Math.min(turn, listed.length) - 1];
    if (answer === undefined) throw new Error(`Unexpected call of ${method}`);
    return { status: answer.status, body: JSON.parse(JSON.stringify(answer.body)) as unknown };
  };
  return { call, calls, methods: () => calls.map(({ method }) => method) };
}

export function answered(body: unknown, status: number | null = 200): CallResponse {
  return { status, body };
}

export const data = (root: string, value: unknown): CallResponse => answered({ data: { [root]: value } });

/** A GraphQL error response. */
export function saysNo(root: string, message: string, category?: string): CallResponse {
  return answered({ errors: [anError(message, category)], data: { [root]: null } });
}

/** As the embedded backend says it: what has a category is a notice to shoppers. */
export function anError(message: string, category?: string) {
  return { message, ...(category === undefined ? {} : { extensions: { category, notice: true } }) };
}

export const NO_RESPONSE: CallResponse = { status: null, body: null };
