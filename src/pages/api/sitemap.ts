import type { NextApiRequest, NextApiResponse } from 'next';
import { serverApp } from '../../composition/server/create-server-app';
import { sendSitemap } from '../../adapters/http/pages/sitemap';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default function sitemap(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return sendSitemap(serverApp(), request, response, request.query);
}
