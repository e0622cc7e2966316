import type { DeliverySchedules } from '../../../application/ports/store';
import type { Failure } from '../../../application/ports/failures';
import type { DeliverySchedule } from '../../../domain/delivery/delivery-schedule';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import type { CallMiddleware } from '../call-middleware';
import { decodeQuery } from '../decode-response';
import { toDeliverySchedule } from './decode-delivery-schedule';
import { record, records, text } from '../wire-value';

/** The CMS block that holds the rules as JSON, because the API has no field for them. */
const BLOCK = 'delivery-rules';

export class MiddlewareDeliverySchedules implements DeliverySchedules {
  /** `currency` is the visitor's. */
  constructor(
    private readonly call: CallMiddleware,
    private readonly currency: string,
  ) {}

  async deliverySchedule(): Promise<Result<DeliverySchedule, Failure>> {
    const answer = decodeQuery(await this.call('cmsBlocks', [[BLOCK]]), 'cmsBlocks', (value) => {
      const block = records(record(value, 'cmsBlocks').items).find((wire) => wire.identifier === BLOCK);
      return block === undefined ? null : toDeliverySchedule(text(block.content, 'rules of delivery'), this.currency);
    });
    if (!answer.ok) return answer;
    return answer.value === null ? refuse({ kind: 'not-found', message: '' }) : ok(answer.value);
  }
}
