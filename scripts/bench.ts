import { benchApi } from './bench/api.ts'
import { benchBuilds } from './bench/builds.ts'
import type { Figure } from './bench/figure.ts'
import { benchGeneration } from './bench/generation.ts'
import { benchLanding } from './bench/landing.ts'
import { benchPeers } from './bench/peers.ts'
import { benchSize } from './bench/size.ts'
import { benchPostgres } from './bench/postgres.ts'
import { benchStart } from './bench/start.ts'
import { benchStudio } from './bench/studio.ts'
import { buildWeb } from './build-web.ts'

const benches: Record<string, () => Promise<Figure[]>> = {
  generation: benchGeneration,
  start: benchStart,
  api: benchApi,
  postgres: benchPostgres,
  size: benchSize,
  builds: benchBuilds,
  landing: benchLanding,
  studio: benchStudio,
}

/** Those that need more than this machine and run only when they are named. */
const onDemand: Record<string, () => Promise<Figure[]>> = { peers: benchPeers }

// `npm run bench -- api studio` runs only those. Figures in ms are this machine's; ratios were taken in one run.
const wanted = process.argv.slice(2)
await buildWeb()
let isKept = true
for (const [name, bench] of Object.entries({ ...benches, ...onDemand })) {
  if (wanted.length > 0 ? !wanted.includes(name) : name in onDemand) continue
  for (const figure of await bench()) {
    isKept &&= figure.isKept
    process.stdout.write(
      `${figure.isKept ? 'kept  ' : 'BROKEN'}  ${figure.name}: ${figure.value} (${figure.promise})\n`,
    )
  }
}
process.exitCode = isKept ? 0 : 1
