import '../../theme/lazy/card-preview.module.css';
import { type ToggleEvent, useState } from 'react';
import type { CardKind } from '../../../domain/catalogue/options/card-options';
import type { Failure } from '../../../application/ports/failures';
import type { CardOccasion } from '../../../domain/catalogue/options/card-options';
import type { Result } from '../../../domain/shared/result';
import { useShop } from '../../shop-context';
import { cardIdeasTexts as texts, cardCaption } from '../../texts/en/product/product-words';

export interface CardHelpProps {
  /** Id of the textarea. */
  readonly fieldId: string;
  /** Null: the kind of card is unknown, so there are no ideas for it. */
  readonly kind: CardKind | null;
  readonly text: string;
  /** Called after the textarea was changed. */
  readonly onPick: () => void;
}

/** Help with writing a card: ideas for it, and how it will look. */
export function CardHelp({ fieldId, kind, text, onPick }: CardHelpProps) {
  return (
    <>
      {kind !== null && <CardIdeas fieldId={fieldId} kind={kind} onPick={onPick} />}
      <CardPreview text={text} />
    </>
  );
}

type Ideas = Result<readonly CardOccasion[], Failure | null>;

/** Messages by occasion; pressing one writes it. They are fetched when they are asked for. */
function CardIdeas({ fieldId, kind, onPick }: Omit<CardHelpProps, 'text' | 'kind'> & { readonly kind: CardKind }) {
  const { features } = useShop();
  const [ideas, setIdeas] = useState<Ideas | null>(null);
  const load = () => {
    setIdeas(null);
    features()
      .then((loaded) => loaded.cardMessages())
      .then((loadMessages) => loadMessages())
      .then(
        (found) => setIdeas(found.ok ? { ok: true, value: found.value[kind] } : found),
        () => setIdeas({ ok: false, reason: null }),
      );
  };
  const open = (event: ToggleEvent<HTMLDetailsElement>) => {
    if (event.currentTarget.open && ideas === null) load();
  };
  const pick = (message: string) => {
    writeCard(fieldId, message, ideas);
    onPick();
  };
  return (
    <details className="card-ideas" onToggle={open}>
      <summary>{texts.title}</summary>
      <div aria-busy={ideas === null || undefined}>
        {ideas === null ? (
          <p className="hint">{texts.loading}</p>
        ) : ideas.ok && ideas.value.length > 0 ? (
          <ByOccasion id={`${fieldId}-ideas`} occasions={ideas.value} onPick={pick} />
        ) : (
          <p className="hint" role="alert">
            <span>{texts.failed}</span>{' '}
            <button type="button" className="button-plain" onClick={load}>
              {texts.tryAgain}
            </button>
          </p>
        )}
      </div>
    </details>
  );
}

interface ByOccasionProps {
  readonly id: string;
  readonly occasions: readonly CardOccasion[];
  readonly onPick: (message: string) => void;
}

function ByOccasion({ id, occasions, onPick }: ByOccasionProps) {
  const [label, setLabel] = useState('');
  const chosen = occasions.find((occasion) => occasion.label === label);
  return (
    <>
      <label className="label" htmlFor={id}>
        {texts.occasion}
      </label>
      {/* Without a name it is not sent with the form. */}
      <select id={id} className="input" value={label} onChange={(event) => setLabel(event.currentTarget.value)}>
        <option value="">{texts.choose}</option>
        {occasions.map((occasion) => (
          <option key={occasion.label}>{occasion.label}</option>
        ))}
      </select>
      {chosen !== undefined && (
        <ul className="card-messages">
          {chosen.messages.map((message) => (
            <li key={message}>
              <button type="button" className="card-message" onClick={() => onPick(message)}>
                {message}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Takes the place of another idea; own words are kept above it. */
function writeCard(fieldId: string, message: string, ideas: Ideas | null): void {
  const field = document.getElementById(fieldId);
  if (!(field instanceof HTMLTextAreaElement)) return;
  const written = field.value.trim();
  const known = ideas?.ok === true ? ideas.value.flatMap(({ messages }) => messages) : [];
  const isOwn = written !== '' && !known.includes(written);
  field.value = isOwn ? `${written}\n${message}` : message;
}

interface CardPreviewProps {
  readonly text: string;
}

/** Up to this many characters the text is large; longer texts are smaller. */
const SHORT = 60;

/** Preview of the card message. It repeats the field, so it is hidden from screen readers. */
function CardPreview({ text }: CardPreviewProps) {
  const words = text.trim();
  if (words === '') return null;
  return (
    <figure className="card-preview" aria-hidden="true">
      <blockquote className={words.length > SHORT ? 'card-hand card-hand-small' : 'card-hand'}>{words}</blockquote>
      <figcaption className="hint">{cardCaption}</figcaption>
    </figure>
  );
}
