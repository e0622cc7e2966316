import type { Captcha } from '../../../../src/application/ports/captcha';
import { ok } from '../../../../src/domain/shared/result';

/** A shop without captcha. */
export const noCaptcha: Captcha = { getToken: async () => ok(null) };
