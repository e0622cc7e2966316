import { createHash } from 'node:crypto';
import { mayReload } from '../../domain/navigation/reload-guard';
import { SPECULATION_RULES } from '../../domain/navigation/speculation-rules';
import { errorTexts } from '../../ui/texts/en/layout/errors';
import { markArrival } from '../../ui/hydration/arrival';
import { earlyRequests } from '../../ui/hydration/early-requests';
import { editedFields } from '../../ui/hydration/edited-fields';
import { foreignTexts } from '../../ui/hydration/foreign-texts';
import { storeDrafts } from '../../ui/hydration/draft-storage';
import { deferredHydration } from './loader';
import { mayFetchAhead } from '../../ui/hydration/may-fetch-ahead';
import { mendPage } from '../../ui/hydration/mend-page';
import { shareSession } from '../../ui/hydration/cross-tab-session';
import { followLinks } from '../../ui/hydration/page-links';
import { restoreFocus } from '../../ui/hydration/restore-focus';

const LOADER = `(${deferredHydration.toString()})(w,d,c,(${earlyRequests.toString()})(w,d,v),(${editedFields.toString()})(w,d),m,r)`;

const MEND = `(${mendPage.toString()})(w,d,Date.now,${mayReload.toString()},${JSON.stringify(errorTexts.partsMissing)})`;

/** The loader as it is printed into the page; the only inline script that the policy lets run. */
export const LOADER_SCRIPT = `((w,d)=>{(${markArrival.toString()})(w,d);(${restoreFocus.toString()})(w,d);(${storeDrafts.toString()})(w,d);(${foreignTexts.toString()})(w,d);const v=(${shareSession.toString()})(w,d);const m=()=>(${mayFetchAhead.toString()})(w);const c=JSON.parse(d.getElementById('posy-hydrate').textContent);(${followLinks.toString()})(w,d);const r=${MEND};${LOADER}})(window,document)`;
/** Hashes of the loader, and of the rules that the page's last script adds. */
export const SCRIPT_HASHES = [LOADER_SCRIPT, SPECULATION_RULES]
  .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  .join(' ');
