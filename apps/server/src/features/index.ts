import type { RegisterRoutes } from '../http/build-server.ts'
import { registerAccounts } from './accounts/index.ts'
import { registerAdmin } from './admin/index.ts'
import { registerApiKeys } from './api-keys/index.ts'
import { registerBilling } from './billing/index.ts'
import { registerBuilds } from './builds/index.ts'
import { registerComments } from './comments/index.ts'
import { registerGeneration } from './generation/index.ts'
import { registerLive } from './live/index.ts'
import { registerMonitoring } from './monitoring/index.ts'
import { registerProjects } from './projects/index.ts'
import { registerSharing } from './sharing/index.ts'
import { registerTransfer } from './transfer/index.ts'
import { registerTemplates } from './templates/index.ts'
import { registerVersions } from './versions/index.ts'

/** Every feature of the server, in the order of registration: accounts and keys first, they say who is asking. */
export const features: readonly RegisterRoutes[] = [
  registerAccounts,
  registerApiKeys,
  registerMonitoring,
  registerProjects,
  registerVersions,
  registerSharing,
  registerLive,
  registerComments,
  registerGeneration,
  registerBilling,
  registerTemplates,
  registerTransfer,
  registerBuilds,
  registerAdmin,
]

/** What a process without a web side still answers: whether it lives. */
export const workerFeatures: readonly RegisterRoutes[] = [registerAccounts, registerMonitoring]
