import type { RegisterRoutes } from '../http/build-server.ts'
import { registerAccounts } from './accounts/index.ts'
import { registerGeneration } from './generation/index.ts'
import { registerMonitoring } from './monitoring/index.ts'
import { registerProjects } from './projects/index.ts'
import { registerVersions } from './versions/index.ts'

/** Every feature of the server, in the order of registration: accounts first, it says who is asking. */
export const features: readonly RegisterRoutes[] = [
  registerAccounts,
  registerMonitoring,
  registerProjects,
  registerVersions,
  registerGeneration,
]
