import type { Countries } from '../../../application/ports/store';
import type { Failure } from '../../../application/ports/failures';
import type { Country, CountryWithRegions } from '../../../domain/address/address';
import { refuse, type Result } from '../../../domain/shared/result';
import type { CallMiddleware } from '../call-middleware';
import { decodeQuery } from '../decode-response';
import { optionalNumber, optionalText, record, records, text, type WireRecord } from '../wire-value';

const CODE = /^[A-Z]{2}$/i;

export class MiddlewareCountries implements Countries {
  constructor(private readonly call: CallMiddleware) {}

  /** Countries without a name or an id cannot be shown and are left out. */
  async all(): Promise<Result<readonly Country[], Failure>> {
    return decodeQuery(await this.call('countries', []), 'countries', (value) =>
      records(value)
        .map(toCountry)
        .filter((country) => country !== null)
        .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    );
  }

  async find(code: string): Promise<Result<CountryWithRegions, Failure>> {
    // Magento explains neither an empty id nor one that is too long.
    if (!CODE.test(code)) return refuse({ kind: 'not-found', message: '' });
    return decodeQuery(await this.call('country', [code]), 'country', (value) => {
      const wire = record(value, 'country');
      const regions = records(wire.available_regions)
        .filter((region) => optionalText(region.code) !== null && optionalText(region.name) !== null)
        .map((region) => ({
          id: optionalNumber(region.id),
          code: text(region.code, 'code of a region'),
          name: text(region.name, 'name of a region'),
        }))
        .sort((a, b) => a.name.localeCompare(b.name, 'en'));
      return { code, name: optionalText(wire.full_name_locale) ?? code, regions };
    });
  }
}

function toCountry(wire: WireRecord): Country | null {
  const name = optionalText(wire.full_name_locale);
  const english = optionalText(wire.full_name_english);
  const code = optionalText(wire.two_letter_abbreviation) ?? optionalText(wire.id);
  return name === null || english === null || code === null ? null : { code, name };
}
