/** The error message of a field; its id is for `aria-describedby`. */
export function ErrorText({ id, error }: { readonly id: string; readonly error: string | null }) {
  if (error === null) return null;
  return (
    <p className="error-text" id={id}>
      {error}
    </p>
  );
}
