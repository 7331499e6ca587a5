import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
let maker: BrowserContext
let preview: Page
let guest: Page
let projectId = ''
let link = ''

const button = (id: string, label: string, screenId: string) => ({
  id,
  type: 'button',
  label,
  properties: { action: { kind: 'screen', screenId } },
})
const app = (label: string) => ({
  schemaVersion: 1,
  app: { name: 'Fair', description: '', icon: null, theme: { preset: 'clean' }, startScreenId: 'home' },
  screens: [
    { id: 'home', name: 'Home', components: [button('go', label, 'more')] },
    { id: 'more', name: 'More', components: [button('back', 'Back home', 'home')] },
  ],
})

beforeAll(async () => {
  kwiq = await startKwiq()
  browser = await launchBrowser()
  maker = await browser.newContext({ ...desktop, reducedMotion: 'reduce' })
  await maker.request.post(`${kwiq.url}/api/register`, {
    data: { firstName: 'Ada', lastName: 'Baker', email: 'ada@kwiq.example', password: 'flour and water' },
  })
  const made = await maker.request.post(`${kwiq.url}/api/projects`, { data: { name: 'Fair' } })
  projectId = ((await made.json()) as { id: string }).id
  await save('Go on')
  preview = await maker.newPage()
  await preview.goto(`${kwiq.url}/projects/${projectId}`)
})
afterAll(async () => {
  await browser.close()
  await kwiq.close()
})

async function save(label: string): Promise<void> {
  const saved = await maker.request.put(`${kwiq.url}/api/projects/${projectId}/schema`, { data: app(label) })
  expect(saved.ok(), await saved.text()).toBe(true)
}

test('the maker makes a link with a code, and is told that a local address does not reach a phone', async () => {
  await preview.getByRole('button', { name: 'Create share link' }).click()
  link = await preview.getByLabel('Share link').inputValue()
  expect(link.startsWith(`${kwiq.url}/review/`)).toBe(true)
  await preview.getByRole('img', { name: 'QR code of the address' }).waitFor()
  await preview.getByText('Your phone cannot open this address').waitFor()
  await expectAccessible(preview)
})

test('a guest without an account runs the app on a phone', async () => {
  const visitor = await browser.newContext({ ...phone, reducedMotion: 'reduce' })
  guest = await visitor.newPage()
  const errors = collectErrors(guest)
  await guest.goto(link)
  await guest.getByRole('button', { name: 'Go on' }).click()
  await guest.getByRole('button', { name: 'Approve More' }).waitFor()
  await guest.goBack()
  await guest.getByRole('button', { name: 'Approve Home' }).waitFor()
  await expectNoSidewaysScroll(guest)
  await expectAccessible(guest)
  // That nobody is signed in is an answer too, and the browser says so.
  expect(errors.filter((error) => !error.includes('401'))).toEqual([])
})

test('sees what the maker saves within seconds, where they are in the app', async () => {
  await save('Go further')
  await guest.getByRole('button', { name: 'Go further' }).waitFor()
  await preview.getByRole('button', { name: 'Go further' }).waitFor()
})

test('gives a name once, pins a comment and approves a screen', async () => {
  await guest.getByRole('button', { name: 'Approve Home' }).click()
  const panel = guest.getByRole('complementary', { name: 'Comments' })
  await panel.getByRole('button', { name: 'Approve Home' }).click()
  await panel.getByText('Please enter your name.').waitFor()
  await panel.getByLabel('Your name').fill('Gus Hale')
  await panel.getByRole('button', { name: 'Approve Home' }).click()
  await panel.getByText('Approved by Gus Hale').waitFor()
  await panel.getByRole('button', { name: 'Pin to a place' }).click()
  const box = await guest.getByRole('button', { name: 'Go further' }).boundingBox()
  await guest.mouse.click((box?.x ?? 0) + 30, (box?.y ?? 0) + 10)
  await panel.getByText('About Button on Home').waitFor()
  await panel.getByLabel('Comment', { exact: true }).fill('Lager, please')
  await panel.getByRole('button', { name: 'Send' }).click()
  await panel.getByRole('button', { name: 'Edit' }).click()
  await panel.getByLabel('Edit comment').fill('<b>Larger</b>, please')
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.getByText('<b>Larger</b>, please').waitFor()
  await expectAccessible(guest)
  await panel.getByLabel('Comment', { exact: true }).fill('Never mind')
  await panel.getByRole('button', { name: 'Send' }).click()
  const second = panel.getByRole('listitem').filter({ hasText: 'Never mind' })
  await second.getByRole('button', { name: 'Delete' }).click()
  await second.getByText('Delete this comment?').waitFor()
  await second.getByRole('button', { name: 'Delete' }).click()
  await second.waitFor({ state: 'detached' })
  await panel.getByRole('button', { name: 'Close' }).click()
  await guest.getByRole('button', { name: 'Home approved' }).waitFor()
})

test('the maker sees both in the studio and answers', async () => {
  const studio = await maker.newPage()
  await studio.goto(`${kwiq.url}/studio/${projectId}`)
  await studio.getByText('1 new').first().waitFor({ state: 'attached' })
  await studio.getByRole('button', { name: /^Comments/ }).click()
  const sheet = studio.getByRole('dialog', { name: 'Comments' })
  const said = sheet.locator('li[data-comment]').filter({ hasText: '<b>Larger</b>, please' })
  await said.getByText('guest: Gus Hale').waitFor()
  await said.getByRole('button', { name: 'Reply' }).click()
  await said.getByLabel('Reply to Gus Hale').fill('It will be')
  await said.getByRole('button', { name: 'Reply' }).last().click()
  await sheet.getByRole('button', { name: '1 approval by a guest' }).click()
  await sheet.getByText('Approved by guest: Gus Hale').waitFor()
  await expectAccessible(studio)
  await studio.close()
  await guest.getByRole('button', { name: '1 comment' }).click()
  await guest.getByText('It will be').waitFor()
})

test('is remembered after a reload', async () => {
  await guest.reload()
  await guest.getByRole('button', { name: 'Home approved' }).waitFor()
  await guest.getByRole('button', { name: '1 comment' }).click()
  await guest.getByText('You comment as Gus Hale.').waitFor()
})

test('an answer sent twice by a quick hand is one, and what was typed stays until it is there', async () => {
  const panel = guest.getByRole('complementary', { name: 'Comments' })
  const first = panel.getByRole('listitem').filter({ hasText: '<b>Larger</b>, please' })
  const sent: string[] = []
  guest.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  // Until all has been tried, however long that takes.
  let goOn = () => {}
  const tried = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await guest.route('**/comments', async (route) => {
    await tried
    await route.continue()
  })
  await first.getByRole('button', { name: 'Reply' }).click()
  const field = first.getByLabel(/^Reply to/)
  await field.fill('Thanks')
  const send = first.getByRole('button', { name: 'Reply' })
  await send.evaluate(async (element) => {
    if (!(element instanceof HTMLElement)) return
    element.click()
    await new Promise((resolve) => setTimeout(resolve, 100))
    element.click()
  })
  await field.press('End')
  await guest.keyboard.type(' lost')
  goOn()
  await field.waitFor({ state: 'detached' })
  await panel.getByText('Thanks', { exact: true }).waitFor()
  await guest.unroute('**/comments')
  expect(sent.filter((url) => url.endsWith('/comments'))).toHaveLength(1)
  await first.getByRole('button', { name: 'Reply' }).and(guest.locator(':focus')).waitFor()
})

test('on a wide window the app stands in a phone', async () => {
  const wide = await browser.newContext({ ...desktop, colorScheme: 'dark', reducedMotion: 'reduce' })
  const page = await wide.newPage()
  await page.goto(link)
  await page.getByRole('button', { name: 'Go further' }).waitFor()
  await page.getByRole('button', { name: /Comment 1: <b>Larger/ }).waitFor()
  await expectAccessible(page)
  await wide.close()
})

test('when the maker ends the link, the guest is told and nothing is left to see', async () => {
  await preview.getByRole('switch', { name: 'Anyone with the link' }).click()
  await preview.getByRole('alertdialog').getByRole('button', { name: 'End link' }).click()
  await preview.getByRole('button', { name: 'Create share link' }).waitFor()
  await guest.getByRole('heading', { name: 'This review link has ended' }).waitFor()
  expect(await guest.getByText('Go further').count()).toBe(0)
  await guest.reload()
  await guest.getByRole('heading', { name: 'This review link has ended' }).waitFor()
})
