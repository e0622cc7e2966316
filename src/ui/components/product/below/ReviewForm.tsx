import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useMemo, useRef } from 'react';
import { reviewTexts, reviewRefusalMessage } from '../../../texts/en/product/reviews';
import { reviewWords } from '../../../texts/en/product/review-words';
import type { ReviewFieldName, ReviewFormViewModel } from '../../../view-models/reviews/review-form-view-model';
import type { FormState } from '../../../view-models/shared/form-state';
import { CaptchaNotice } from '../../account/CaptchaNotice';
import { AreaField } from '../../forms/AreaField';
import { Field } from '../../forms/Field';
import { FormErrors } from '../../forms/FormErrors';
import { SelectField } from '../../forms/SelectField';
import { useFocusOnError } from '../../forms/use-focus-on-error';

export interface ReviewFormProps {
  readonly vm: ReviewFormViewModel;
  readonly needsCaptcha: boolean;
}

/** The form of a review; what was said of it takes its place once it is sent. */
export const ReviewForm = observer(function ReviewForm({ vm, needsCaptcha }: ReviewFormProps) {
  const { form } = vm;
  if (vm.isSent) return <Sent />;
  return form === null ? null : <OpenForm vm={vm} form={form} needsCaptcha={needsCaptcha} />;
});

function Sent() {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p className="success" tabIndex={-1} ref={words}>
      {reviewTexts.sent}
    </p>
  );
}

interface OpenFormProps extends ReviewFormProps {
  readonly form: FormState<ReviewFieldName>;
}

const OpenForm = observer(function OpenForm({ vm, form, needsCaptcha }: OpenFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const forms = useMemo(() => [form], [form]);
  useFocusOnError(element, forms);
  useEffect(() => element.current?.querySelector<HTMLElement>('input,select,textarea')?.focus(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void vm.submit();
  };
  const basics = (name: ReviewFieldName, label: string) => ({
    id: `review-${name.replace(':', '-')}`,
    name,
    label,
    value: form.values[name] ?? '',
    error: form.messages.get(name) ?? null,
    required: true,
    autoComplete: 'off',
    onType: (value: string) => form.setValue(name, value),
    // A message that appeared when a field is left would move the button away from the press that leaves it.
    onLeave: () => undefined,
  });
  const { isLoading, error } = vm.writing;
  return (
    <form
      className="review-form"
      id="write-review-form"
      aria-labelledby="write-review-title"
      tabIndex={-1}
      noValidate
      ref={element}
      onSubmit={send}
    >
      <h3 id="write-review-title">{reviewWords.add}</h3>
      <FormErrors forms={forms} />
      {vm.asksName && (
        <Field
          {...basics('nickname', reviewTexts.name)}
          autoComplete="name"
          hint={reviewTexts.nameHint}
          capitals="words"
        />
      )}
      <Field {...basics('title', reviewTexts.title)} />
      {vm.questions.map(({ id, name, values }) => (
        <SelectField
          key={id}
          {...basics(`rating:${id}`, name)}
          choices={values.map((value) => ({ value: value.id, label: value.label }))}
        />
      ))}
      <AreaField {...basics('text', reviewTexts.text)} rows={6} />
      {error !== null && (
        <p className="alert" role="alert">
          {reviewRefusalMessage(error)}
        </p>
      )}
      {needsCaptcha && <CaptchaNotice />}
      <button type="submit" className="button" aria-busy={isLoading || undefined}>
        {isLoading ? reviewTexts.sending : reviewTexts.send}
      </button>
    </form>
  );
});
