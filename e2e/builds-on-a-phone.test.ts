import { exampleApps } from '@kwiq/examples'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openApk } from './support/apk-page.ts'
import { awaitBuild, downloadMain } from './support/await-build.ts'
import { collectErrors, desktop, launchBrowser } from './support/browser.ts'
import { type Kwiq, startKwiq } from './support/kwiq.ts'
import { type Words, wordsOnScreen } from './support/words-on-screen.ts'

let kwiq: Kwiq
let browser: Browser
let studio: BrowserContext
let phone: BrowserContext

beforeAll(async () => {
  kwiq = await startKwiq()
  browser = await launchBrowser()
  studio = await browser.newContext({ ...desktop, reducedMotion: 'reduce' })
  phone = await browser.newContext({
    viewport: { width: 375, height: 734 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    permissions: ['camera'],
  })
  await studio.request.post(`${kwiq.url}/api/register`, {
    data: { email: 'ada@kwiq.example', password: 'flour and water' },
  })
})
afterAll(async () => {
  await browser.close()
  await kwiq.close()
})

async function createProject(schema: unknown): Promise<string> {
  const created = await studio.request.post(`${kwiq.url}/api/projects`, { data: { name: 'Phone', schema } })
  expect(created.ok(), await created.text()).toBe(true)
  const { id }: { id: string } = await created.json()
  return id
}

/** An APK of the document, built by the product. */
async function buildApk(schema: unknown): Promise<{ apk: Uint8Array; projectId: string }> {
  const projectId = await createProject(schema)
  const build = await awaitBuild(studio.request, kwiq.url, projectId, 'android')
  expect(build).toMatchObject({ status: 'completed', error: null })
  return { apk: await downloadMain(studio.request, kwiq.url, build), projectId }
}

let count = 0
const node = (type: string, label: string, properties: object = {}) => ({
  id: `${type}-${(count += 1)}`,
  type,
  label,
  properties,
})
const to = (screenId: string) => ({ kind: 'screen', screenId })
const navbar = () =>
  node('navbar', 'Main', {
    items: [
      { title: 'Home', icon: 'home', action: to('home') },
      { title: 'Search', icon: 'search', action: to('search') },
      { title: 'You', icon: 'user', action: to('you') },
    ],
  })
const walk = {
  schemaVersion: 1,
  app: { name: 'Walk <b>', description: '', icon: 'map', theme: { preset: 'clean' }, startScreenId: 'home' },
  screens: [
    {
      id: 'home',
      name: 'Home',
      components: [node('header', 'Good day'), node('button', 'Open lamp', { action: to('lamp') }), navbar()],
    },
    { id: 'search', name: 'Search', components: [node('header', 'Find'), navbar()] },
    { id: 'you', name: 'You', components: [node('header', 'Account'), node('camera', 'Scan'), navbar()] },
    {
      id: 'lamp',
      name: 'Lamp',
      components: [
        node('header', 'Lamp', { leading: { icon: 'back' } }),
        node('button', 'Reviews', { action: to('reviews') }),
        node('text', 'Opal glass'),
      ],
    },
    {
      id: 'reviews',
      name: 'Reviews',
      components: [node('header', 'All reviews', { leading: { icon: 'back' } })],
    },
  ],
}

describe('the app of an APK', () => {
  test('is walked through, the device’s Back goes back, and nothing is asked of the net', async () => {
    const { apk } = await buildApk(walk)
    const { page, outside } = await openApk(phone, apk)
    const errors = collectErrors(page)
    const heading = (name: string) => page.getByRole('heading', { name, exact: true })
    const tap = (name: string) => page.getByText(name, { exact: true }).last().tap()
    await heading('Good day').waitFor()
    expect(await page.title()).toBe('Walk <b>')
    await tap('Open lamp')
    await heading('Lamp').waitFor()
    await tap('Reviews')
    await heading('All reviews').waitFor()
    await page.goBack()
    await heading('Lamp').waitFor()
    await page.getByRole('button', { name: 'Back' }).tap()
    await heading('Good day').waitFor()

    // From any screen of the navbar Back leads to the start, however many were looked at.
    await page.getByRole('link', { name: 'Search' }).tap()
    await heading('Find').waitFor()
    await page.getByRole('link', { name: 'You' }).tap()
    await heading('Account').waitFor()
    await page.goBack()
    await heading('Good day').waitFor()

    // A page that the system has thrown away comes back where it was.
    await tap('Open lamp')
    await heading('Lamp').waitFor()
    await page.reload()
    await heading('Lamp').waitFor()
    await page.goBack()
    await heading('Good day').waitFor()
    expect(outside).toEqual([])
    expect(errors).toEqual([])
    await page.close()
  })

  test('opens at the screen its address names', async () => {
    const { apk } = await buildApk(walk)
    const { page } = await openApk(phone, apk, '/lamp')
    await page.getByRole('heading', { name: 'Lamp', exact: true }).waitFor()
    await page.close()
  })

  test('works with the rows of its lists, and keeps them when it is started again', async () => {
    const response = await studio.request.post(`${kwiq.url}/api/ai/generate`, {
      data: { prompt: 'Comic collection: series, condition, value, scan the barcode' },
    })
    const { layout }: { layout: unknown } = await response.json()
    const { apk } = await buildApk(layout)
    const { page, outside } = await openApk(phone, apk)
    const errors = collectErrors(page)
    const heading = (name: string) => page.getByRole('heading', { name, exact: true })
    const row = (name: string) => page.getByText(name, { exact: true }).first()

    // A screen shows the row it was opened from.
    await page.getByRole('link', { name: 'Issues' }).tap()
    await heading('Comic collection').waitFor()
    await row('The Paper King 1').tap()
    await heading('The Paper King 1').waitFor()
    await page.getByText('€ 112', { exact: true }).waitFor()

    // What is saved on a form from there changes it.
    await page.getByRole('button', { name: 'Edit issue' }).tap()
    await page.getByLabel('Name', { exact: true }).fill('The Paper Queen 1')
    await page.getByRole('button', { name: 'Save issue' }).tap()
    await heading('The Paper Queen 1').waitFor()
    await page.getByRole('button', { name: 'Back' }).tap()
    await row('The Paper Queen 1').waitFor()

    // What is saved on it from the list is a row of its own.
    await page.getByRole('button', { name: 'Add issue' }).tap()
    await page.getByLabel('Name', { exact: true }).fill('<b>Ocean</b> $& 3')
    await page.getByLabel('Worth', { exact: true }).fill('€ 15')
    await page.getByRole('button', { name: 'Save issue' }).tap()
    await heading('Comic collection').waitFor()
    await row('<b>Ocean</b> $& 3').waitFor()
    await page.reload()
    await row('<b>Ocean</b> $& 3').tap()
    await heading('<b>Ocean</b> $& 3').waitFor()
    await page.getByText('€ 15', { exact: true }).waitFor()
    expect(outside).toEqual([])
    expect(errors).toEqual([])
    await page.close()
  })

  test.each([
    [
      'a tip calculator calculates',
      'Tip calculator for restaurant bills',
      async (page: Page) => {
        await page.getByLabel('Bill amount').fill('120')
        await page.getByLabel('Number of people').fill('3')
        await page.getByText('€ 46.00', { exact: true }).waitFor()
        await page.getByText('€ 138.00', { exact: true }).waitFor()
      },
    ],
    [
      'a calculator takes its keys',
      'Simple calculator',
      async (page: Page) => {
        for (const key of ['C', '1', '2', '.', '5', '×', '4', '='])
          await page.getByRole('button', { name: key, exact: true }).tap()
        await page.getByText('50', { exact: true }).waitFor()
        await page.getByText('12.5 × 4', { exact: true }).waitFor()
      },
    ],
    [
      'a time of the day is chosen with the clock of the device',
      'Event calendar: create events with a date and a time',
      async (page: Page) => {
        await page.getByRole('button', { name: 'Create event' }).first().tap()
        await page.locator('input[type=time]').first().fill('18:45')
        await page.getByText('18:45', { exact: true }).waitFor()
      },
    ],
    [
      'a stopwatch runs and counts laps',
      'Stopwatch with laps',
      async (page: Page) => {
        await page.getByRole('button', { name: 'Reset' }).tap()
        const atRest = page.getByText('0:00.00', { exact: true })
        await atRest.waitFor()
        await page.getByRole('button', { name: 'Start' }).tap()
        // No time it shows stays long enough to be waited for.
        await atRest.waitFor({ state: 'detached' })
        await page.getByRole('button', { name: 'Lap', exact: true }).tap()
        await page.getByText('Lap 6', { exact: true }).waitFor()
        await page.getByRole('button', { name: 'Pause' }).tap()
        await page.getByRole('button', { name: 'Start' }).waitFor()
      },
    ],
  ])('%s', async (_name, prompt, use) => {
    const response = await studio.request.post(`${kwiq.url}/api/ai/generate`, { data: { prompt } })
    const { layout }: { layout: unknown } = await response.json()
    const { apk } = await buildApk(layout)
    const { page, outside } = await openApk(phone, apk)
    const errors = collectErrors(page)
    await page.getByRole('region').first().waitFor()
    await use(page)
    expect(outside).toEqual([])
    expect(errors).toEqual([])
    await page.close()
  })

  test('runs its camera', async () => {
    const { apk } = await buildApk(walk)
    const { page } = await openApk(phone, apk, '/#/you')
    await page.getByRole('heading', { name: 'Account' }).waitFor()
    const start = page.getByRole('button', { name: /camera|start|scan/i }).first()
    await start.or(page.locator('video')).first().waitFor()
    if (await start.isVisible()) await start.tap()
    await page.locator('video').waitFor()
    await expect
      .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth))
      .toBeGreaterThan(0)
    await page.close()
  })
})

/** What the two have in common: words, boxes, type and colour, in one order. */
const isShown = ({ text }: Words) => text !== '9:41'

describe('what is seen in the studio is what is shipped', () => {
  test.each(exampleApps.slice(0, 8).map((document) => [document.app.name, document] as const))(
    '%s: the same words in the same boxes in preview and APK',
    async (_name, document) => {
      const { apk, projectId } = await buildApk(document)
      const { page } = await openApk(phone, apk)
      await page.getByRole('region').first().waitFor()
      const preview = await studio.newPage()
      await preview.goto(`${kwiq.url}/projects/${projectId}`)
      const region = 'main [role=region][tabindex="-1"]'
      await preview.locator(region).first().waitFor()
      // Both come to rest in their own time.
      await vi.waitFor(
        async () =>
          expect(await wordsOnScreen(page, '[role=region]')).toEqual(
            (await wordsOnScreen(preview, region)).filter(isShown),
          ),
        { timeout: 60_000, interval: 200 },
      )
      await page.close()
      await preview.close()
    },
  )
})
