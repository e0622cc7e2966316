import type {
  ConfigurableChoice,
  ConfigurableOption,
  VariantSummary,
  ConfigurableValue,
} from '../../../../domain/catalogue/configurable';
import { variantOption, type VariantOption } from '../../../../domain/catalogue/variant-option';
import { type SizeShape, SizeDrawing } from './SizeDrawing';
import { formatMoney } from '../../../../domain/pricing/money';
import { productTexts } from '../../../texts/en/product/product';
import { ServerOnly } from '../../shared/ServerOnly';

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

interface OfferCardProps {
  readonly optionUid: string;
  readonly value: ConfigurableValue;
  /** Null when the combination with the other values is not made. */
  readonly offer: VariantOption | null;
  /** Price of the cheapest offer beside it, in pence. */
  readonly least: number;
  readonly shape: SizeShape | null;
  readonly rank: number;
  readonly count: number;
  readonly isChosen: boolean;
  readonly locale: string;
  readonly onChoose: () => void;
}

/** One size: a comparative drawing, the florist's note and the price. */
function VariantCard(props: OfferCardProps) {
  const { optionUid, value, offer, least, shape, locale } = props;
  const id = `${optionUid}-${value.uid}`;
  return (
    <label className="size-card">
      <input
        type="radio"
        className="chip-input"
        name={optionUid}
        id={id}
        value={value.uid}
        defaultChecked={props.isChosen}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-offer`}
        onChange={props.onChoose}
      />
      <span className="size-face">
        {shape !== null && (
          <ServerOnly as="span" id={`${id}-drawing`}>
            {process.env.NEXT_RUNTIME !== '' && <SizeDrawing shape={shape} rank={props.rank} count={props.count} />}
          </ServerOnly>
        )}
        <span className="size-name" id={`${id}-name`}>
          {value.label}
        </span>
        <span className="size-offer" id={`${id}-offer`}>
          {offer === null ? (
            <span className="soft">{productTexts.notMade}</span>
          ) : (
            <>
              {offer.note !== '' && <span className="soft">{`${offer.note} `}</span>}
              <Cost offer={offer} least={least} locale={locale} />
            </>
          )}
        </span>
      </span>
    </label>
  );
}

function Cost({ offer, least, locale }: { offer: VariantOption; least: number; locale: string }) {
  if (!offer.inStock) return <span className="stock stock-none">{productTexts.outOfStock}</span>;
  const { price, isFrom } = offer;
  const more = { pence: price.pence - least, currency: price.currency };
  const amount = formatMoney(price, locale);
  return (
    <span className="size-price">
      <strong>{isFrom ? productTexts.from(amount) : amount}</strong>
      {more.pence > 0 && <span className="soft">{` ${productTexts.extra(formatMoney(more, locale))}`}</span>}
    </span>
  );
}
