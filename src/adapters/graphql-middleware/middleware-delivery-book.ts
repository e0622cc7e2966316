import type { DeliveryBook } from '../../application/ports/delivery-book';
import type { Failure } from '../../application/ports/failures';
import type { DeliveryPolicy } from '../../domain/delivery/delivery-policy';
import { ok, refuse, type Result } from '../../domain/shared/result';
import type { CallMiddleware } from './call-middleware';
import { decodeAnswer } from './decode-answer';
import { toDeliveryPolicy } from './delivery-policy-wire';
import { record, records, text } from './wire-value';

/** The block of text that holds the rules as JSON: the wire knows no field for them. */
const BLOCK = 'delivery-rules';

export class MiddlewareDeliveryBook implements DeliveryBook {
  constructor(private readonly call: CallMiddleware) {}

  async policy(): Promise<Result<DeliveryPolicy, Failure>> {
    const answer = decodeAnswer(await this.call('cmsBlocks', [[BLOCK]]), 'cmsBlocks', (value) => {
      const block = records(record(value, 'cmsBlocks').items).find((wire) => wire.identifier === BLOCK);
      return block === undefined ? null : toDeliveryPolicy(text(block.content, 'rules of delivery'));
    });
    if (!answer.ok) return answer;
    return answer.value === null ? refuse({ kind: 'not-found', message: '' }) : ok(answer.value);
  }
}
