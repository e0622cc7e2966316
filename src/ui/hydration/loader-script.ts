import { createHash } from 'node:crypto';
import { mayReload } from '../../domain/navigation/reload-guard';
import { SPECULATION_RULES } from '../../domain/navigation/speculation-rules';
import { errorTexts } from '../texts/en/layout/errors';
import { markArrival } from './arrival';
import { earlyRequests } from './early-requests';
import { editedFields } from './edited-fields';
import { foreignTexts } from './foreign-texts';
import { storeDrafts } from './draft-storage';
import { deferredHydration } from './loader';
import { mayFetchAhead } from './may-fetch-ahead';
import { mendPage } from './mend-page';
import { shareSession } from './cross-tab-session';
import { followLinks } from './page-links';
import { restoreFocus } from './restore-focus';

const LOADER = `(${deferredHydration.toString()})(w,d,c,(${earlyRequests.toString()})(w,d,v),(${editedFields.toString()})(w,d),m,r)`;

const MEND = `(${mendPage.toString()})(w,d,Date.now,${mayReload.toString()},${JSON.stringify(errorTexts.partsMissing)})`;

/** The loader as it is printed into the page; the only inline script that the policy lets run. */
export const LOADER_SCRIPT = `((w,d)=>{(${markArrival.toString()})(w,d);(${restoreFocus.toString()})(w,d);(${storeDrafts.toString()})(w,d);(${foreignTexts.toString()})(w,d);const v=(${shareSession.toString()})(w,d);const m=()=>(${mayFetchAhead.toString()})(w);const c=JSON.parse(d.getElementById('posy-hydrate').textContent);(${followLinks.toString()})(w,d);const r=${MEND};${LOADER}})(window,document)`;
/** Hashes of the loader, and of the rules that the page's last script adds. */
export const SCRIPT_HASHES = [LOADER_SCRIPT, SPECULATION_RULES]
  .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  .join(' ');
