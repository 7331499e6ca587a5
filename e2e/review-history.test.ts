import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, expectAccessible, launchBrowser } from './support/browser.ts'
import { type Kwiq, startKwiq } from './support/kwiq.ts'

let kwiq: Kwiq
let browser: Browser
let context: BrowserContext
let page: Page
let base = ''

const text = (id: string, label: string) => ({ id, type: 'text', label, properties: {} })
const app = (home: string, about: string) => ({
  schemaVersion: 1,
  app: { name: 'Then', description: '', icon: null, theme: { preset: 'clean' }, startScreenId: 'home' },
  screens: [
    { id: 'home', name: 'Home', components: [text('text-1', home), text('text-2', 'Stays')] },
    { id: 'about', name: 'About', components: [text('text-3', about)] },
  ],
})

beforeAll(async () => {
  kwiq = await startKwiq()
  browser = await launchBrowser()
  context = await browser.newContext({ ...desktop, reducedMotion: 'reduce' })
  await context.request.post(`${kwiq.url}/api/register`, {
    data: { firstName: 'Ada', lastName: 'Baker', email: 'ada@kwiq.example', password: 'flour and water' },
  })
  const made = await context.request.post(`${kwiq.url}/api/projects`, { data: { name: 'Then' } })
  base = `${kwiq.url}/api/projects/${((await made.json()) as { id: string }).id}`
  // Saved without If-Match, each is a version of its own.
  for (const document of [app('Old', 'Old too'), app('New', 'New too')]) {
    const saved = await context.request.put(`${base}/schema`, { data: document })
    expect(saved.ok(), await saved.text()).toBe(true)
  }
  page = await context.newPage()
  await page.goto(base.replace('/api/projects/', '/studio/'))
  await node('text-1').waitFor()
})
afterAll(async () => {
  await browser.close()
  await kwiq.close()
})

const node = (id: string): Locator => page.locator(`[data-node-id="${id}"]`)
const sheet = (): Locator => page.getByRole('dialog', { name: 'History' })
const row = (number: number): Locator =>
  sheet()
    .locator('.vers > li')
    .filter({ has: page.getByTitle(`Look at version ${number}`) })

async function labels(): Promise<string[]> {
  const answer = await context.request.get(`${base}/schema`)
  const document = (await answer.json()) as { screens: { components: { label: string }[] }[] }
  return document.screens.flatMap(({ components }) => components.map(({ label }) => label))
}

test('versions are read when the sheet opens, and one is drawn before and after', async () => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/versions')) calls.push(request.method())
  })
  await node('text-1').click()
  expect(calls).toEqual([])
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByTitle('Look at version 3').click()
  expect(calls).toEqual(['GET'])
  await row(3).getByText('Before').first().waitFor()
  await node('text-1').getByText('New').waitFor()
  await page.getByRole('radio', { name: 'Before' }).click()
  await node('text-1').getByText('Old').waitFor()
  await expectAccessible(page)
})

test('one screen is brought back, and the other stays as it is', async () => {
  await page.getByRole('button', { name: 'Restore screen Home' }).click()
  await page.getByText('Home restored', { exact: true }).waitFor()
  await expect.poll(labels).toEqual(['Old', 'Stays', 'New too'])
  await sheet().getByText('Restored screen Home from version 2').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Restore screen Home' }).count()).toBe(0)
})

test('one component is brought back', async () => {
  await page.getByRole('button', { name: "Restore Text 'Old too'" }).click()
  // The server has it before the studio does: what is undone next is undone in the studio.
  await page.getByText("Text 'Old too' restored", { exact: true }).waitFor()
  await expect.poll(labels).toEqual(['Old', 'Stays', 'Old too'])
})

test('each is one step of undo', async () => {
  await sheet().getByRole('button', { name: 'Close' }).click()
  await node('text-1').getByText('Old').waitFor()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(labels).toEqual(['Old', 'Stays', 'New too'])
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(labels).toEqual(['New', 'Stays', 'New too'])
})

test('a version gets a name', async () => {
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByTitle('Look at version 2').click()
  await row(2).getByLabel('Name').fill('Before the fair')
  await row(2).getByRole('button', { name: 'Save name' }).click()
  await row(2).locator('.vcalled').getByText('Before the fair').waitFor()
  await page.getByRole('button', { name: 'Restore version 2' }).click()
  await page.getByText('Version 2 restored', { exact: true }).waitFor()
  await expect.poll(labels).toEqual(['Old', 'Stays', 'Old too'])
  await sheet().getByRole('button', { name: 'Close' }).click()
})

test('who changed a component is told from its menu', async () => {
  await node('text-2').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Who changed this' }).click()
  await page.getByText('Changed by Ada Baker', { exact: true }).waitFor()
  await sheet().getByRole('heading', { name: "Last change of Text 'Stays'" }).waitFor()
  await row(2).waitFor()
})
