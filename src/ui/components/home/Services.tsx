import { inStore } from '../../site-props';
import { homeTexts } from '../../texts/en/home';
import { Drawing } from '../shared/Drawing';
import { Icon } from '../shared/Icon';

/** The two days for which people do not look into a shop window, but for somebody to ask. */
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
              {label}
              <Icon name="onward" />
            </a>
          </div>
        </div>
      ))}
    </section>
  );
}
