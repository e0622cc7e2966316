import { ChoiceList } from './ChoiceList';
import type { OverlayContentProps } from './overlay-list';

/** The currencies that this store takes; another one loads the page again, where it was. */
export function CurrencyChoice({ site, onClose }: OverlayContentProps) {
  const names = new Intl.DisplayNames('en-GB', { type: 'currency' });
  return (
    <ChoiceList
      choicesOf={({ choices }) =>
        choices.currencies
          .filter((code) => site.currencies.includes(code))
          .map((code) => ({
            code,
            label: (
              <>
                <strong>{code}</strong>
                <span className="choice-name">{names.of(code)}</span>
              </>
            ),
          }))
      }
      current={({ currency }) => currency}
      choose={(stores, code) => stores.chooseCurrency(code)}
      onClose={onClose}
    />
  );
}
