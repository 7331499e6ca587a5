import type { AccessRow } from '../access-row.ts'
import { adminRows } from './admin.ts'
import { accountRows } from './accounts.ts'
import { apiKeyRows } from './api-keys.ts'
import { buildRows } from './builds.ts'
import { commentRows } from './comments.ts'
import { billingRows } from './billing.ts'
import { generationRows } from './generation.ts'
import { projectRows } from './projects.ts'
import { serverRows } from './server.ts'
import { sharingRows } from './sharing.ts'
import { templateRows } from './templates.ts'
import { transferRows } from './transfer.ts'
import { versionRows } from './versions.ts'

/** Every route of the server with who may call it. A feature's routes stand in its own file. */
export const accessTable: readonly AccessRow[] = [
  ...serverRows,
  ...accountRows,
  ...adminRows,
  ...apiKeyRows,
  ...billingRows,
  ...projectRows,
  ...versionRows,
  ...sharingRows,
  ...commentRows,
  ...buildRows,
  ...generationRows,
  ...templateRows,
  ...transferRows,
]
