import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, launchBrowser } from './support/browser.ts'
import { type Kwiq, startKwiq } from './support/kwiq.ts'

let kwiq: Kwiq
let browser: Browser
let context: BrowserContext
let page: Page
let projectId = ''

const text = (id: string, label: string) => ({ id, type: 'text', label, properties: {} })

beforeAll(async () => {
  kwiq = await startKwiq()
  browser = await launchBrowser()
  context = await browser.newContext({ ...desktop, reducedMotion: 'reduce' })
  await context.request.post(`${kwiq.url}/api/register`, {
    data: { firstName: 'Ada', lastName: 'Baker', email: 'ada@kwiq.example', password: 'flour and water' },
  })
  const created = await context.request.post(`${kwiq.url}/api/projects`, { data: { name: 'Together' } })
  const project: { id: string } = await created.json()
  projectId = project.id
  const saved = await context.request.put(`${kwiq.url}/api/projects/${projectId}/schema`, {
    data: {
      schemaVersion: 1,
      app: {
        name: 'Together',
        description: '',
        icon: null,
        theme: { preset: 'clean' },
        startScreenId: 'home',
      },
      screens: [{ id: 'home', name: 'Home', components: [text('text-1', 'One'), text('text-2', 'Two')] }],
    },
  })
  expect(saved.ok(), await saved.text()).toBe(true)
  page = await openStudio()
})
afterAll(async () => {
  await browser.close()
  await kwiq.close()
})

async function openStudio(): Promise<Page> {
  const opened = await context.newPage()
  await opened.goto(`${kwiq.url}/studio/${projectId}`)
  await node(opened, 'text-1').waitFor()
  return opened
}

const node = (where: Page, id: string): Locator => where.locator(`[data-node-id="${id}"]`)

/** Selects a component and types a new label. */
async function relabel(where: Page, id: string, label: string): Promise<void> {
  await node(where, id).click()
  await where.getByLabel('Label', { exact: true }).fill(label)
}

/** Waits until the studio says so by the project's name. */
async function saysState(where: Page, state: 'saved' | 'offline'): Promise<void> {
  await where.locator(`[data-save-state="${state}"]`).waitFor()
}

/** Labels of the stored document's home screen, in order. */
async function storedLabels(): Promise<string[]> {
  const answer = await context.request.get(`${kwiq.url}/api/projects/${projectId}/schema`)
  const document: { screens: { components: { label: string }[] }[] } = await answer.json()
  return document.screens[0]?.components.map(({ label }) => label) ?? []
}

/** What the browser keeps of edits that are not saved. */
const writtenDown = (where: Page): Promise<string> =>
  where.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('kwiq-studio')
        opening.addEventListener('error', () => reject(new Error('no database')))
        opening.addEventListener('success', () => {
          const found = opening.result.transaction('pending').objectStore('pending').getAll()
          found.addEventListener('success', () => resolve(JSON.stringify(found.result)))
          found.addEventListener('error', () => reject(new Error('nothing to read')))
        })
      }),
  )

test('two pages edit at once, and both edits are kept', async () => {
  const other = await openStudio()
  await Promise.all([relabel(page, 'text-1', 'One, by me'), relabel(other, 'text-2', 'Two, by you')])
  await Promise.all([saysState(page, 'saved'), saysState(other, 'saved')])
  await expect.poll(storedLabels).toEqual(['One, by me', 'Two, by you'])
  await other.close()
})

test('edits made without a connection are kept and sent when it is back', async () => {
  await context.setOffline(true)
  await relabel(page, 'text-1', 'Offline')
  await saysState(page, 'offline')
  await context.setOffline(false)
  await saysState(page, 'saved')
  expect(await storedLabels()).toContain('Offline')
})

test('edits made without a connection outlive a reload of the page', async () => {
  await kwiq.crash()
  await relabel(page, 'text-1', 'Before the reload')
  await saysState(page, 'offline')
  await expect.poll(() => writtenDown(page)).toContain('Before the reload')
  await kwiq.restart()
  await page.reload()
  await expect.poll(storedLabels).toContain('Before the reload')
  await node(page, 'text-1').getByText('Before the reload').waitFor()
})

test('a server that dies while one edits loses nothing once it is back', async () => {
  await relabel(page, 'text-1', 'Before the crash')
  await saysState(page, 'saved')
  await kwiq.crash()
  await relabel(page, 'text-1', 'While it was gone')
  await saysState(page, 'offline')
  await kwiq.restart()
  await saysState(page, 'saved')
  expect(await storedLabels()).toContain('While it was gone')
})

test('two pages of one browser that edit without a connection and are closed lose nothing', async () => {
  const [one, two] = [await openStudio(), await openStudio()]
  await context.setOffline(true)
  await relabel(one, 'text-1', 'From one page')
  await relabel(two, 'text-2', 'From the other')
  await Promise.all([saysState(one, 'offline'), saysState(two, 'offline')])
  for (const words of ['From one page', 'From the other'])
    await expect.poll(() => writtenDown(two)).toContain(words)
  await Promise.all([one.close(), two.close()])
  await context.setOffline(false)
  const again = await openStudio()
  await expect.poll(storedLabels).toEqual(['From one page', 'From the other'])
  await saysState(again, 'saved')
  await expect.poll(() => writtenDown(again)).toBe('[]')
  await again.close()
})

test('what was typed in the instant before a page is left or loaded anew is not lost', async () => {
  const last = await openStudio()
  await relabel(last, 'text-1', 'Just before the reload')
  await last.reload()
  await node(last, 'text-1').getByText('Just before the reload').waitFor()
  await expect.poll(storedLabels).toContain('Just before the reload')
  await relabel(last, 'text-2', 'Just before leaving')
  await last.goto(`${kwiq.url}/help`)
  await expect.poll(storedLabels).toContain('Just before leaving')
  // A label that is being typed on the canvas counts too.
  await last.goto(`${kwiq.url}/studio/${projectId}`)
  await node(last, 'text-1').click()
  await last.keyboard.press('Enter')
  await last.locator('.label-edit').fill('Half typed')
  await last.reload()
  await node(last, 'text-1').getByText('Half typed').waitFor()
  // Without a connection it waits in the browser.
  await last.goto(`${kwiq.url}/studio/${projectId}`)
  await node(last, 'text-1').waitFor()
  await context.setOffline(true)
  await relabel(last, 'text-1', 'Offline and gone')
  // Asked to close, a page is gone a little later.
  await Promise.all([last.waitForEvent('close'), last.close({ runBeforeUnload: true })])
  await context.setOffline(false)
  const again = await openStudio()
  await node(again, 'text-1').getByText('Offline and gone').waitFor()
  await saysState(again, 'saved')
  expect(await storedLabels()).toEqual(['Offline and gone', 'Just before leaving'])
  await again.close()
})

test('what was saved while a page was left does not come back over what somebody made of it since', async () => {
  const one = await openStudio()
  await relabel(one, 'text-1', 'Sent on leaving')
  await one.goto(`${kwiq.url}/help`)
  await expect.poll(storedLabels).toContain('Sent on leaving')
  await relabel(page, 'text-1', 'Made of it since')
  await saysState(page, 'saved')
  await expect.poll(storedLabels).toContain('Made of it since')
  await one.goto(`${kwiq.url}/studio/${projectId}`)
  await node(one, 'text-1').getByText('Made of it since').waitFor()
  await expect
    .poll(() => one.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('pending'))))
    .toEqual([])
  expect(await storedLabels()).toContain('Made of it since')
  await one.close()
})
