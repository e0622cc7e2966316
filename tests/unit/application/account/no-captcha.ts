import type { CarriesCaptcha } from '../../../../src/application/ports/system';

/** A use case in a shop without captcha: its requests carry no token. */
export function withoutCaptcha<Request extends object, Done>(useCase: (request: Request & CarriesCaptcha) => Done) {
  return (request: Request): Done => useCase({ ...request, captchaToken: null });
}
