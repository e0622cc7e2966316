import { createHash } from 'node:crypto';
import { markArrival } from './arrival';
import { earlyRequests } from './early-requests';
import { editedFields } from './edited-fields';
import { deferredHydration } from './loader';
import { mayFetchAhead } from './may-fetch-ahead';
import { followLinks } from './page-links';
import { restoreFocus } from './restore-focus';

const LOADER = `(${deferredHydration.toString()})(w,d,c,(${earlyRequests.toString()})(w,d),(${editedFields.toString()})(d),m)`;

/** The loader as it is printed into the page; the only inline script that the policy allows. */
export const LOADER_SCRIPT = `((w,d)=>{(${markArrival.toString()})(w,d);(${restoreFocus.toString()})(w,d);const m=()=>(${mayFetchAhead.toString()})(w);(${followLinks.toString()})(w,d,m);const c=JSON.parse(d.getElementById('posy-hydrate').textContent);${LOADER}})(window,document)`;
export const LOADER_HASH = `'sha256-${createHash('sha256').update(LOADER_SCRIPT).digest('base64')}'`;
