import { contactTexts } from '../../texts/en/layout/contact';

/** Telephone number and address of the florist, for whom the form does not suit. */
export function OtherWays({ words }: { readonly words: string }) {
  return (
    <p className="enquiry-ways">
      <span>{words}</span>
      <a className="way-on" href={contactTexts.phoneLink}>
        {contactTexts.phone}
      </a>
      <a className="way-on" href={contactTexts.emailLink}>
        {contactTexts.email}
      </a>
    </p>
  );
}
