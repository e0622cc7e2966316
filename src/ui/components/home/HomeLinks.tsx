import type { HomeLink } from '../../../domain/content/home-page';
import { inStore } from '../../site-props';
import { homeTexts } from '../../texts/en/layout/home';
import { Drawing, type Flower, FLOWERS } from '../shared/Drawing';
import { Icon } from '../shared/Icon';

/** Drawings of the links, in turn. */
const DRAWN: readonly Flower[] = ['poppy', 'rose', 'daisy', 'tulip', 'cornflower', 'snowdrop'];

/** Links by occasion. Nothing if the florist has configured none. */
export function Occasions({ links, storePrefix }: { links: readonly HomeLink[]; storePrefix: string }) {
  if (links.length === 0) return null;
  return (
    <nav className="page" aria-label={homeTexts.occasions}>
      <h2 className="mb-5">{homeTexts.occasionsHeading}</h2>
      <ul className="occasions">
        {links.map((link, index) => (
          <li key={link.path}>
            <a className="occasion" href={inStore(storePrefix, link.path)}>
              <Drawing of={DRAWN[index % DRAWN.length] ?? FLOWERS[0]} />
              <span>{link.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Weddings and funerals, which customers usually discuss with the florist. */
export function Services({ storePrefix }: { storePrefix: string }) {
  return (
    <section className="page services" aria-labelledby="services">
      <h2 id="services" className="sr-only">
        {homeTexts.services}
      </h2>
      {homeTexts.serviceList.map(({ flower, heading, text, label, path }) => (
        <div key={path} className="service">
          <Drawing of={flower} />
          <div className="service-words">
            <h3>{heading}</h3>
            <p>{text}</p>
            <a className="way-on" href={inStore(storePrefix, path)}>
              <span>{label}</span>
              <Icon name="onward" />
            </a>
          </div>
        </div>
      ))}
    </section>
  );
}
