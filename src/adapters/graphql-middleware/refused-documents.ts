import { type CallMiddleware, type CallResponse, isExecuted, isRefusedWhole, namesUnknown } from './call-middleware';
import { isRecord } from './wire-value';

/** How long a refusal counts, ms. */
const REFUSED_MS = 60 * 60_000;

/**
 * The optional documents that the backend refuses because it lacks a name of them. They are not sent again for an hour: a Magento would refuse
 * each addition of ours with every page. One for each process; its keys are documents of the storefront. Time is in ms, from `now`.
 */
export class RefusedDocuments {
  private readonly refusals = new Map<string, { readonly answer: CallResponse; readonly until: number }>();
  /** Those that were executed the last time. */
  private readonly executed = new Set<string>();

  constructor(private readonly now: () => number) {}

  /** The same calls, without those that would be refused: they are answered as they were. */
  remembering(call: CallMiddleware): CallMiddleware {
    return async (method, args, isOptional = false) => {
      const document = isOptional ? documentIn(args) : null;
      if (document === null) return call(method, args);
      const known = this.refusals.get(document);
      if (known !== undefined && this.now() < known.until) return known.answer;
      const answer = await call(method, args);
      this.learn(document, answer);
      return answer;
    };
  }

  /** What was executed before counts as refused from the second time on: once may be one server of several, during a release. */
  private learn(document: string, answer: CallResponse): void {
    if (isExecuted(answer)) this.executed.add(document);
    if (!isRefusedWhole(answer) || !namesUnknown(answer) || this.executed.delete(document)) return;
    const { status, body } = answer;
    this.refusals.set(document, { answer: { status, body }, until: this.now() + REFUSED_MS });
  }
}

/** The text of a document of the storefront; null for a call of a packaged method. */
function documentIn([asked]: readonly unknown[]): string | null {
  if (!isRecord(asked)) return null;
  const document = asked.query ?? asked.mutation;
  return typeof document === 'string' ? document : null;
}
