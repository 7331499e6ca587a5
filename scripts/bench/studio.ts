import { chromium } from 'playwright-core'
import { largeDocument } from '../../apps/web/scripts/large-document.ts'
import { measureStudio } from '../../apps/web/scripts/measure-studio.ts'
import { startKwiq } from '../../e2e/support/kwiq.ts'
import { ensureChromium } from '../chromium.ts'
import { type Figure, milliseconds, percentile } from './figure.ts'

const components = 1000
const budget = 33

/** Selecting, dragging and typing on a screen of a thousand components, each to the next paint. */
export async function benchStudio(): Promise<Figure[]> {
  const kwiq = await startKwiq()
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const { times } = await measureStudio(page, kwiq.url, largeDocument(components))
    return times.map(({ operation, samples }) => {
      const p95 = percentile(samples, 0.95)
      return {
        name: `studio, ${components} components: ${operation}, p95 (p50 ${milliseconds(percentile(samples, 0.5))})`,
        value: milliseconds(p95),
        promise: `<= ${budget} ms`,
        isKept: samples.length > 0 && p95 <= budget,
      }
    })
  } finally {
    await browser.close()
    await kwiq.close()
  }
}
