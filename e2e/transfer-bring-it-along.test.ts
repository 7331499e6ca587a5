import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
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

let kwiq: Kwiq
let browser: Browser

beforeAll(async () => {
  kwiq = await startKwiq({ OWNER_EMAIL: 'desktop@kwiq.example' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await kwiq.close()
})

describe.each([
  { device: 'desktop', options: desktop },
  { device: 'phone', options: phone },
])('on a $device', ({ device, options }) => {
  let context: BrowserContext
  let page: Page
  let complaints: string[] = []

  beforeAll(async () => {
    context = await browser.newContext({ ...options, reducedMotion: 'reduce' })
    const data = {
      firstName: 'Ada',
      lastName: 'Baker',
      email: `${device}@kwiq.example`,
      password: 'flour and water',
    }
    await context.request.post(`${kwiq.url}/api/register`, { data })
    page = await context.newPage()
    complaints = collectErrors(page)
  })
  afterAll(() => context.close())

  const wrapNow = () => page.getByRole('button', { name: 'Quick Wrap Now' })

  test('nothing can be sent before both fields are filled', async () => {
    await page.goto(`${kwiq.url}/transfer`)
    await page.getByRole('heading', { name: 'Transfer Project' }).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(await wrapNow().isDisabled()).toBe(true)
    await page.getByLabel('Project Name').fill('Corner shop')
    expect(await wrapNow().isDisabled()).toBe(true)
    await page.getByLabel('Website URL').fill('   ')
    expect(await wrapNow().isDisabled()).toBe(true)
  })

  test('an address only this machine has is refused in plain words', async () => {
    await page.goto(`${kwiq.url}/transfer`)
    await page.getByLabel('Project Name').fill('Corner shop')
    await page.getByLabel('Website URL').fill(kwiq.url)
    await wrapNow().click()
    await page.getByText('a phone elsewhere cannot open it').first().waitFor()
    expect(page.url()).toContain('/transfer')
  })

  test('a ZIP is kept by its name and waits on the dashboard', async () => {
    await page.goto(`${kwiq.url}/transfer`)
    await page.getByLabel('Project Name').fill('Corner shop')
    await page.getByRole('radio', { name: 'ZIP File (Coming Soon)' }).click()
    const save = page.getByRole('button', { name: 'Save for Conversion' })
    expect(await save.isDisabled()).toBe(true)
    const buffer = Buffer.from('PK')
    await page
      .getByLabel('ZIP file')
      .setInputFiles({ name: 'old-app.zip', mimeType: 'application/zip', buffer })
    await save.click()
    await page.getByText('You can convert this later. Coming soon!').first().waitFor()
    await page.waitForURL('**/dashboard')
    await page.getByText('old-app.zip', { exact: true }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Remove Corner shop' }).click()
    await page.getByText('old-app.zip', { exact: true }).waitFor({ state: 'detached' })
  })

  test('a site that does not answer is wrapped all the same, and opens in the studio', async () => {
    await page.goto(`${kwiq.url}/transfer`)
    await page.getByLabel('Project Name').fill('Corner shop')
    await page.getByLabel('Website URL').fill('corner-shop.invalid.example')
    await wrapNow().click()
    await page.waitForURL('**/studio/*')
    await page.locator('[data-node-id^="webview-"]').waitFor()
  })

  if (device === 'desktop') {
    test('its links get rules, tried before they are kept', async () => {
      await page.getByRole('button', { name: 'Wrap Options' }).click()
      const dialog = page.getByRole('dialog')
      await expectAccessible(page)
      await dialog.getByRole('tab', { name: 'Links' }).click()
      await dialog.getByLabel('Try a link').fill('https://pay.example/checkout')
      await dialog.getByText('No rule matches; it leads to another site.').waitFor()
      await dialog.getByRole('button', { name: 'Add rule' }).click()
      await dialog.getByLabel('Pattern of rule 1').fill('pay.example')
      await dialog.getByText('Rule 1 (pay.example) matches.').waitFor()
      await expectAccessible(page)
      await dialog.getByRole('tab', { name: 'Store readiness' }).click()
      await dialog.getByText('Nothing but a website').waitFor()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Apply' }).click()
      const projectId = page.url().split('/').at(-1)
      await expect
        .poll(async () => {
          const schema = await (
            await context.request.get(`${kwiq.url}/api/projects/${projectId}/schema`)
          ).json()
          return schema.app.wrap.linkRules
        })
        .toEqual([{ pattern: 'pay.example', opens: 'in-app' }])
    })

    test('a project is saved as JSON and comes back the same', async () => {
      await page.goto(`${kwiq.url}/dashboard`)
      await page.getByRole('button', { name: /: more actions$/ }).click()
      const download = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: 'Download JSON' }).click()
      const file = await (await download).path()
      expect((await download).suggestedFilename()).toBe('Corner-shop.kwiq.json')
      await page.locator('input[type=file]').setInputFiles(file)
      await page.getByText('Project Imported').first().waitFor()
      await page.waitForURL('**/studio/*')
      const id = page.url().split('/').at(-1)
      const schema = await (await context.request.get(`${kwiq.url}/api/projects/${id}/schema`)).text()
      expect(JSON.parse(schema)).toEqual(JSON.parse(await readFile(file, 'utf8')))
    })

    test('a file that is no app says why', async () => {
      await page.goto(`${kwiq.url}/transfer`)
      const notes = { name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('hello') }
      await page.locator('input[type=file]').setInputFiles(notes)
      await page.getByText('The file is not JSON.').first().waitFor()
    })
  }

  test('nothing on the way made the browser complain', () => {
    expect(complaints.filter((complaint) => !/status of 400/.test(complaint))).toEqual([])
  })
})
