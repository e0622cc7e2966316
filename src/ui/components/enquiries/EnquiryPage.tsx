import { ENQUIRY_KINDS, type EnquiryKind } from '../../../domain/enquiries/enquiry';
import { inStore, type SiteProps } from '../../site-props';
import { enquiryKindTexts, enquiryTexts } from '../../texts/en/enquiries/enquiry-texts';
import { sharedTexts } from '../../texts/en/shared';
import type { RefusalInQuery } from '../../view-models/cart/refusal-in-query';
import { PageHead } from '../shared/PageHead';
import type { TypedValues } from '../forms/posted-form';
import { EnquiryForm, OtherWays } from './EnquiryForm';
import { enquiryPath } from './EnquiryInvitation';

export interface EnquiryPageProps {
  readonly site: Pick<SiteProps, 'storeName' | 'storePrefix' | 'needsCaptcha'>;
  /** Null until the visitor chooses a topic. */
  readonly kind: EnquiryKind | null;
  /** The wedding story that linked to the form. */
  readonly story: { readonly slug: string; readonly title: string } | null;
  /** `YYYY-MM-DD`, in London. */
  readonly today: string;
  readonly isSent: boolean;
  readonly refusals: readonly RefusalInQuery[];
  readonly typed: TypedValues;
}

/** The page of an enquiry: what it can be about, its form, or what happens next. */
export function EnquiryPage({ kind, ...props }: EnquiryPageProps) {
  const { site, isSent } = props;
  const title = kind === null ? enquiryTexts.title : enquiryKindTexts[kind].title;
  return (
    <div className="enquiry-page">
      <PageHead title={sharedTexts.pageTitle(title, site.storeName)}>
        <meta name="robots" content="noindex" />
      </PageHead>
      <h1>{title}</h1>
      {kind === null ? (
        <Choice storePrefix={site.storePrefix} />
      ) : isSent ? (
        <Sent kind={kind} storePrefix={site.storePrefix} />
      ) : (
        <EnquiryForm kind={kind} {...props} />
      )}
    </div>
  );
}

function Choice({ storePrefix }: Pick<SiteProps, 'storePrefix'>) {
  return (
    <>
      <p>{enquiryTexts.choose}</p>
      <ul className="enquiry-kinds">
        {ENQUIRY_KINDS.map((kind) => (
          <li key={kind}>
            <a className="way-on" href={enquiryPath(storePrefix, kind)}>
              {enquiryKindTexts[kind].title}
            </a>
          </li>
        ))}
      </ul>
      <OtherWays words={enquiryTexts.other} />
    </>
  );
}

function Sent({ kind, storePrefix }: { readonly kind: EnquiryKind } & Pick<SiteProps, 'storePrefix'>) {
  const { sent, next } = enquiryKindTexts[kind];
  return (
    <>
      <p className="success" role="status">
        {sent}
      </p>
      <h2>{enquiryTexts.next}</h2>
      {[...next, enquiryTexts.copy].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p className="enquiry-ways">
        {kind === 'complaint' && (
          <a className="way-on" href={inStore(storePrefix, '/complaints')}>
            {enquiryTexts.complaints}
          </a>
        )}
        <a className="way-on" href={inStore(storePrefix, '/enquiry')}>
          {enquiryTexts.another}
        </a>
      </p>
    </>
  );
}
