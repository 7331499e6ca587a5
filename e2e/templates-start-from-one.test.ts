import type { TemplateSubmission } from '@kwiq/contracts'
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
let owner: BrowserContext

beforeAll(async () => {
  kwiq = await startKwiq({ OWNER_EMAIL: 'owner@kwiq.example' })
  browser = await launchBrowser()
  owner = await signIn('owner@kwiq.example', desktop)
})
afterAll(async () => {
  await browser.close()
  await kwiq.close()
})

/** A context in which somebody new is signed in. */
async function signIn(email: string, options: Parameters<Browser['newContext']>[0]): Promise<BrowserContext> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' })
  const data = { firstName: 'Ada', lastName: 'Baker', email, password: 'flour and water' }
  const response = await context.request.post(`${kwiq.url}/api/register`, { data })
  expect(response.status()).toBe(200)
  return context
}

describe.each([
  { device: 'desktop', options: desktop },
  { device: 'phone', options: phone },
])('on a $device', ({ device, options }) => {
  let context: BrowserContext
  let page: Page
  let complaints: string[] = []

  beforeAll(async () => {
    context = await signIn(`${device}@kwiq.example`, options)
    page = await context.newPage()
    complaints = collectErrors(page)
  })
  afterAll(() => context.close())

  const cards = () => page.locator('article.tpl')

  test('the marketplace shows its templates as running screens', async () => {
    await page.goto(`${kwiq.url}/templates`)
    await page.getByRole('heading', { name: 'Template Marketplace' }).waitFor()
    await expect.poll(() => cards().count()).toBeGreaterThanOrEqual(24)
    await page.locator('article.tpl [data-screen-id], article.tpl .still *').first().waitFor()
    // Those far below are not drawn before they come into sight.
    expect(await cards().last().locator('.still').count()).toBe(0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  test('search looks at names and descriptions; categories narrow it down', async () => {
    const search = page.getByPlaceholder('Search templates...')
    await search.fill('SHOPPING LIST')
    await expect.poll(() => cards().count()).toBe(1)
    await page.getByRole('button', { name: 'Recipe Book', exact: true }).waitFor()
    await search.fill('nothing like this')
    await page.getByText('No templates found').waitFor()
    await page.getByText('Try adjusting your search or filters').waitFor()
    await expectAccessible(page)
    await search.fill('')
    await page.getByRole('button', { name: 'Finance', exact: true }).click()
    await expect.poll(() => cards().count()).toBe(2)
    await page.getByRole('button', { name: 'All Templates' }).click()
    await expect.poll(() => cards().count()).toBeGreaterThanOrEqual(24)
  })

  test('a card opens a preview one can use, and Escape closes it', async () => {
    await page.getByRole('button', { name: 'Corner Shop', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Corner Shop' })
    await dialog.getByText("What's included").waitFor()
    await dialog.getByText('8 screens').waitFor()
    const app = dialog.getByRole('group', { name: /running$/ })
    await app.getByText('Halo table lamp').first().click()
    await app.getByText('Add to bag').waitFor()
    await dialog.getByRole('button', { name: 'Show Checkout' }).click()
    await app.getByText('Deliver to').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  test('using it makes a project and opens it in the studio', async () => {
    // The plan includes one project: what a try before has made goes first.
    const projects: { id: string }[] = await (await context.request.get(`${kwiq.url}/api/projects`)).json()
    for (const { id } of projects) await context.request.delete(`${kwiq.url}/api/projects/${id}`)
    await page.goto(`${kwiq.url}/templates`)
    await page.getByRole('button', { name: 'Corner Shop', exact: true }).click()
    await page.getByRole('button', { name: 'Use This Template' }).click()
    await page.getByText('Opening your new project...').first().waitFor()
    await page.waitForURL('**/studio/*')
    await page.locator('[data-node-id]').first().waitFor()
    await page.goto(`${kwiq.url}/templates`)
    await page
      .getByText(/^[1-9] downloads?$/)
      .first()
      .waitFor({ state: 'attached' })
  })

  test('at the end of the plan the reason stands in the toast and in the dialog', async () => {
    await page.getByRole('button', { name: 'Recipe Book', exact: true }).click()
    await page.getByRole('button', { name: 'Use This Template' }).click()
    await page.getByText('Clone Failed').first().waitFor()
    const reason = 'The FREE plan includes 1 project. Upgrade to PRO for 10 projects.'
    await page.getByRole('dialog').getByText(reason).waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
  })

  test('nothing on the way made the browser complain', () => {
    expect(complaints.filter((complaint) => !/403/.test(complaint))).toEqual([])
  })
})

test('a project is handed in, sent back with a note, published by the owner, and withdrawn', async () => {
  const email = `author-${crypto.randomUUID()}@kwiq.example`
  const author = await signIn(email, desktop)
  const page = await author.newPage()
  const templates = await (await author.request.get(`${kwiq.url}/api/templates`)).json()
  await author.request.post(`${kwiq.url}/api/templates/${templates[0].id}/clone`)
  await page.goto(`${kwiq.url}/dashboard`)
  await page.getByRole('button', { name: /: more actions$/ }).click()
  await page.getByRole('menuitem', { name: 'Publish as Template' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Village Bakery')
  await dialog.getByLabel('Description').fill('Breads to order and pick up.')
  await dialog.getByRole('button', { name: 'Submit for Review' }).click()
  await page.getByText('Please choose a category.').first().waitFor()
  await dialog.getByLabel('Category').selectOption('Food')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Submit for Review' }).click()
  await page.getByText('Submitted for Review').first().waitFor()

  const submissions = await owner.request.get(`${kwiq.url}/api/admin/templates?status=pending`)
  const [waiting] = (await submissions.json()).filter(
    (one: TemplateSubmission) => one.author?.email === email,
  )
  expect(waiting).toMatchObject({ name: 'Village Bakery' })
  const review = (data: object) =>
    owner.request.patch(`${kwiq.url}/api/admin/templates/${waiting.id}`, { data })
  await review({ status: 'rejected', reviewNote: 'Which breads?' })
  await page.goto(`${kwiq.url}/templates`)
  await page.getByRole('button', { name: 'Your Templates (1)' }).click()
  await page.getByRole('dialog').getByText('Sent back').waitFor()
  await page.getByRole('dialog').getByText('The reviewer says: “Which breads?”').waitFor()
  await expectAccessible(page)
  await review({ status: 'published' })
  await page.reload()
  await page.getByPlaceholder('Search templates...').fill('village')
  const card = page.getByRole('button', { name: 'Village Bakery', exact: true })
  await card.waitFor()
  await page.getByRole('button', { name: 'Your Templates (1)' }).click()
  await page.getByRole('button', { name: 'Withdraw Village Bakery' }).click()
  await page.getByRole('alertdialog', { name: 'Withdraw “Village Bakery”?' }).waitFor()
  await expectAccessible(page)
  // One's own list, and with it the dialog, is gone before the marketplace has been read anew.
  const isOwnListEmpty = page.getByRole('button', { name: /^Your Templates/ }).waitFor({ state: 'detached' })
  await page.route('**/api/templates', async (route) => {
    await isOwnListEmpty
    await route.continue()
  })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await page.getByText('Template Withdrawn').first().waitFor()
  await page.getByText('No templates found').first().waitFor()
  expect(await card.count()).toBe(0)
  await author.close()
})
