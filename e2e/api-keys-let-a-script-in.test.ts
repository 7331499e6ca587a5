import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, expectAccessible, expectNoSidewaysScroll, launchBrowser, phone } from './support/browser.ts'
import { type Kwiq, startKwiq } from './support/kwiq.ts'

let kwiq: Kwiq
let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  kwiq = await startKwiq()
  browser = await launchBrowser()
  context = await browser.newContext({ ...desktop, permissions: ['clipboard-read', 'clipboard-write'] })
  await context.request.post(`${kwiq.url}/api/register`, {
    data: { email: 'keys@kwiq.example', password: 'a quiet heron' },
  })
  page = await context.newPage()
})
afterAll(async () => {
  await browser.close()
  await kwiq.close()
})

const toast = (text: string) => page.getByText(text, { exact: true }).first().waitFor()

test('a key is made, copied, used and deleted', async () => {
  await page.goto(`${kwiq.url}/api-keys`)
  await page.getByText('No API Keys', { exact: true }).waitFor()
  await expectAccessible(page)

  const create = page.getByRole('button', { name: 'Create API Key' })
  await create.click()
  await toast('Please enter a name for the API key.')
  await page.getByLabel('Key Name').fill('  Release script ')
  await page.getByRole('button', { name: 'read', exact: true }).click()
  await create.click()
  await toast('Please select at least one permission.')
  await page.getByRole('button', { name: 'read', exact: true }).click()
  await page.getByRole('button', { name: 'write', exact: true }).click()
  await create.click()
  await toast('API Key Created')
  const shown = page.locator('code')
  await shown.waitFor()
  const key = (await shown.textContent()) ?? ''
  expect(key).toMatch(/^kwiq_[A-Za-z0-9]{40}$/)
  await page.getByText('Never used').waitFor()
  // The card starts anew.
  expect(await page.getByLabel('Key Name').inputValue()).toBe('')

  const copied = page.getByRole('button', { name: 'The key Release script is copied' })
  // It says so for a moment only.
  await Promise.all([
    copied.waitFor(),
    toast('API key copied to clipboard.'),
    page.getByRole('button', { name: 'Copy the key Release script' }).click(),
  ])
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)
  await copied.waitFor({ state: 'detached' })

  const ask = () => fetch(`${kwiq.url}/api/projects`, { headers: { authorization: `Bearer ${key}` } })
  expect((await ask()).status).toBe(200)
  await page.reload()
  await page.getByText('Last used just now').waitFor()

  await page.getByRole('button', { name: 'Delete Release script' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete API Key?' })
  await dialog
    .getByText('This action cannot be undone. Applications using this key will lose access immediately.')
    .waitFor()
  await page.mouse.click(5, 500)
  expect(await dialog.isVisible()).toBe(true)
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await toast('The API key has been permanently removed.')
  await page.getByText('No API Keys', { exact: true }).waitFor()
  expect((await ask()).status).toBe(401)
})

test('where the clipboard refuses in every way, one is told to copy by hand', async () => {
  await context.request.post(`${kwiq.url}/api/keys`, { data: { name: 'By hand', permissions: ['read'] } })
  await page.goto(`${kwiq.url}/api-keys`)
  await page.evaluate(() => {
    navigator.clipboard.writeText = async () => await Promise.reject(new Error('no'))
    document.execCommand = () => false
  })
  await page.getByRole('button', { name: 'Copy the key By hand' }).click()
  await toast('Failed to copy to clipboard. Please copy manually.')
})

test('page and docs are at home on a phone, and the docs ask nobody else', async () => {
  const small = await browser.newContext({ ...phone, storageState: await context.storageState() })
  const narrow = await small.newPage()
  const asked: string[] = []
  narrow.on('request', (request) => asked.push(new URL(request.url()).origin))
  for (const path of ['/api-keys', '/api/docs']) {
    await narrow.goto(kwiq.url + path)
    await narrow.getByRole('heading', { level: 1 }).waitFor()
    await expectNoSidewaysScroll(narrow)
    await expectAccessible(narrow)
  }
  expect([...new Set(asked)]).toEqual([kwiq.url])
  await small.close()
})
