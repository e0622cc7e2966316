import { type CartAddress, regionOnEnvelope } from '../../../domain/address/address';
import { countryOfAddress } from '../../../domain/address/country-of-address';

interface AddressLinesProps {
  readonly address: CartAddress;
  readonly locale: string;
}

/** An address in the lines of an envelope. */
export function AddressLines({ address, locale }: AddressLinesProps) {
  const lines = [
    `${address.firstName} ${address.lastName}`,
    address.street,
    address.apartment,
    address.city,
    regionOnEnvelope(address),
    address.postcode,
    countryName(countryOfAddress(address), locale),
    address.phone,
  ].filter((line) => line.trim() !== '');
  return (
    <address className="not-italic">
      {lines.map((line, index) => (
        <span key={`${index}-${line}`} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}

/** The country's name, or its code where the browser has no name for it. */
function countryName(code: string, locale: string): string {
  return /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code) : code;
}
