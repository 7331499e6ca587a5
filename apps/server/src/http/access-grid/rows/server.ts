import type { AccessRow } from '../access-row.ts'

/** What the server has around its features, and the probes of monitoring that tell nothing. */
export const serverRows: AccessRow[] = [
  { route: 'GET /api/openapi.json', may: 'anyone' },
  { route: 'GET /api/plain-page.css', may: 'anyone' },
  { route: 'GET /healthz', may: 'anyone' },
  { route: 'GET /readyz', may: 'anyone' },
]
