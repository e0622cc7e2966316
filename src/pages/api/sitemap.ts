import type { NextApiRequest, NextApiResponse } from 'next';
import { sendSitemap } from '../../composition/server/pages/sitemap';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default function sitemap(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return sendSitemap(request, response, request.query);
}
