import { captchaTexts } from '../../texts/en/account/captcha';

/** Google asks for this text where its badge is hidden. The links open in a new tab, so that nothing typed is lost. */
export function CaptchaNotice() {
  return (
    <p className="hint">
      {captchaTexts.before} <GoogleLink href="https://policies.google.com/privacy" label={captchaTexts.privacy} />{' '}
      <span>{captchaTexts.and}</span> <GoogleLink href="https://policies.google.com/terms" label={captchaTexts.terms} />{' '}
      <span>{captchaTexts.after}</span>
    </p>
  );
}

function GoogleLink({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="underline">
      <span>{label}</span> <span className="sr-only">{captchaTexts.opensInNewTab}</span>
    </a>
  );
}
