interface FormOutcomeBoxProps {
  readonly success: string | null;
  readonly refusal: string | null;
}

/** The result of a form that was sent without scripts. */
export function FormOutcomeBox({ success, refusal }: FormOutcomeBoxProps) {
  if (refusal !== null) {
    return (
      <p className="alert" role="alert">
        {refusal}
      </p>
    );
  }
  return success === null ? null : (
    <p className="success" role="status">
      {success}
    </p>
  );
}
