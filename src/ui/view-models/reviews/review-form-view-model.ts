import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../../application/ports/failures';
import type { CaptchaFailure } from '../../../application/ports/system';
import type { Reviews } from '../../../application/ports/catalogue';
import type { CaptchaOrFailure } from '../../../application/ports/system';
import type { DraftRefusal } from '../../../application/reviews/reviews';
import {
  validateReview,
  type RatingQuestion,
  type ReviewDraft,
  type ReviewError,
} from '../../../domain/reviews/review-draft';
import type { Result } from '../../../domain/shared/result';
import type { FieldMessages, FormValues } from '../../forms/form-values';
import { reviewFaultMessage } from '../../texts/en/product/reviews';
import { LatestOperation } from '../shared/latest-operation';
import { Operation } from '../shared/operation';
import { FormState } from '../shared/form-state';

/** Field name prefix of the rating questions, followed by the question's id. */
export type ReviewFieldName = 'nickname' | 'title' | 'text' | `rating:${string}`;

interface ReviewFormDeps {
  readonly loadQuestions: Reviews['questions'];
  readonly writeReview: (
    draft: ReviewDraft,
    questions: readonly RatingQuestion[],
  ) => Promise<Result<void, DraftRefusal | CaptchaOrFailure>>;
  /** The customer's name; null for a guest, who has to enter one. */
  readonly author: string | null;
}

/** The review form: its rating questions come from the backend, and a review waits for approval. */
export class ReviewFormViewModel {
  /** Null until loaded. */
  form: FormState<ReviewFieldName> | null = null;
  questions: readonly RatingQuestion[] = [];
  /** True once a review was accepted: a confirmation replaces the form. */
  isSent = false;
  readonly opening = new LatestOperation<Failure>();
  readonly writing = new Operation<DraftRefusal | CaptchaFailure | Failure>();
  readonly #sku: string;
  readonly #deps: ReviewFormDeps;

  constructor(sku: string, deps: ReviewFormDeps) {
    this.#sku = sku;
    this.#deps = deps;
    makeAutoObservable(this, { form: observableRef, questions: observableRef }, { autoBind: true });
  }

  get asksName(): boolean {
    return this.author === '';
  }

  /** Loads once; retries after a failure. */
  async open(): Promise<void> {
    if (this.form !== null || this.opening.isLoading) return;
    await this.opening.run(
      () => this.#deps.loadQuestions(),
      (questions) => {
        this.questions = questions;
        this.form = this.formOf(questions);
      },
    );
  }

  async submit(): Promise<void> {
    const { form, questions } = this;
    const values = (await form?.submit()) ?? null;
    if (form === null || values === null || this.writing.isLoading) return;
    const written = await this.writing.run(() => this.#deps.writeReview(this.draftOf(values), questions));
    if (!written.ok) return;
    form.clear();
    runInAction(() => {
      this.isSent = true;
    });
  }

  private get author(): string {
    return this.#deps.author?.trim() ?? '';
  }

  private formOf(questions: readonly RatingQuestion[]): FormState<ReviewFieldName> {
    const fields = fieldsOf(questions, this.asksName);
    return new FormState<ReviewFieldName>({
      fields,
      empty: Object.fromEntries(fields.map((field) => [field, ''])) as FormValues<ReviewFieldName>,
      onEdit: () => this.writing.clear(),
      check: async (values) => messagesOf(validateReview(this.draftOf(values), questions)),
    });
  }

  private draftOf(values: FormValues<ReviewFieldName>): ReviewDraft {
    const { nickname, title, text } = values;
    const answered = this.questions.map(({ id }) => [id, values[ratingField(id)] ?? ''] as const);
    return {
      sku: this.#sku,
      nickname: this.asksName ? nickname : this.author,
      title,
      text,
      ratings: Object.fromEntries(answered.filter(([, value]) => value !== '')),
    };
  }
}

function ratingField(questionId: string): ReviewFieldName {
  return `rating:${questionId}`;
}

function fieldsOf(questions: readonly RatingQuestion[], asksName: boolean): readonly ReviewFieldName[] {
  return [...(asksName ? (['nickname'] as const) : []), 'title', ...questions.map(({ id }) => ratingField(id)), 'text'];
}

function messagesOf(faults: readonly ReviewError[]): FieldMessages<ReviewFieldName> {
  return new Map(faults.map((fault) => [fieldOf(fault), reviewFaultMessage(fault)]));
}

function fieldOf(fault: ReviewError): ReviewFieldName {
  if (fault.field !== 'rating') return fault.field;
  return ratingField(fault.kind === 'field-missing' ? (fault.questionId ?? '') : '');
}
