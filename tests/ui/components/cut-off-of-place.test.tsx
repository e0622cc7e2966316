import { deliveryOptions, preferredOption } from '../../../src/domain/delivery/delivery-option';
import { deliveryRulesFor } from '../../../src/domain/delivery/delivery-rules';
import { DEFAULT_SCHEDULE } from '../../../src/domain/delivery/delivery-schedule';
import { DateField } from '../../../src/ui/components/product/DateField';
import { pounds } from '../../builders/a-price';
import { aDateOption } from '../../builders/an-option';
import { markup } from '../drawn';

/** What stands above the field for the day of a bouquet that is tied at once, on Thursday 8 October 2026. */
function hint(time: string, postcode: string | null) {
  const offers =
    postcode === null ? [] : deliveryOptions('never', { country: 'GB', postcode }, DEFAULT_SCHEDULE, '2026-10-08');
  const zone = preferredOption(offers)?.zone ?? null;
  const rules = deliveryRulesFor([], Date.parse(`2026-10-08T${time}Z`), 0, DEFAULT_SCHEDULE, zone);
  const html = markup(
    <DateField
      option={aDateOption()}
      answers={{}}
      base={pounds(20)}
      locale="en-GB"
      deliveryRules={rules}
      isPlaceKnown={postcode !== null}
      error={null}
      focused={false}
      onPick={() => undefined}
    />,
  );
  const [said] = html.querySelectorAll('.hint');
  said?.querySelectorAll('[hidden]').forEach((element) => element.remove());
  return said?.textContent;
}

test.each([
  ['11:30', null, 'Order before 2 pm for delivery today to Chichester.'],
  ['11:30', 'PO19 1AA', 'Orders for Chichester close at 2 pm.'],
  ['11:30', 'PO20 8AA', 'Orders for the villages around Chichester close at 1 pm.'],
  ['12:05', 'PO22 6AA', 'Orders for the coast and the downs close at noon.'],
  ['11:30', 'SW1A 1AA', ''],
])('at %s UTC the cut-off for %s is told', (time, postcode, words) => {
  expect(hint(time, postcode)).toBe(words);
});
