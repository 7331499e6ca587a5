import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { ensureChromium } from '../../scripts/chromium.ts'

export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}

/** Milliseconds a page is waited for: they end what hangs, and are wide, for a loaded machine takes its time. */
const patience = 60_000

/** Debian's Chromium without anything that reaches for the network by itself. */
export async function launchBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  })
  browser.on('context', (context) => context.setDefaultTimeout(patience))
  return browser
}

/** Fails with rule, element and help for every violation of WCAG 2.2 A and AA that axe finds on the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page whose stylesheet is still on its way has buttons of another size.
  await page.waitForLoadState()
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // Takes the words inside pictures of screens, which are hidden from assistive technology, for a button's words.
    .disableRules(['label-content-name-mismatch'])
    .analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html.slice(0, 200)}\n  ${node.failureSummary ?? ''}`),
  )
  expect(found, page.url()).toEqual([])
}

/** Nothing on the page may be wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  // A window that has just changed its size is laid out a frame later where scripts have a say in it.
  await expect.poll(overflow, { message: `${page.url()} scrolls sideways` }).toBeLessThanOrEqual(0)
}

/** Collects what a page complains about: uncaught errors and console errors. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}
