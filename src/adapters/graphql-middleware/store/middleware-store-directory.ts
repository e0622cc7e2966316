import type { Failure } from '../../../application/ports/failures';
import type { StoreDirectory } from '../../../application/ports/store';
import type { Result } from '../../../domain/shared/result';
import type { CurrencyCode } from '../../../domain/pricing/money';
import type { StoreConfig, StoreListItem } from '../../../domain/store/store';
import type { CallMiddleware } from '../call-middleware';
import { isPicture } from '../is-picture';
import { decodeQuery } from '../decode-response';
import { optionalNumber, optionalText, readEach, record, text } from '../wire-value';

/** px */
const LOGO_WIDTH = 35;
const LOGO_HEIGHT = 34;

/** Logos that are uploaded to the backend are in the folder `logo` below its media URL. */
function logoUrl(media: string | null, file: string | null): string | null {
  const url = media && file ? `${media.replace(/(?<!\/)\/*$/, '/')}logo/${file.replace(/^\/+/, '')}` : '';
  return isPicture(url) ? url : null;
}

export class MiddlewareStoreDirectory implements StoreDirectory {
  constructor(private readonly call: CallMiddleware) {}

  async config(): Promise<Result<StoreConfig, Failure>> {
    return decodeQuery(await this.call('storeConfig', []), 'storeConfig', (value) => {
      const wire = record(value, 'storeConfig');
      return {
        code: optionalText(wire.store_code) ?? 'default',
        name: optionalText(wire.store_name) ?? '',
        locale: optionalText(wire.locale) ?? 'en_GB',
        defaultTitle: optionalText(wire.default_title) ?? '',
        defaultCurrency: optionalText(wire.default_display_currency_code) ?? 'GBP',
        logoUrl: logoUrl(optionalText(wire.base_media_url), optionalText(wire.header_logo_src)),
        logoAlt: optionalText(wire.logo_alt) ?? '',
        logoWidth: optionalNumber(wire.logo_width) ?? LOGO_WIDTH,
        logoHeight: optionalNumber(wire.logo_height) ?? LOGO_HEIGHT,
      };
    });
  }

  async stores(): Promise<Result<readonly StoreListItem[], Failure>> {
    return decodeQuery(await this.call('availableStores', []), 'availableStores', (value) =>
      readEach(value, (wire) => {
        const code = text(wire.store_code, 'store code');
        return {
          id: String(optionalNumber(wire.id) ?? code),
          code,
          name: optionalText(wire.store_name) ?? code,
          locale: optionalText(wire.locale) ?? '',
        };
      }),
    );
  }

  async currencies(): Promise<Result<readonly CurrencyCode[], Failure>> {
    return decodeQuery(await this.call('currency', []), 'currency', (value) => {
      const codes = record(value, 'currency').available_currency_codes;
      return Array.isArray(codes) ? codes.filter((code): code is string => typeof code === 'string') : [];
    });
  }
}
