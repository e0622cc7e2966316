import type { CutOff } from '../../../../domain/delivery/cut-offs';
import { clockInWords } from './delivery-days';
import { listInWords } from './weekdays';

const PARCELS = 'everything that goes by courier';

/** Every cut-off with its places, as inside a sentence: `2 pm for Chichester, 1 pm for the villages around Chichester`. */
export function cutOffsText(cutOffs: readonly CutOff[]): string {
  return cutOffs
    .map(({ minutes, vanTo, courierTo }) => {
      const places = [...vanTo, ...(courierTo === 'all' ? [PARCELS] : courierTo.map((title) => `parcels to ${title}`))];
      return `${clockInWords(minutes)}${places.length === 0 ? '' : ` for ${listInWords(places)}`}`;
    })
    .join('; ');
}
