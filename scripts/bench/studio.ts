import type { AppDocument } from '@kwiq/app-model'
import { chromium, type Browser } from 'playwright-core'
import { largeDocument } from '../../apps/web/scripts/large-document.ts'
import { measureStudio, type StudioMeasure } from '../../apps/web/scripts/measure-studio.ts'
import { startKwiq } from '../../e2e/support/kwiq.ts'
import { ensureChromium } from '../chromium.ts'
import { type Figure, milliseconds, percentile } from './figure.ts'

/** Milliseconds to the next paint: two frames. */
const budget = 33
/** What an app of a hundred screens may take of that. */
const shareOfMany = 1.2
/** Bytes. */
const mostHeap = 60_000_000
/** Bytes it may grow by over a thousand edits: the undo history holds 50 of them. */
const mostGrowth = 5_000_000
/** Bytes that are sent to save an edit. */
const mostOfEdit = 20_000

/** Every operation of the studio on a screen of 2,000 components, and on an app of 100 screens of 100 each. */
export async function benchStudio(): Promise<Figure[]> {
  const kwiq = await startKwiq()
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const one = await measure(browser, kwiq.url, largeDocument(2000))
    const many = await measure(browser, kwiq.url, largeDocument(100, 100))
    return [
      ...figuresOf('studio, 2,000 components', one, { toOpen: 700, each: budget }),
      ...figuresOf('studio, 100 screens of 100', many, { toOpen: 1000, each: budget * shareOfMany }),
      // A small document is sent whole: that is simpler, and no slower.
      {
        name: 'studio, 100 screens of 100: longest save of edits and undo',
        value: `${(many.longestEdit / 1000).toFixed(1)} kB`,
        promise: `<= ${mostOfEdit / 1000} kB, not the document`,
        isKept: many.longestEdit > 0 && many.longestEdit <= mostOfEdit,
      },
    ]
  } finally {
    await browser.close()
    await kwiq.close()
  }
}

async function measure(browser: Browser, url: string, document: AppDocument): Promise<StudioMeasure> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    return await measureStudio(page, url, document)
  } finally {
    await page.close()
  }
}

function figuresOf(
  name: string,
  { openMs, times, framesPerSecond, heap, heapLater }: StudioMeasure,
  /** Milliseconds. */
  most: { toOpen: number; each: number },
): Figure[] {
  return [
    {
      name: `${name}: drawn after the document has come`,
      value: milliseconds(openMs),
      promise: `<= ${most.toOpen} ms`,
      isKept: openMs <= most.toOpen,
    },
    ...times.map(({ operation, samples }) => {
      const p95 = percentile(samples, 0.95)
      return {
        name: `${name}: ${operation}, p95 to the next paint (p50 ${milliseconds(percentile(samples, 0.5))})`,
        value: milliseconds(p95),
        promise: `<= ${most.each.toFixed(0)} ms`,
        isKept: samples.length > 0 && p95 <= most.each,
      }
    }),
    {
      name: `${name}: frames a second while dragging`,
      value: framesPerSecond.toFixed(0),
      promise: '>= 55',
      isKept: framesPerSecond >= 55,
    },
    {
      name: `${name}: heap`,
      value: `${(heap / 1e6).toFixed(0)} MB`,
      promise: '<= 60 MB',
      isKept: heap <= mostHeap,
    },
    {
      name: `${name}: heap after 1,000 edits more`,
      value: `${(heapLater / 1e6).toFixed(0)} MB`,
      promise: `<= 60 MB, and <= ${mostGrowth / 1e6} MB more`,
      isKept: heapLater <= mostHeap && heapLater - heap <= mostGrowth,
    },
  ]
}
