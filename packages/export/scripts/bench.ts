/** How long a build takes besides making its key: median and slowest of twenty, in milliseconds. */
import { buildApk, buildXcodeProject, bundleIdFrom, verifyApk } from '../src/index.ts'
import { sampleApp, sampleSite } from '../src/testing/sample-app.ts'

const runs = 20
/** As large as the web build of a ten-screen app. */
const script = { path: 'assets/app.js', bytes: new TextEncoder().encode(source(380_000)) }
const index = { path: 'index.html', bytes: new TextEncoder().encode('<!doctype html>') }
const app = await sampleApp({ content: { kind: 'files', files: [index, script] } })
const site = await sampleApp({ content: sampleSite })
const apk = buildApk(app)

measure('APK', () => buildApk(app))
measure('APK of a site', () => buildApk(site))
measure('check of an APK', () => verifyApk(apk))
measure('Xcode project', () =>
  buildXcodeProject({ ...app, bundleId: bundleIdFrom(app.packageId), buildNumber: app.versionCode }),
)

function measure(name: string, build: () => unknown): void {
  build()
  const times = Array.from({ length: runs }, () => {
    const start = process.cpuUsage()
    const begun = performance.now()
    build()
    const { user, system } = process.cpuUsage(start)
    return { wall: performance.now() - begun, cpu: (user + system) / 1000 }
  }).sort((one, other) => one.wall - other.wall)
  const [middle, last] = [times[runs / 2], times.at(-1)]
  const result = build()
  const size = result instanceof Uint8Array ? `, ${result.length} bytes` : ''
  console.log(
    `${name}: median ${round(middle?.wall)}, slowest ${round(last?.wall)}, of the processor ${round(middle?.cpu)}${size}`,
  )
}

function round(value = 0): string {
  return value.toFixed(1)
}

/** Text that compresses about as a program does. */
function source(length: number): string {
  const parts: string[] = []
  let seed = 1
  for (let size = 0; size < length; size += 24) {
    seed = (seed * 48_271) % 2_147_483_647
    parts.push(`function f${seed}(a){return a+${seed % 97}}`)
  }
  return parts.join('').slice(0, length)
}
