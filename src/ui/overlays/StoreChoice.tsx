import { Flag } from '../components/shared/Flag';
import { ChoiceList } from './ChoiceList';
import type { OverlayContentProps } from './overlay-list';

/** The stores by name; another one opens its home page. */
export function StoreChoice({ onClose }: OverlayContentProps) {
  return (
    <ChoiceList
      choicesOf={({ choices }) =>
        choices.stores.map(({ code, name, locale }) => ({
          code,
          label: (
            <>
              <Flag locale={locale} />
              <strong className="choice-name">{name}</strong>
            </>
          ),
        }))
      }
      current={({ store }) => store}
      choose={(stores, code) => stores.chooseStore(code)}
      onClose={onClose}
    />
  );
}
