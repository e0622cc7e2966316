import type { Elements } from '../../components/shared/elements';

interface SpecimenProps {
  readonly title: string;
  readonly children: Elements;
}

/** One section of the styleguide. */
export function Specimen({ title, children }: SpecimenProps) {
  const id = `specimen-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`;
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-line py-5">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** A row of related specimens. */
export function Row({ children }: { readonly children: Elements }) {
  return <div className="flex flex-wrap items-center gap-4">{children}</div>;
}
