import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright-core'
import { build, preview } from 'vite'
import { largeDocument } from '../../apps/web/scripts/large-document.ts'
import { measureStudio } from '../../apps/web/scripts/measure-studio.ts'
import { startKwiq } from '../../e2e/support/kwiq.ts'
import { ensureChromium } from '../chromium.ts'
import { run } from '../processes.ts'
import { type Figure, milliseconds, percentile } from './figure.ts'

const peers = { puck: 'Puck 0.23', grapesjs: 'GrapesJS 0.23', craft: 'Craft.js 0.2' }
type Peer = keyof typeof peers

const components = 2000
const repeats = 12
/** A frame (ms): figures closer than that are the same. */
const frame = 17

/** Operations of which Kwiq's studio has the same, under its name there. */
const operations = { select: 'select', edit: 'type', move: 'move', undo: 'undo' } as const
type Operation = keyof typeof operations

interface PeerMeasure {
  /** Ms from the page's start to all components painted. */
  load: number
  /** Median ms to the next paint. */
  times: Record<Operation, number>
  /** Bytes. */
  heap: number
}

/**
 * The studio beside other editors, in one run and one browser: 2,000 components on a screen. The editors are called by
 * their API and draw a line of text for a component; Kwiq is clicked and typed into and draws the components of an
 * app, so the comparison is in their favour. Needs the npm registry.
 */
export async function benchPeers(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'kwiq-peers-'))
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const own = await measureOwn(browser)
    const server = await servePeers(folder)
    const figures: Figure[] = []
    try {
      for (const [peer, name] of Object.entries(peers) as [Peer, string][]) {
        figures.push(...compare(name, await measurePeer(browser, `${server.url}${peer}.html`), own))
      }
    } finally {
      await server.close()
    }
    return figures
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureOwn(browser: Browser): Promise<PeerMeasure> {
  const kwiq = await startKwiq()
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    const { openMs, times, heap } = await measureStudio(page, kwiq.url, largeDocument(components))
    const medianOf = (name: string) =>
      percentile(times.find(({ operation }) => operation === name)?.samples ?? [], 0.5)
    return {
      load: openMs,
      heap,
      times: {
        select: medianOf('select'),
        edit: medianOf('type'),
        move: medianOf('move'),
        undo: medianOf('undo'),
      },
    }
  } finally {
    await page.close()
    await kwiq.close()
  }
}

/** Installs, bundles and serves the editors' pages. */
async function servePeers(folder: string): Promise<{ url: string; close(): Promise<void> }> {
  await cp(join(dirname(fileURLToPath(import.meta.url)), 'peers'), folder, { recursive: true })
  const installed = await run('npm', ['install', '--prefix', folder, '--legacy-peer-deps', '--silent'])
  if (installed !== 0) throw new Error('The other editors could not be installed: is the npm registry there?')
  const pages: Record<Peer, string> = { puck: 'puck.jsx', grapesjs: 'grapesjs.js', craft: 'craft.jsx' }
  const input: string[] = []
  for (const [peer, script] of Object.entries(pages)) {
    const page = join(folder, `${peer}.html`)
    await writeFile(
      page,
      `<!doctype html><html lang="en"><body><div id="root"></div><script type="module" src="./${script}"></script>`,
    )
    input.push(page)
  }
  const shared = { root: folder, configFile: false, logLevel: 'error' } as const
  await build({ ...shared, build: { rollupOptions: { input } } })
  const server = await preview({ ...shared, preview: { host: '127.0.0.1', port: 0 } })
  const [url] = server.resolvedUrls?.local ?? []
  if (!url) throw new Error('The pages of the other editors are not served')
  return { url, close: () => server.close() }
}

async function measurePeer(browser: Browser, url: string): Promise<PeerMeasure> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    // Some ask for fonts of other hosts.
    await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort())
    await page.goto(`${url}?count=${components}`)
    await page.waitForFunction(() => Reflect.has(window, 'peerDrawnAt'), null, { timeout: 120_000 })
    const load = await page.evaluate(() => Number(Reflect.get(window, 'peerDrawnAt')))
    await page.waitForTimeout(1500)
    const times = {
      select: await timesOf(page, 'select', (turn) => [turn + 1]),
      edit: await timesOf(page, 'edit', (turn) => [3, `Text ${'x'.repeat(turn)}`]),
      move: await timesOf(page, 'move', (turn) => [turn + 3, 0]),
      undo: await timesOf(page, 'undo', () => []),
    }
    const session = await page.context().newCDPSession(page)
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return { load, times, heap: usedSize }
  } finally {
    await page.close()
  }
}

/** The median of some repeats, in ms. */
async function timesOf(
  page: Page,
  operation: Operation,
  detailsOf: (turn: number) => unknown[],
): Promise<number> {
  const samples: number[] = []
  for (let turn = 0; turn < repeats; turn++) {
    const details = detailsOf(turn)
    samples.push(
      await page.evaluate(
        ({ name, given }) => Reflect.get(window, 'timeOf')(name, ...given) as Promise<number>,
        { name: operation, given: details },
      ),
    )
    // Some gather edits that follow each other quickly into one step of undo.
    await page.waitForTimeout(300)
  }
  return percentile(samples, 0.5)
}

function compare(name: string, theirs: PeerMeasure, own: PeerMeasure): Figure[] {
  const figure = (what: string, theirMs: number, ownMs: number): Figure => ({
    name: `${name}, ${components} components: ${what}`,
    value: milliseconds(theirMs),
    promise: `Kwiq ${milliseconds(ownMs)}, at most a frame more`,
    isKept: ownMs <= theirMs + frame,
  })
  return [
    figure('drawn', theirs.load, own.load),
    ...(Object.keys(operations) as Operation[]).map((operation) =>
      figure(operation, theirs.times[operation], own.times[operation]),
    ),
    {
      name: `${name}, ${components} components: heap`,
      value: `${(theirs.heap / 1e6).toFixed(0)} MB`,
      promise: `Kwiq ${(own.heap / 1e6).toFixed(0)} MB after all the edits of its own bench`,
      isKept: true,
    },
  ]
}
