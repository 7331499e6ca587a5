import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desktop, expectAccessible, expectNoSidewaysScroll, launchBrowser, phone } from './support/browser.ts'
import { type Kwiq, startKwiq } from './support/kwiq.ts'

let kwiq: Kwiq
let browser: Browser

beforeAll(async () => {
  kwiq = await startKwiq({ OWNER_EMAIL: 'owner@kwiq.example' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await kwiq.close()
})

async function signUp(email: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext(desktop)
  const data = { email, password: 'a quiet heron' }
  const made = await context.request.post(`${kwiq.url}/api/register`, { data })
  // Known already when a test is tried once more.
  if (!made.ok()) await context.request.post(`${kwiq.url}/api/login`, { data })
  return { context, page: await context.newPage() }
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}

describe('billing on one’s own machine', () => {
  test('a plan is paid for in the test checkout, raised, and cancelled in the portal', async () => {
    const { context, page } = await signUp('payer@kwiq.example')
    await page.goto(`${kwiq.url}/billing`)
    await page.getByRole('heading', { name: 'Billing & Subscription' }).waitFor()
    await page.getByRole('heading', { name: 'Current Plan: FREE' }).waitFor()
    await page.getByRole('heading', { name: 'Upgrade Your Plan' }).waitFor()
    expect(await button(page, 'Manage Subscription').count()).toBe(0)
    expect(await button(page, 'Current Plan').isDisabled()).toBe(true)
    await expectAccessible(page)

    await button(page, 'Upgrade to PRO').click()
    await page.getByText('Test mode: no card is charged').waitFor()
    await expectAccessible(page)
    // Pages of the server's own are in the letters of the web app.
    const readFonts = () =>
      page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded'))
    await expect.poll(async () => (await readFonts()).length).toBeGreaterThan(0)
    // Coming back without paying grants nothing.
    await page.goto(`${kwiq.url}/billing?checkout=success`)
    await page.getByText('Your payment is being confirmed.').waitFor()
    await page.getByRole('heading', { name: 'Current Plan: FREE' }).waitFor()
    await page.goto(`${kwiq.url}/api/test-checkout?tier=PRO`)
    await button(page, 'Subscribe').click()
    await page.getByRole('heading', { name: 'Current Plan: PRO' }).waitFor()
    await page.getByText('You are on the PRO plan now.').first().waitFor()
    await page.getByText('Active', { exact: true }).waitFor()
    await page.getByText('$19.00').waitFor()
    expect(page.url()).toBe(`${kwiq.url}/billing`)

    await page.getByRole('heading', { name: 'Available Plans' }).waitFor()
    await button(page, 'Upgrade to TEAM').click()
    await button(page, 'Subscribe').click()
    await page.getByRole('heading', { name: 'Current Plan: TEAM' }).waitFor()
    expect(await button(page, 'Downgrade to PRO').isDisabled()).toBe(true)
    expect(await button(page, 'Free Tier').isDisabled()).toBe(true)
    expect(await page.getByText('Most Popular').count()).toBe(0)

    await button(page, 'Manage Subscription').click()
    await button(page, 'Let a payment fail').click()
    await page.getByText('The last payment failed').waitFor()
    await page.getByRole('link', { name: 'Back to Kwiq' }).click()
    await page.getByText('The last payment failed.').waitFor()
    await page.getByRole('heading', { name: 'Current Plan: TEAM' }).waitFor()
    await button(page, 'Manage Subscription').click()
    await button(page, 'Cancel now').click()
    await page.getByText('There is no running subscription.').waitFor()
    await page.goto(`${kwiq.url}/billing`)
    await page.getByRole('heading', { name: 'Current Plan: FREE' }).waitFor()
    await context.close()
  })

  test('the OWNER has everything and nothing to buy', async () => {
    const { context, page } = await signUp('owner@kwiq.example')
    await page.goto(`${kwiq.url}/billing`)
    await page.getByRole('heading', { name: 'Current Plan: OWNER' }).waitFor()
    await page.getByText('Platform owner access with unlimited features').waitFor()
    await page.getByText('Free', { exact: true }).waitFor()
    for (const name of ['Downgrade to PRO', 'Upgrade to TEAM', 'Free Tier']) {
      expect(await button(page, name).isDisabled(), name).toBe(true)
    }
    expect(await button(page, 'Manage Subscription').count()).toBe(0)
    await context.close()
  })

  test('a failure is told in words', async () => {
    const { context, page } = await signUp('unlucky@kwiq.example')
    await page.route('**/api/subscriptions/create', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto(`${kwiq.url}/billing`)
    await button(page, 'Upgrade to TEAM').click()
    await page.getByText('Failed to create subscription. Please try again.').first().waitFor()
    expect(await button(page, 'Upgrade to TEAM').isEnabled()).toBe(true)
    await context.close()
  })

  test('the page is at home on a phone', async () => {
    const { context } = await signUp('phone@kwiq.example')
    const small = await browser.newContext({ ...phone, storageState: await context.storageState() })
    const page = await small.newPage()
    await page.goto(`${kwiq.url}/billing`)
    await button(page, 'Upgrade to PRO').waitFor()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await Promise.all([small.close(), context.close()])
  })
})
