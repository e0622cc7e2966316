import { inStore } from '../../site-props';
import { homeTexts } from '../../texts/en/layout/home';
import { Drawing } from '../shared/Drawing';
import { Icon } from '../shared/Icon';

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
