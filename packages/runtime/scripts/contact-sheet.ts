/**
 * Draws app documents as a picture:
 * node packages/runtime/scripts/contact-sheet.ts <documents.json> <out.png> [--preset id] [--mode dark] [--width 375] [--run] [--tall]
 * The file holds one document or a list of them.
 */
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { AppDocument } from '@kwiq/app-model'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'
import { ensureChromium } from '../../../scripts/chromium.ts'
import { reactNativeWeb } from '../../../scripts/react-native-web.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    preset: { type: 'string' },
    mode: { type: 'string' },
    width: { type: 'string', default: '375' },
    run: { type: 'boolean', default: false },
    tall: { type: 'boolean', default: false },
  },
})
const [source, target] = positionals
if (!source || !target) throw new Error('Usage: contact-sheet.ts <documents.json> <out.png> [options]')

const read: AppDocument | AppDocument[] = JSON.parse(readFileSync(source, 'utf8'))
const documents = (Array.isArray(read) ? read : [read]).map((document) => ({
  ...document,
  app: {
    ...document.app,
    theme: {
      ...document.app.theme,
      ...(values.preset ? { preset: values.preset } : {}),
      ...(values.mode ? { mode: values.mode } : {}),
    },
  },
}))

const server = await createServer({
  root: join(import.meta.dirname, 'contact-sheet'),
  configFile: false,
  cacheDir: join(tmpdir(), 'kwiq-contact-sheet'),
  logLevel: 'error',
  plugins: [reactNativeWeb()],
  server: { port: 0, host: '127.0.0.1', fs: { strict: false }, hmr: false },
})
await server.listen()
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } })
  page.on('pageerror', (error) => console.error(error.message))
  page.on('console', (message) => message.type() === 'error' && console.error(message.text()))
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  await page.waitForFunction(() => 'showSheet' in globalThis)
  await page.evaluate((sheet) => globalThis.showSheet(sheet), {
    documents,
    width: Number(values.width),
    isRunning: values.run,
    isTall: values.tall,
  })
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(400)
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
  }))
  await page.setViewportSize({ width, height })
  await page.waitForTimeout(300)
  // Phones further down are drawn only now, some in other letters.
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: target })
} finally {
  await browser.close()
  await server.close()
}
