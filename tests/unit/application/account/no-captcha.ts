import type { Captcha } from '../../../../src/application/ports/captcha';
import { ok } from '../../../../src/domain/shared/result';

/** A shop that asks nobody whether they are human. */
export const noCaptcha: Captcha = { getToken: async () => ok(null) };
