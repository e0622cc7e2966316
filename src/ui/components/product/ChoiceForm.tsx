import type {
  ConfigurableChoice,
  ConfigurableOption,
  ConfigurableValue,
  VariantSummary,
} from '../../../domain/catalogue/configurable';
import { productTexts } from '../../texts/en/product/product';
import { VariantRow } from './size/VariantRow';
import type { SizeShape } from './size/SizeDrawing';

/** Up to this many values are shown side by side; more become a select. */
const MAX_SHOWN_OPENLY = 8;

interface ChoiceFormProps {
  readonly choice: ConfigurableChoice;
  /** The variants to compare. */
  readonly variants: readonly VariantSummary[];
  /** Which drawing illustrates sizes; null for none. */
  readonly shape: SizeShape | null;
  readonly locale: string;
  /** Path of the product, with store prefix; the form's action without scripts. */
  readonly action: string;
  /** `valueUid` is empty when an option is cleared. */
  readonly onChoose: (optionUid: string, valueUid: string) => void;
}

/**
 * The options of a configurable product. A separate GET form for the chosen variant's page, so it works without
 * scripts; hydrated, each choice loads the variant at once.
 */
export function ChoiceForm({ choice, variants, shape, locale, action, onChoose }: ChoiceFormProps) {
  const isSwatched = (option: ConfigurableOption) => option.values.some(({ swatch }) => swatch !== null);
  return (
    <form method="get" action={action} className="choices" id="choices">
      {choice.options.map((option) =>
        option.values.length > MAX_SHOWN_OPENLY ? (
          <ChoiceList key={option.uid} option={option} chosen={choice.chosen} onChoose={onChoose} />
        ) : variants.length > 0 && !isSwatched(option) ? (
          <VariantRow
            key={option.uid}
            option={option}
            choice={choice}
            variants={variants}
            shape={shape}
            locale={locale}
            onChoose={onChoose}
          />
        ) : (
          <ChoiceRow key={option.uid} option={option} chosen={choice.chosen} onChoose={onChoose} />
        ),
      )}
      <button type="submit" className="show-choice" id="show-choice">
        {productTexts.showChoice}
      </button>
    </form>
  );
}

interface QuestionProps {
  readonly option: ConfigurableOption;
  readonly chosen: readonly string[];
  readonly onChoose: (optionUid: string, valueUid: string) => void;
}

function ChoiceRow({ option, chosen, onChoose }: QuestionProps) {
  return (
    <fieldset className="choice">
      <legend className="legend">{option.label}</legend>
      <div className="choice-row">
        {option.values.map((value) => (
          <label key={value.uid} className="chip">
            <input
              type="radio"
              className="chip-input"
              name={option.uid}
              id={`${option.uid}-${value.uid}`}
              value={value.uid}
              defaultChecked={chosen.includes(value.uid)}
              onChange={() => onChoose(option.uid, value.uid)}
            />
            <span className="chip-face">
              <Swatch value={value} />
              <span>{value.label}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A colour swatch. It is an SVG attribute, because the content security policy blocks inline styles. */
function Swatch({ value }: { value: ConfigurableValue }) {
  if (value.swatch === null) return null;
  return (
    <svg className="swatch" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7.5" fill={value.swatch} />
    </svg>
  );
}

function ChoiceList({ option, chosen, onChoose }: QuestionProps) {
  const current = option.values.find((value) => chosen.includes(value.uid));
  return (
    <div className="field choice">
      <label className="label" htmlFor={`choice-${option.uid}`}>
        {option.label}
      </label>
      <select
        className="input"
        id={`choice-${option.uid}`}
        name={option.uid}
        defaultValue={current?.uid ?? ''}
        onChange={(event) => onChoose(option.uid, event.currentTarget.value)}
      >
        <option value="">{productTexts.pleaseChoose}</option>
        {option.values.map((value) => (
          <option key={value.uid} value={value.uid}>
            {value.label}
          </option>
        ))}
      </select>
    </div>
  );
}
