import { chromium } from 'playwright-core'
import { largeDocument } from './large-document.ts'
import { measureStudio } from './measure-studio.ts'

// node apps/web/scripts/bench-studio.ts <address of a served Kwiq> [number of components]
const [baseUrl = 'http://127.0.0.1:3000', count = '1000'] = process.argv.slice(2)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const { openMs, times } = await measureStudio(page, baseUrl, largeDocument(Number(count)))
  process.stdout.write(`open ${Math.round(openMs)} ms\n`)
  for (const { operation, samples } of times) {
    const sorted = [...samples].sort((a, b) => a - b)
    const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN)
    process.stdout.write(`${operation} p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (${sorted.length} samples)\n`)
  }
} finally {
  await browser.close()
}
