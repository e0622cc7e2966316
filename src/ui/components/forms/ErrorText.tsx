/** The sentence under a field at fault; its id is what the field is described by. */
export function ErrorText({ id, error }: { readonly id: string; readonly error: string | null }) {
  if (error === null) return null;
  return (
    <p className="error-text" id={id}>
      {error}
    </p>
  );
}
