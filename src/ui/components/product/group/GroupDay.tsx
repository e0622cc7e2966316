import { observer } from 'mobx-react-lite';
import type { DeliveryRules } from '../../../../domain/delivery/delivery-rules';
import { currentPrice } from '../../../../domain/catalogue/options/price-rules';
import type { GroupViewModel } from '../../../view-models/product/group-view-model';
import type { ProductViewModel } from '../../../view-models/product/product-view-model';
import { PostcodeField } from '../day/PostcodeField';
import { useRulesAt } from '../day/use-rules-at';
import { OptionField } from '../OptionField';
import { errorsByField } from '../errors-by-field';

interface GroupDayProps {
  readonly group: GroupViewModel;
  readonly vm: ProductViewModel;
  readonly locale: string;
  readonly deliveryRules: DeliveryRules;
  readonly onPick: () => void;
}

/** Place and day of a group: its products arrive together. */
export const GroupDay = observer(function GroupDay({ group, vm, locale, deliveryRules, onPick }: GroupDayProps) {
  const { rules, isPlaceKnown } = useRulesAt(deliveryRules, vm.place);
  const options = vm.product.customizableOptions;
  const places = errorsByField(group.standing(vm.answers), options);
  return (
    <>
      {deliveryRules.zone === null && options.length > 0 && <PostcodeField place={vm.place} />}
      {options.map((option) => (
        <OptionField
          key={option.uid}
          option={option}
          answers={vm.answers}
          base={currentPrice(vm.barePrice)}
          locale={locale}
          deliveryRules={rules}
          isPlaceKnown={isPlaceKnown}
          error={places.options[option.uid] ?? null}
          focused={places.options[option.uid] !== undefined}
          onPick={onPick}
        />
      ))}
    </>
  );
});
