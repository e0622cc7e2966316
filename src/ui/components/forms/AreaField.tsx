import { controlAttributes, FieldShell, type FieldBasics } from './FieldShell';

/** A text of several lines. */
export function AreaField({ rows, ...field }: FieldBasics & { readonly rows: number }) {
  return (
    <FieldShell field={field}>
      <textarea
        {...controlAttributes(field)}
        rows={rows}
        value={field.value}
        onChange={(event) => field.onType(event.target.value)}
      />
    </FieldShell>
  );
}
