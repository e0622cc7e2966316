import { captchaTexts } from '../../texts/en/account/captcha';
import { contactTexts } from '../../texts/en/layout/contact';

interface NeedsScriptsProps {
  readonly id: string;
  readonly overlay: 'login' | 'newsletter';
  /** The page itself, for a press before the modal is there. */
  readonly href: string;
  readonly label: string;
}

/** In place of a form on its page: opens its modal, because only a script can get the token of a captcha. */
export function NeedsScripts({ id, overlay, href, label }: NeedsScriptsProps) {
  return (
    <>
      <noscript>
        <p className="alert">{captchaTexts.needsScripts(contactTexts.phone)}</p>
      </noscript>
      <p className="noscript:hidden">
        <a className="button" id={id} href={href} data-overlay={overlay} aria-haspopup="dialog">
          {label}
        </a>
      </p>
    </>
  );
}
