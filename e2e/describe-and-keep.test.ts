import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  collectErrors,
  desktop,
  expectAccessible,
  expectNoSidewaysScroll,
  launchBrowser,
  phone,
} from './support/browser.ts'
import { type Kwiq, startKwiq } from './support/kwiq.ts'

const description =
  'An app for a small bakery: a catalogue of breads with prices, pre-orders for pick-up, and opening hours. In brown and cream.'

let kwiq: Kwiq
let browser: Browser

beforeAll(async () => {
  kwiq = await startKwiq()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await kwiq.close()
})

/** Registers through the page that works without JavaScript and ends on the dashboard. */
async function register(page: Page, email: string): Promise<void> {
  await page.goto(`${kwiq.url}/api/register`)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Baker')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('flour and water')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(`${kwiq.url}/`)
}

/** Describes the app in the builder and waits for the page of the generated project. */
async function describeApp(page: Page): Promise<void> {
  await page.goto(`${kwiq.url}/builder`)
  const generate = page.getByRole('button', { name: 'Generate App' })
  expect(await generate.isDisabled()).toBe(true)
  await page.getByLabel('What would you like to build?').fill(`  ${description}  `)
  await generate.click()
  // First what stays for a moment only.
  await page.getByText('Generation Complete!').first().waitFor()
  await page.waitForURL('**/projects/kwiq-demo')
}

/** The studio says that everything is saved. */
async function saved(page: Page): Promise<void> {
  await page.locator('[data-save-state="saved"]').waitFor({ state: 'attached' })
}

/** Ids of the components drawn on the canvas, in document order. */
function orderOnCanvas(page: Page): Promise<string[]> {
  return page
    .locator('[data-node-id]')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-node-id') ?? ''))
}

async function indexOf(page: Page, words: string): Promise<number> {
  const id = await onCanvas(page, words).getAttribute('data-node-id')
  return (await orderOnCanvas(page)).indexOf(id ?? '')
}

/** The box of the first of these components that is below the bars of the studio. */
async function firstInSight(page: Page, ids: readonly string[]) {
  for (const id of ids) {
    const box = await page.locator(`[data-node-id="${id}"]`).boundingBox()
    if (box && box.y > 160) return box
  }
  return null
}

/** The first drawn component of the canvas that holds these words. */
function onCanvas(page: Page, words: string): Locator {
  return page.locator('[data-node-id]', { hasText: words }).last()
}

describe.each([
  { device: 'desktop', options: desktop },
  { device: 'phone', options: phone },
])('on a $device', ({ device, options }) => {
  let context: BrowserContext
  let page: Page
  let studioUrl = ''
  let complaints: string[] = []

  beforeAll(async () => {
    context = await browser.newContext({ ...options, reducedMotion: 'reduce' })
    page = await context.newPage()
    complaints = collectErrors(page)
  })
  afterAll(() => context.close())

  test('a visitor finds the landing page and the way in', async () => {
    await page.goto(kwiq.url)
    await page.getByRole('heading', { name: 'Build Mobile Apps with AI, No Code Required' }).waitFor()
    await page.locator('.phone').first().waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'Get Started Free' }).first().click()
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  test('a protected page sends a visitor to sign in, and back afterwards', async () => {
    await page.goto(`${kwiq.url}/studio/00000000-0000-4000-8000-000000000000`)
    await page.getByText('You are logged out. Logging in again...').first().waitFor()
    await page.waitForURL('**/api/login?returnTo=*')
  })

  test('describing an app gives screens one can walk through', async () => {
    await register(page, `${device}@kwiq.example`)
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.goto(`${kwiq.url}/builder`)
    await page.getByRole('heading', { name: 'Build Your App with AI' }).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await describeApp(page)
    await page.reload()
    await page.getByRole('button', { name: 'Restart' }).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const stored = await page.evaluate(() => localStorage.getItem('lastGeneratedProject'))
    const { layout }: { layout: { screens: unknown[] } } = JSON.parse(stored ?? '{}')
    expect(layout.screens.length).toBeGreaterThanOrEqual(4)
    expect(layout.screens.length).toBeLessThanOrEqual(9)
  })

  test('it is saved as a project and opens in the studio', async () => {
    await page.getByRole('button', { name: 'Save as Project' }).click()
    await page.waitForURL('**/studio/*')
    studioUrl = page.url()
    await page.locator('[data-node-id]').first().waitFor()
    await saved(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  test('a component is added and its label changed, undone and redone', async () => {
    if (device === 'phone') await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByPlaceholder('Search components').fill('butn')
    await page.locator('[data-palette-type]').first().click()
    const added = page.locator('[data-node-id^="button-"]').filter({ hasText: /^Button$/ })
    await added.waitFor()
    if (device === 'phone') {
      await page.getByRole('button', { name: 'Close panel' }).click()
      await page.getByRole('button', { name: 'Properties' }).click()
    }
    await page.getByLabel('Label', { exact: true }).fill('Reserve a loaf')
    await page.getByLabel('Label', { exact: true }).press('Enter')
    await onCanvas(page, 'Reserve a loaf').waitFor()
    await saved(page)
    if (device === 'phone') await page.getByRole('button', { name: 'Close panel' }).click()

    await page.getByRole('button', { name: 'Undo' }).click()
    await added.waitFor()
    await page.getByRole('button', { name: 'Redo' }).click()
    await onCanvas(page, 'Reserve a loaf').waitFor()
    await saved(page)
  })

  if (device === 'desktop') {
    test('a component is dragged to another place', async () => {
      const before = await orderOnCanvas(page)
      const place = await indexOf(page, 'Reserve a loaf')
      await onCanvas(page, 'Reserve a loaf').scrollIntoViewIfNeeded()
      const dragged = await onCanvas(page, 'Reserve a loaf').boundingBox()
      const above = await firstInSight(page, before.slice(1, place))
      if (!dragged || !above) throw new Error('The components are not drawn.')
      await page.mouse.move(dragged.x + dragged.width / 2, dragged.y + dragged.height / 2)
      await page.mouse.down()
      // Left of its middle: before it, in a column and in a row.
      await page.mouse.move(above.x + above.width / 4, above.y + above.height / 2, { steps: 12 })
      await page.mouse.move(above.x + above.width / 4, above.y + 3, { steps: 4 })
      await page.mouse.up()
      await expect.poll(() => indexOf(page, 'Reserve a loaf')).toBeLessThan(place)
      await saved(page)
    })
  }

  test('everything is there after a reload, and after a crash of the server', async () => {
    const order = await orderOnCanvas(page)
    await page.reload()
    await onCanvas(page, 'Reserve a loaf').waitFor()
    await expect.poll(() => orderOnCanvas(page)).toEqual(order)
    await kwiq.crash()
    await kwiq.restart()
    await page.goto(studioUrl)
    await onCanvas(page, 'Reserve a loaf').waitFor()
    await expect.poll(() => orderOnCanvas(page)).toEqual(order)
  })

  test('an earlier version is restored, and undo brings the newer one back', async () => {
    await page.getByRole('button', { name: 'History' }).click()
    await page.getByText('Current', { exact: true }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Restore version 1' }).click()
    await expect.poll(() => onCanvas(page, 'Reserve a loaf').count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Undo' }).click()
    await onCanvas(page, 'Reserve a loaf').waitFor()
    await saved(page)
  })

  test('the preview runs the app', async () => {
    await page.getByRole('link', { name: 'Preview' }).click()
    await page.waitForURL('**/projects/*')
    await page.getByText('Reserve a loaf').filter({ visible: true }).first().waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  test('the project is deleted only when asked twice, and can be brought back', async () => {
    await page.goto(`${kwiq.url}/dashboard`)
    await page.getByRole('button', { name: /: more actions$/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByText('Are you sure you want to delete this project?').waitFor()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => page.locator('a[href^="/studio/"]').count()).toBe(0)
    await page.getByRole('button', { name: 'Recently deleted' }).click()
    await page.getByRole('button', { name: 'Restore' }).click()
    await page.locator('a[href^="/studio/"]').first().waitFor()
  })

  test('nothing on the way made the browser complain', () => {
    // What the browser itself says of a visitor's 401 and of a server that was killed on purpose.
    const expected = /Failed to load resource|ERR_CONNECTION/
    expect(complaints.filter((complaint) => !expected.test(complaint))).toEqual([])
  })
})
