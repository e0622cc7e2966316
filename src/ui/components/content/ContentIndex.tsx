import { inStore } from '../../site-props';
import { contentTexts } from '../../texts/en/layout/content';

export interface IndexEntry {
  readonly name: string;
  /** Or empty. */
  readonly description: string;
  /** Without store prefix. */
  readonly path: string;
}

interface ContentIndexProps {
  readonly entries: readonly IndexEntry[];
  readonly storePrefix: string;
}

/** The content pages, by title. */
export function ContentIndex({ entries, storePrefix }: ContentIndexProps) {
  if (entries.length === 0) return <p className="prose">{contentTexts.nothingWritten}</p>;
  return (
    <ul className="prose">
      {entries.map(({ name, description, path }) => (
        <li key={path}>
          <a className="ask-way" href={inStore(storePrefix, path)}>
            {name}
          </a>
          {description !== '' && <p>{description}</p>}
        </li>
      ))}
    </ul>
  );
}
