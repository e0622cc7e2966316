import { type ComponentType, useCallback, useEffect, useState } from 'react';
import {
  answerTo,
  isPricedByLetter,
  lengthOfText,
  type TextOption,
} from '../../../domain/catalogue/options/customizable-option';
import { cardKind, isNameOnCard } from '../../../domain/catalogue/options/card-options';
import { isEmailMessage, isEmailOption } from '../../../domain/catalogue/options/gift-card-options';
import { productTexts } from '../../texts/en/product/product';
import type { CardHelpProps } from './CardHelp';
import type { OptionFieldProps } from './OptionField';
import { oneAnswer, optionField } from './option-names';
import { describedBy, FieldError, OptionTitle } from './OptionTitle';

interface TextOptionFieldProps extends OptionFieldProps<TextOption> {
  readonly type?: 'text' | 'date';
}

/**
 * A text field or textarea, or any date. It has no `maxlength`, because the browser would silently cut off pasted text; the
 * refusal says that it is too long. Textareas show line breaks as they appear on the card.
 */
export function TextOptionField({
  option,
  answers,
  base,
  locale,
  error,
  focused,
  onPick,
  type = 'text',
}: TextOptionFieldProps) {
  const id = optionField(option.uid);
  const text = oneAnswer(answers, option.uid);
  // A character count is of no use for an email address.
  const limit = isEmailOption(option) ? null : option.maxCharacters;
  const isCard = option.kind === 'area' && !isEmailMessage(option);
  const help = useCardHelp(isCard ? id : null);
  const Help = help.Part;
  const attributes = {
    className: 'input',
    id,
    name: id,
    defaultValue: text,
    required: option.required,
    // Back restores a text area, but autofill must not offer an earlier recipient's words in a one-line field.
    autoComplete: option.kind === 'area' ? undefined : 'off',
    autoFocus: focused,
    'data-refused': error !== null || undefined,
    'aria-invalid': error !== null || undefined,
    'aria-describedby': describedBy(
      error === null ? null : `${id}-error`,
      isNameOnCard(option) ? `${id}-hint` : null,
      limit === null ? null : `${id}-count`,
    ),
  };
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        <OptionTitle
          title={option.title}
          required={option.required}
          price={option.price}
          base={base}
          locale={locale}
          isPerLetter={isPricedByLetter(option)}
        />
      </label>
      {option.kind === 'area' ? (
        <textarea rows={4} {...attributes} {...(isCard && { onFocus: help.fetch, onInput: help.fetch })} />
      ) : (
        <input type={isEmailOption(option) ? 'email' : type} {...attributes} />
      )}
      {isNameOnCard(option) && (
        <p className="hint" id={`${id}-hint`}>
          {productTexts.anonymous}
        </p>
      )}
      {limit !== null && (
        <Count id={`${id}-count`} limit={limit} used={lengthOfText(option, answerTo(answers, option.uid)[0] ?? '')} />
      )}
      <FieldError id={`${id}-error`} error={error} />
      {Help !== null && <Help fieldId={id} kind={cardKind(option)} text={text} onPick={onPick} />}
    </div>
  );
}

/** Loads ideas and preview of the card when its field is first used; the field works without them. */
function useCardHelp(fieldId: string | null): { Part: ComponentType<CardHelpProps> | null; fetch: () => void } {
  const [Part, setPart] = useState<ComponentType<CardHelpProps> | null>(null);
  const fetch = useCallback(() => {
    import('./CardHelp').then(
      ({ CardHelp }) => setPart(() => CardHelp),
      () => undefined,
    );
  }, []);
  // The focus by which the page hydrates comes before React.
  useEffect(() => {
    if (fieldId !== null && document.activeElement?.id === fieldId) fetch();
  }, [fieldId, fetch]);
  return { Part, fetch };
}

/** Counted like the rule: graphemes, trimmed. Before the first character only the limit is shown. */
function Count({ id, limit, used }: { id: string; limit: number; used: number }) {
  const over = used - limit;
  const words = used === 0 ? productTexts.upTo(limit) : productTexts.charactersLeft(limit - used);
  return (
    <p className={over > 0 ? 'error-text' : 'hint'} id={id}>
      {over > 0 ? productTexts.charactersOver(over) : words}
    </p>
  );
}
