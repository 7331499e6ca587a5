import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, expectAccessible, expectNoSidewaysScroll, launchBrowser, phone } from './support/browser.ts'
import { type Kwiq, startKwiq } from './support/kwiq.ts'

let kwiq: Kwiq
let browser: Browser
let context: BrowserContext
let page: Page
let inviteUrl = ''

beforeAll(async () => {
  kwiq = await startKwiq()
  browser = await launchBrowser()
  context = await browser.newContext({
    ...desktop,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await context.request.post(`${kwiq.url}/api/register`, {
    data: { firstName: 'Ada', lastName: 'Baker', email: 'ada@kwiq.example', password: 'flour and water' },
  })
  await context.request.post(`${kwiq.url}/api/projects`, { data: { name: 'Bakery' } })
  page = await context.newPage()
})
afterAll(async () => {
  await browser.close()
  await kwiq.close()
})

test('an email without an account gets a link to copy, from the dashboard', async () => {
  await page.goto(`${kwiq.url}/dashboard`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share a project' })
  await dialog.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByText('Please enter an email address.', { exact: true }).waitFor()
  await dialog.getByLabel('Project').selectOption({ label: 'Bakery' })
  await dialog.getByLabel('Email').fill('cleo@kwiq.example')
  await dialog.getByRole('button', { name: 'Share', exact: true }).click()
  const link = dialog.getByLabel('Invitation link for cleo@kwiq.example')
  await link.waitFor()
  inviteUrl = await link.inputValue()
  expect(inviteUrl).toContain(`${kwiq.url}/invite/`)
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await dialog.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(inviteUrl)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('button', { name: /Bakery.*more|more.*Bakery/i }).click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  await page.getByRole('dialog', { name: 'Share Bakery' }).getByText('cleo@kwiq.example').first().waitFor()
})

test('the link leads a newcomer through registration into the studio, once', async () => {
  const visitor = await browser.newContext({ ...phone, reducedMotion: 'reduce' })
  const theirs = await visitor.newPage()
  await theirs.goto(inviteUrl)
  await theirs.getByRole('heading', { name: 'Join Bakery' }).waitFor()
  await theirs.getByText('Ada Baker invites you').waitFor()
  await expectAccessible(theirs)
  await expectNoSidewaysScroll(theirs)
  await theirs.getByRole('link', { name: 'Create an account' }).click()
  await theirs.getByLabel('First name').fill('Cleo')
  await theirs.getByLabel('Last name').fill('Dunn')
  await theirs.getByLabel('Email').fill('cleo@kwiq.example')
  await theirs.getByLabel('Password').fill('flour and water')
  await theirs.getByRole('button', { name: 'Create account' }).click()
  await theirs.getByText('You join as cleo@kwiq.example.').waitFor()
  await expectAccessible(theirs)
  await theirs.getByRole('button', { name: 'Accept invitation' }).click()
  await theirs.waitForURL('**/studio/*')
  await theirs.locator('.view-only').waitFor()
  await expectNoSidewaysScroll(theirs)

  const late = await browser.newContext(desktop)
  const other = await late.newPage()
  await other.goto(inviteUrl)
  await other.getByText('This invitation has ended').waitFor()
  await expectAccessible(other)
})

test('a member leaves by themselves', async () => {
  const answer = await context.request.get(`${kwiq.url}/api/projects`)
  const [project] = (await answer.json()) as { id: string }[]
  const leaving = await browser.newContext({ ...desktop, reducedMotion: 'reduce' })
  await leaving.request.post(`${kwiq.url}/api/login`, {
    data: { email: 'cleo@kwiq.example', password: 'flour and water' },
  })
  const theirs = await leaving.newPage()
  await theirs.goto(`${kwiq.url}/studio/${project?.id}`)
  await theirs.getByRole('button', { name: 'Share', exact: true }).click()
  await theirs.getByText('Only admins and the owner can share this project.').waitFor()
  await theirs.getByRole('button', { name: 'Leave project' }).click()
  const question = theirs.getByRole('alertdialog', { name: 'Leave this project?' })
  await question.getByRole('button', { name: 'Leave project' }).click()
  await theirs.waitForURL('**/dashboard')
  const left = await leaving.request.get(`${kwiq.url}/api/projects/${project?.id}`)
  expect(left.status()).toBe(404)
})
