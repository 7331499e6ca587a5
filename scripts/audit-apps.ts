/**
 * Checks how apps can be used by everybody, in Chromium: axe's WCAG 2.2 AA rules, targets of at least 44 px and
 * nothing beyond the sides, over every screen of the examples and every variant of every component.
 * node scripts/audit-apps.ts [--only examples|variants|presets] [--width 375] [--zoom 100]
 */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { AxeBuilder } from '@axe-core/playwright'
import type { AppDocument } from '@kwiq/app-model'
import { themePresets } from '@kwiq/catalogue/theme'
import { exampleApps } from '@kwiq/examples'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'
import { ensureChromium } from './chromium.ts'
import { reactNativeWeb } from './react-native-web.ts'
import { everyVariant } from './audit/every-variant.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    app: { type: 'string' },
    width: { type: 'string', default: '375' },
    shot: { type: 'string' },
    axe: { type: 'string', default: 'yes' },
  },
})
const width = Number(values.width)
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
type Mode = 'run' | 'edit' | 'still'

interface Case {
  name: string
  document: AppDocument
  modes: Mode[]
}

const allModes: Mode[] = ['run', 'edit', 'still']
const cases: Record<string, () => Case[]> = {
  examples: () => exampleApps.map((document) => ({ name: document.app.name, document, modes: allModes })),
  variants: () => [{ name: 'variants', document: everyVariant({ preset: 'clean' }), modes: allModes }],
  presets: () =>
    themePresets.flatMap(({ id }) =>
      (['light', 'dark'] as const).map((mode) => ({
        name: `${id} ${mode}`,
        document: everyVariant({ preset: id, mode }),
        modes: ['run' as const],
      })),
    ),
}

const server = await createServer({
  root: join(import.meta.dirname, 'audit'),
  configFile: false,
  cacheDir: join(tmpdir(), 'kwiq-audit'),
  logLevel: 'error',
  plugins: [reactNativeWeb()],
  server: { port: 0, host: '127.0.0.1', fs: { strict: false }, hmr: false },
})
await server.listen()
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
})
const found = new Map<string, number>()
const report = (line: string) => found.set(line, (found.get(line) ?? 0) + 1)

try {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } })
  const page = await context.newPage()
  page.on('pageerror', (error) => report(`page error: ${error.message}`))
  page.on(
    'console',
    (message) => message.type() === 'error' && report(`console: ${message.text().slice(0, 300)}`),
  )
  await page.goto(server.resolvedUrls?.local[0] ?? '', { timeout: 300_000 })
  await page.waitForFunction(() => 'showScreens' in globalThis, undefined, { timeout: 300_000 })
  const chosen = Object.entries(cases).flatMap(([kind, make]) =>
    !values.only || values.only === kind ? make() : [],
  )
  for (const { name, document, modes } of chosen) {
    if (values.app && !name.includes(values.app)) continue
    for (const mode of modes) {
      const height = name.includes('variants') || values.only === 'presets' ? 9000 : 2600
      const show = JSON.stringify({ key: `${name} ${mode}`, document, mode, width, height })
      await page.evaluate((text) => globalThis.showScreens(JSON.parse(text)), show)
      // A busy machine draws late, and what is not drawn has no faults.
      await page.waitForFunction(
        ([count, key]) =>
          globalThis.document.querySelectorAll(`[data-show="${key}"] > [data-audit] *`).length > count,
        [document.screens.length * 5, `${name} ${mode}`] as const,
      )
      await page.evaluate(() => globalThis.document.fonts.ready)
      await page.waitForTimeout(250)
      if (values.shot) {
        await page.screenshot({
          path: `${values.shot}-${name.replaceAll(/\W/g, '-')}-${mode}.png`,
          fullPage: true,
        })
      }
      if (values.axe === 'yes') {
        const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
        for (const { id, nodes } of violations) {
          for (const node of nodes) {
            const target = node.html.slice(0, 160)
            report(
              `${id} [${mode}] ${name}: ${node.any[0]?.message ?? node.all[0]?.message ?? node.none[0]?.message ?? ''} ${target}`,
            )
          }
        }
      }
      for (const line of await page.evaluate(measure, mode)) report(`${line} (${name})`)
    }
  }
} finally {
  await browser.close()
  await server.close()
}

/** In the page: small targets of a running app, and what reaches beyond its screen. */
function measure(mode: Mode): string[] {
  const lines: string[] = []
  for (const screen of document.querySelectorAll<HTMLElement>('[data-audit]')) {
    const box = screen.getBoundingClientRect()
    const place = `[${mode}] ${screen.dataset.audit}`
    const controls =
      'button,a,input,textarea,[role=button],[role=link],[role=tab],[role=radio],[role=switch],[role=checkbox]'
    if (mode === 'run') {
      for (const control of screen.querySelectorAll<HTMLElement>(controls)) {
        const { width, height } = control.getBoundingClientRect()
        if (width === 0 || (width >= 43.9 && height >= 43.9)) continue
        const name = control.getAttribute('aria-label') ?? control.textContent?.slice(0, 30)
        lines.push(
          `target ${Math.round(width)}x${Math.round(height)} ${place} ${control.getAttribute('role') ?? control.tagName} "${name}"`,
        )
      }
    }
    const isClipped = (element: Element): boolean => {
      for (let parent = element.parentElement; parent && parent !== screen; parent = parent.parentElement) {
        if (parent.matches('[data-screen-id], [role=region]')) return false
        const overflow = getComputedStyle(parent).overflowX
        if (
          overflow !== 'visible' &&
          parent.getBoundingClientRect().width < box.width * 1.02 &&
          parent.scrollWidth > parent.clientWidth + 1 &&
          overflow !== 'hidden'
        )
          return true
        if (overflow === 'hidden' && parent.getBoundingClientRect().right <= box.right + 1) return true
      }
      return false
    }
    for (const element of screen.querySelectorAll<HTMLElement>('div')) {
      const { right, left, width } = element.getBoundingClientRect()
      if (width === 0 || (right <= box.right + 1.5 && left >= box.left - 1.5) || isClipped(element)) continue
      lines.push(
        `beyond the side ${place} ${Math.round(left - box.left)}..${Math.round(right - box.left)} ${element.textContent?.slice(0, 40)}`,
      )
    }
  }
  return lines
}

for (const [line, times] of [...found].sort(([one], [other]) => one.localeCompare(other)))
  console.log(times, line)
console.log(`${[...found.values()].reduce((sum, times) => sum + times, 0)} findings`)
process.exitCode = found.size > 0 ? 1 : 0
