import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { startKwiq } from '../../e2e/support/kwiq.ts'
import { ensureChromium } from '../chromium.ts'
import { root } from '../processes.ts'
import type { Figure } from './figure.ts'

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** JavaScript the signed-out landing page really fetches, gzipped, and whether any of it is the studio's. */
export async function benchLanding(): Promise<Figure[]> {
  const kwiq = await startKwiq()
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage()
    const scripts = new Set<string>()
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(new URL(request.url()).pathname)
    })
    await page.goto(kwiq.url, { waitUntil: 'networkidle' })
    const dist = path.join(root, 'apps/web/dist')
    let total = 0
    for (const script of scripts) total += gzipSync(await readFile(path.join(dist, script))).length
    const all = await readdir(path.join(dist, 'assets'))
    const studio = all.filter((file) => /^studio.*\.js$/i.test(file))
    const isStudioLoaded = studio.some((file) => [...scripts].some((script) => script.endsWith(file)))
    return [
      {
        name: `landing page JavaScript, gzip (${scripts.size} files)`,
        value: kilobytes(total),
        promise: '<= 100 kB',
        isKept: total <= 100_000,
      },
      {
        name: 'studio chunk on the landing page',
        value: isStudioLoaded ? 'loaded' : 'not loaded',
        promise: 'not loaded',
        isKept: !isStudioLoaded && studio.length > 0,
      },
    ]
  } finally {
    await browser.close()
    await kwiq.close()
  }
}
