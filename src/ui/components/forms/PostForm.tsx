import type { Elements } from '../shared/elements';

interface PostFormProps {
  /** Name of the action that it is posted to. */
  readonly action: string;
  /** This page, with store prefix: the result is shown there. */
  readonly back: string;
  readonly submit: string;
  /** Id of the submit button. */
  readonly submitId?: string;
  readonly children?: Elements;
}

/** A form that the browser checks and posts by itself, with scripts too. */
export function PostForm({ action, back, submit, submitId, children }: PostFormProps) {
  return (
    <form method="post" action={`/api/actions/${action}`} className="step-form">
      <input type="hidden" name="back" value={back} />
      {children}
      <div className="submit-row">
        <button type="submit" id={submitId} className="button button-large">
          {submit}
        </button>
      </div>
    </form>
  );
}
