import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { DeliveryOption } from '../../../../domain/delivery/delivery-option';
import { placeTexts, deliveryPlaceText, placeRefusalMessage } from '../../../texts/en/delivery/delivery-place';
import type { DeliveryPostcode } from '../../../view-models/product/delivery-postcode';

interface PlaceFieldProps {
  readonly place: DeliveryPostcode;
  /** The field's id; another one where the page may have two. */
  readonly id?: string;
  /** The message about a postcode that was found. */
  readonly words?: (postcode: string, offers: readonly DeliveryOption[]) => string;
}

/** Asks for a postcode and says who brings it there; the days below follow. It is not sent with the form, and needs scripts. */
export const PostcodeField = observer(function PostcodeField({
  place,
  id = 'place',
  words = deliveryPlaceText,
}: PlaceFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current?.value === '') field.current.value = place.recall() ?? '';
    return place.follow((kept) => {
      if (field.current !== null) field.current.value = kept;
    });
  }, [place]);
  const check = () => void place.check(field.current?.value ?? '');
  const checkOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    check();
  };
  const { refusal, postcode } = place;
  return (
    <div className="field day-field noscript:hidden">
      <label className="label" htmlFor={id}>
        {placeTexts.label} <span className="soft">{placeTexts.hint}</span>
      </label>
      <div className="flex w-full flex-wrap gap-2">
        <input
          className="input input-date"
          size={10}
          id={id}
          ref={field}
          autoComplete="postal-code"
          autoCapitalize="characters"
          maxLength={12}
          enterKeyHint="search"
          aria-invalid={refusal !== null || undefined}
          aria-describedby={`${id}-said`}
          onKeyDown={checkOnEnter}
          data-queue-keys="Enter"
        />
        <button
          type="button"
          id={`check-${id}`}
          className="button button-quiet"
          aria-busy={place.isChecking || undefined}
          onClick={check}
        >
          {placeTexts.check}
        </button>
      </div>
      <p id={`${id}-said`} role="status" className={refusal === null ? 'hint' : 'error-text'}>
        {refusal === null ? (postcode === null ? '' : words(postcode, place.offers)) : placeRefusalMessage(refusal)}
      </p>
    </div>
  );
});
