/**
 * How long the studio's canvas takes to appear, built for production, in Chromium:
 * node packages/runtime/scripts/bench-canvas.ts [--count 2000] [--rounds 7] [--keep folder] [--against folder]
 * `--keep` leaves the build there; `--against` measures such an older build in turns with the new one.
 */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { build, preview } from 'vite'
import { ensureChromium } from '../../../scripts/chromium.ts'
import { reactNativeWeb } from '../../../scripts/react-native-web.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '7' },
    keep: { type: 'string' },
    against: { type: 'string' },
    profile: { type: 'string' },
  },
})
const root = join(import.meta.dirname, 'bench-canvas')
const outDir = values.keep ?? (await mkdtemp(join(tmpdir(), 'kwiq-canvas-')))
await build({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [reactNativeWeb()],
  build: { outDir, emptyOutDir: true, minify: !values.profile },
})
const folders = values.against ? [values.against, outDir] : [outDir]
const servers = await Promise.all(
  folders.map((folder) =>
    preview({
      root,
      configFile: false,
      logLevel: 'error',
      build: { outDir: folder },
      preview: { port: 0, host: '127.0.0.1' },
    }),
  ),
)
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
})
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

try {
  const measured = servers.map((): Awaited<ReturnType<typeof mountCanvas>>[] => [])
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const [index, server] of servers.entries()) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
      await page.goto(server.resolvedUrls?.local[0] ?? '')
      await page.waitForFunction(() => 'mountCanvas' in globalThis)
      measured[index]?.push(
        await page.evaluate((count) => globalThis.mountCanvas(count), Number(values.count)),
      )
      await page.close()
    }
  }
  for (const [index, runs] of measured.entries()) {
    const mounted = runs.map((run) => run.mounted)
    const painted = runs.map((run) => run.painted)
    const complete = runs.map((run) => run.complete)
    console.log(
      `${folders[index]}: ${values.count} components, ${runs[0]?.elements} elements; mounted p50 ${median(mounted).toFixed(0)} ms ` +
        `(least ${Math.min(...mounted).toFixed(0)}), painted p50 ${median(painted).toFixed(0)} ms, complete p50 ${median(complete).toFixed(0)} ms (least ${Math.min(...complete).toFixed(0)})`,
    )
  }
} finally {
  await browser.close()
  for (const server of servers) server.httpServer.close()
}
