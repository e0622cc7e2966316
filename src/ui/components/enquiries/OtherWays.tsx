import { contactTexts } from '../../texts/en/layout/contact';

/** Telephone number and address of the florist, as an alternative to the form. */
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
