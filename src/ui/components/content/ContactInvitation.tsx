import { contactTexts } from '../../texts/en/layout/contact';
import { contentTexts } from '../../texts/en/layout/content';
import { Icon } from '../shared/Icon';

interface ContactInvitationProps {
  readonly heading?: string;
  readonly words?: string;
}

/** Contact details beside a content page. */
export function ContactInvitation({
  heading = contentTexts.askHeading,
  words = contentTexts.ask,
}: ContactInvitationProps) {
  return (
    <aside className="ask" aria-labelledby="ask-us">
      <h2 id="ask-us">{heading}</h2>
      <p>{words}</p>
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
