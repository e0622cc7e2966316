import type { ConfigurableChoice, ConfigurableOption, VariantSummary } from '../../../../domain/catalogue/configurable';
import { variantOption } from '../../../../domain/catalogue/variant-option';
import { VariantCard } from './VariantCard';
import type { SizeShape } from './SizeDrawing';

interface OfferRowProps {
  readonly option: ConfigurableOption;
  readonly choice: ConfigurableChoice;
  readonly variants: readonly VariantSummary[];
  readonly shape: SizeShape | null;
  readonly locale: string;
  readonly onChoose: (optionUid: string, valueUid: string) => void;
}

/** Attribute code of the option that drawings can illustrate. */
const SIZE = 'size';

/** The values of one option side by side, each with its price. */
export function VariantRow({ option, choice, variants, shape, locale, onChoose }: OfferRowProps) {
  const told = option.values.map((value) => ({
    value,
    offer: variantOption(choice.options, variants, choice.chosen, option, value.uid),
  }));
  const least = Math.min(...told.flatMap(({ offer }) => (offer === null ? [] : [offer.price.pence])));
  return (
    <fieldset className="choice">
      <legend className="legend">{option.label}</legend>
      <div className="size-cards">
        {told.map(({ value, offer }, rank) => (
          <VariantCard
            key={value.uid}
            optionUid={option.uid}
            value={value}
            offer={offer}
            least={least}
            shape={option.code === SIZE ? shape : null}
            rank={rank}
            count={told.length}
            isChosen={choice.chosen.includes(value.uid)}
            locale={locale}
            onChoose={() => onChoose(option.uid, value.uid)}
          />
        ))}
      </div>
    </fieldset>
  );
}
