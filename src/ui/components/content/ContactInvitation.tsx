import { contactTexts } from '../../texts/en/layout/contact';
import { contentTexts } from '../../texts/en/layout/content';
import { Icon } from '../shared/Icon';

/** Contact details beside a content page. */
export function ContactInvitation() {
  return (
    <aside className="ask" aria-labelledby="ask-us">
      <h2 id="ask-us">{contentTexts.askHeading}</h2>
      <p>{contentTexts.ask}</p>
      <a className="ask-way" href={contactTexts.phoneLink}>
        <Icon name="phone" />
        {contactTexts.phone}
      </a>
      <a className="ask-way" href={contactTexts.emailLink}>
        <Icon name="mail" />
        {contactTexts.email}
      </a>
    </aside>
  );
}
