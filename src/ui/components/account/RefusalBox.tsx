/** Why a form was refused, a line for each message; announced when it appears. */
export function RefusalBox({ lines }: { readonly lines: readonly string[] }) {
  return (
    <div role="alert" className="empty:sr-only">
      {lines.length > 0 && (
        <div className="alert">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </div>
  );
}
