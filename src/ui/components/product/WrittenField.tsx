import { type ComponentType, useState } from 'react';
import { answerTo } from '../../../domain/catalogue/option-answer';
import type { TextOption } from '../../../domain/catalogue/customizable-option';
import { productTexts } from '../../texts/en/product';
import type { CardPreviewProps } from './CardPreview';
import type { OptionFieldProps } from './option-field-props';
import { oneAnswer, optionField } from './option-names';
import { describedBy, FieldError, OptionTitle } from './OptionTitle';

/**
 * A line or some lines of text. The limit is counted, not enforced while typing: a browser that stops at the limit would
 * cut off a pasted message without a word, here nothing typed is lost and the refusal says what is too much. Lines are
 * what goes on a card, so they are shown as one while they are written.
 */
export function WrittenField({ option, answers, base, locale, error, focused }: OptionFieldProps<TextOption>) {
  const id = optionField(option.uid);
  const text = oneAnswer(answers, option.uid);
  const limit = option.maxCharacters;
  const preview = usePreview();
  const attributes = {
    className: 'input',
    id,
    name: id,
    defaultValue: text,
    required: option.required,
    autoComplete: 'off',
    autoFocus: focused,
    'data-refused': error !== null || undefined,
    'aria-invalid': error !== null || undefined,
    'aria-describedby': describedBy(error === null ? null : `${id}-error`, limit === null ? null : `${id}-count`),
  };
  const Preview = preview.Part;
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        <OptionTitle title={option.title} required={option.required} price={option.price} base={base} locale={locale} />
      </label>
      {option.kind === 'area' ? (
        <textarea rows={4} {...attributes} onFocus={preview.fetch} onInput={preview.fetch} />
      ) : (
        <input type="text" {...attributes} />
      )}
      {limit !== null && (
        <Count id={`${id}-count`} limit={limit} used={[...(answerTo(answers, option.uid)[0] ?? '')].length} />
      )}
      <FieldError id={`${id}-error`} error={error} />
      {Preview !== null && <Preview text={text} />}
    </div>
  );
}

/** The card is fetched when somebody begins to write. Without it the field says all there is to say. */
function usePreview(): { Part: ComponentType<CardPreviewProps> | null; fetch: () => void } {
  const [Part, setPart] = useState<ComponentType<CardPreviewProps> | null>(null);
  const fetch = () => {
    if (Part !== null) return;
    import('./CardPreview').then(
      ({ CardPreview }) => setPart(() => CardPreview),
      () => undefined,
    );
  };
  return { Part, fetch };
}

/** Counted as the rule counts: signs as people see them, without blanks at the ends. Before the first letter the limit itself says more than what is left of it. */
function Count({ id, limit, used }: { id: string; limit: number; used: number }) {
  const over = used - limit;
  const words = used === 0 ? productTexts.upTo(limit) : productTexts.charactersLeft(limit - used);
  return (
    <p className={over > 0 ? 'error-text' : 'hint'} id={id}>
      {over > 0 ? productTexts.charactersOver(over) : words}
    </p>
  );
}
