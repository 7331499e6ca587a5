import { setTimeout as pause } from 'node:timers/promises'
import type { AppDocument } from '@kwiq/app-model'
import type { Build } from '@kwiq/contracts'
import { exampleApps } from '@kwiq/examples'
import { verifyApk } from '@kwiq/export'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  collectErrors,
  desktop,
  expectAccessible,
  expectNoSidewaysScroll,
  launchBrowser,
} from './support/browser.ts'
import { type Kwiq, startKwiq } from './support/kwiq.ts'

let kwiq: Kwiq
let browser: Browser
let context: BrowserContext
let page: Page
let projectId = ''

beforeAll(async () => {
  kwiq = await startKwiq()
  browser = await launchBrowser()
  context = await browser.newContext({ ...desktop, reducedMotion: 'reduce' })
  await context.request.post(`${kwiq.url}/api/register`, {
    data: { email: 'ada@kwiq.example', password: 'flour and water' },
  })
  page = await context.newPage()
})
afterAll(async () => {
  await browser.close()
  await kwiq.close()
})

const list = async (): Promise<Build[]> => (await context.request.get(`${kwiq.url}/api/builds`)).json()
const document = async (): Promise<AppDocument> =>
  (await context.request.get(`${kwiq.url}/api/projects/${projectId}/schema`)).json()

test('an app is exported in the studio, announced, and downloaded', async () => {
  // Its own each time the test is tried, so that the build is the project's first.
  const created = await context.request.post(`${kwiq.url}/api/projects`, {
    data: { name: 'Norrgard', schema: exampleApps[1] },
  })
  const project: { id: string } = await created.json()
  projectId = project.id
  const errors = collectErrors(page)
  await page.goto(`${kwiq.url}/studio/${projectId}`)
  await page.getByRole('button', { name: 'Export', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Export Norrgard' })
  await dialog.getByText('Every screen can be reached and left.').waitFor()
  await dialog.getByRole('button', { name: 'Change icon' }).click()
  await dialog.getByLabel('Search icons').fill('coff')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Coffee' }).click()
  await page.getByText('Icon changed', { exact: true }).first().waitFor()
  await expect.poll(async () => (await document()).app.icon).toBe('coffee')
  await dialog.getByRole('button', { name: 'Build for Android' }).click()
  await page.getByText('Build Complete!', { exact: true }).first().waitFor()
  await page.getByText('Your android build is ready to download.').first().waitFor()
  await dialog.getByText('completed').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download app.apk' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Norrgard 1.apk')
  const apk = Uint8Array.from(await readFile(await download.path()))
  expect(verifyApk(apk)).toMatchObject({ problems: [], name: 'Norrgard', versionCode: 1 })
  expect(apk.length).toBeLessThanOrEqual(250_000)
  await expectAccessible(page)
  await dialog.getByRole('tab', { name: 'Signing key' }).click()
  await dialog.getByText('One key per project. Keep a copy: updates need it.').waitFor()
  await dialog.getByRole('button', { name: 'Download', exact: true }).click()
  await dialog.getByLabel('Passphrase').fill('lemon tree')
  const [key] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('form').getByRole('button', { name: 'Download' }).click(),
  ])
  expect(key.suggestedFilename()).toBe('signing-key.p12')
  expect(errors).toEqual([])
})

test('the dashboard shows it, and the month’s count', async () => {
  for (const viewport of [desktop.viewport, { width: 390, height: 844 }]) {
    if (viewport) await page.setViewportSize(viewport)
    await page.goto(`${kwiq.url}/dashboard`)
    const recent = page.getByRole('region', { name: 'Recent Builds' })
    await recent.getByRole('link', { name: 'Download Norrgard for Android' }).first().waitFor()
    await recent.getByText('completed').first().waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await recent.getByRole('button', { name: 'Builds of Norrgard' }).first().click()
    await page.getByRole('dialog').getByText('app.apk').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  }
})

test('a Kwiq that is killed while it builds ends every build once when it is back', async () => {
  for (const wait of [0, 150, 500]) {
    const asked = await Promise.all(
      ['android', 'ios', 'android'].map(async (platform) => {
        const url = `${kwiq.url}/api/projects/${projectId}/export`
        const build: Build = await (await context.request.post(url, { data: { platform } })).json()
        return build.id
      }),
    )
    await pause(wait)
    await kwiq.crash()
    await kwiq.restart()
    await expect
      .poll(
        async () => (await list()).filter(({ status }) => status === 'pending' || status === 'building'),
        {
          timeout: 60_000,
        },
      )
      .toEqual([])
    const mine = (await list()).filter(({ id }) => asked.includes(id))
    expect(mine.map(({ status }) => status)).toEqual(asked.map(() => 'completed'))
    for (const { buildUrl } of mine) {
      expect((await context.request.get(`${kwiq.url}${buildUrl}`)).status()).toBe(200)
    }
  }
  const numbers = (await list())
    .filter((build) => build.projectId === projectId)
    .map(({ buildNumber }) => buildNumber)
  expect(numbers.length).toBeGreaterThanOrEqual(10)
  expect(new Set(numbers).size).toBe(numbers.length)
}, 300_000)
