import { type FaultModelServer, startFaultModelServer } from '@kwiq/testing/fault-model-server'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { bakeryApp } from './support/bakery-app.ts'
import { desktop, expectAccessible, expectNoSidewaysScroll, launchBrowser, phone } from './support/browser.ts'
import { type Kwiq, startKwiq } from './support/kwiq.ts'

const prompt = 'A bakery with breads, orders and a profile. Also a loyalty hologram.'
const { screens } = bakeryApp
const answer = JSON.stringify({ name: 'Crumb', description: 'Bread', preset: 'warm', screens })

let models: FaultModelServer
let kwiq: Kwiq
let browser: Browser
let context: BrowserContext
let page: Page
let count = 0

beforeAll(async () => {
  models = await startFaultModelServer()
  kwiq = await startKwiq({
    AI_PROVIDER: 'openai-compatible',
    AI_API_KEY: 'test-key',
    AI_BASE_URL: models.url,
    AI_MODEL: 'local-model',
  })
  browser = await launchBrowser()
  // The first account owns the platform; those that follow are on the FREE plan.
  await register(await browser.newContext())
})
afterAll(async () => {
  await browser.close()
  await kwiq.close()
  await models.close()
})
beforeEach(async () => {
  context = await browser.newContext(desktop)
  await register(context)
  page = await context.newPage()
})
afterEach(() => context.close())

async function register(of: BrowserContext): Promise<void> {
  count += 1
  const email = `baker-${count}@example.com`
  await of.request.post(`${kwiq.url}/api/register`, {
    data: { firstName: 'Ada', lastName: 'Baker', email, password: 'flour and water' },
  })
}

/** Has the model stop before the end of its answer, when the first screens are out, until the returned is called. */
function hold(text = answer): () => void {
  let goOn = () => {}
  const until = new Promise<void>((resolve) => {
    goOn = resolve
  })
  models.behave({ text, until })
  return goOn
}

async function used(): Promise<number> {
  return (await (await context.request.get(`${kwiq.url}/api/ai/allowance`)).json()).used
}

async function describeApp(): Promise<void> {
  await page.goto(`${kwiq.url}/builder`)
  await page.getByText('Uses 1 of your AI generations: 3 of 3 left this month.').waitFor()
  await page.getByLabel('What would you like to build?').fill(prompt)
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: 'Generating...' }).waitFor()
}

test('a reload in the middle of a run finds it again, and it counts once', async () => {
  const goOn = hold()
  await describeApp()
  await page.getByText('Drawn: Home').waitFor({ state: 'attached' })
  await page.reload()
  await page.getByRole('button', { name: 'Generating...' }).waitFor()
  expect(await page.getByLabel('What would you like to build?').inputValue()).toBe(prompt)
  goOn()
  await page.getByText('Generation Complete!').first().waitFor()
  await page.waitForURL('**/projects/kwiq-demo')
  expect(await used()).toBe(1)
})

test('cancelling ends the run at once, costs nothing and says so', async () => {
  hold()
  await describeApp()
  await page.getByText('Drawn: Home').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('The last run was cancelled. It cost nothing.').waitFor()
  await page.getByRole('button', { name: 'Generate App' }).waitFor()
  await page.getByLabel('What would you like to build?').and(page.locator(':focus')).waitFor()
  await expect.poll(() => models.openRequests()).toBe(0)
  expect(await used()).toBe(0)
  await page.getByText('3 of 3 left this month').waitFor()
  // Nothing is taken up again later.
  await page.reload()
  await page.getByRole('button', { name: 'Generate App' }).waitFor()
})

test('leaving the page gives the run up, and it costs nothing', async () => {
  hold()
  await describeApp()
  await page.getByText('Drawn: Home').waitFor({ state: 'attached' })
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect.poll(() => models.openRequests()).toBe(0)
  await expect.poll(used).toBe(0)
})

test('the result shows what was understood, where it went, and adds what was not', async () => {
  models.behave({ text: answer })
  await page.goto(`${kwiq.url}/builder`)
  await page.getByLabel('What would you like to build?').fill(prompt)
  await page.getByRole('button', { name: 'Generate App' }).click()
  await page.waitForURL('**/projects/kwiq-demo')
  const panel = page.getByRole('region', { name: 'What I understood' })
  const line = panel.getByRole('button', { name: /order/i }).first()
  await line.click()
  expect(await line.getAttribute('aria-pressed')).toBe('true')
  await page.locator('[data-highlight]').first().waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back to the app' }).click()
  await page.reload()
  await panel.getByRole('button', { name: /order/i }).first().waitFor()

  models.behave({ hang: 'before' })
  await panel.getByRole('button', { name: /^Add .*hologram/i }).press('Enter')
  await panel.getByText(/^Adding .*hologram$/i).waitFor()
  await panel.getByText('Understanding your instruction').waitFor()
  const cancel = panel.getByRole('button', { name: 'Cancel' })
  await cancel.and(page.locator(':focus')).waitFor()
  await cancel.press('Enter')
  await page.getByText('Generation Cancelled').first().waitFor()
  await page.getByRole('heading', { name: 'What I understood' }).and(page.locator(':focus')).waitFor()
  await panel.getByText('The last run was cancelled. It cost nothing.').waitFor()

  await page.getByRole('button', { name: 'Save as Project' }).click()
  await page.waitForURL('**/studio/**')
  const projectId = page.url().split('/').at(-1)
  await page.goto(`${kwiq.url}/projects/${projectId}`)
  await page.getByRole('heading', { name: 'What I understood' }).waitFor()
  await page.getByRole('button', { name: /order/i }).first().waitFor()
})

test('in an empty project the screens come onto the canvas; a reload goes on; then it says what it understood', async () => {
  const goOn = hold()
  const made = await context.request.post(`${kwiq.url}/api/projects`, { data: { name: 'Crumb' } })
  const { id } = await made.json()
  await page.goto(`${kwiq.url}/studio/${id}`)
  await page.getByRole('button', { name: 'Generate with AI' }).click()
  await page.getByText('Uses 1 of your AI generations: 3 of 3 left this month.').waitFor()
  await page.getByLabel('What would you like to build?').fill(prompt)
  await page.getByRole('button', { name: 'Generate App' }).click()
  await page.getByRole('dialog', { name: 'Making your app' }).waitFor()
  await page.locator('[data-node-id]').first().waitFor()
  await page.locator('[aria-current="step"]', { hasText: 'Drawing screens' }).waitFor()
  await page.locator('[data-screen-name]', { hasText: /Home|Orders|Profile|Bread/ }).waitFor()
  await page.reload()
  await page.getByRole('dialog', { name: 'Making your app' }).waitFor()
  goOn()
  await page.getByText('Generation Complete!').first().waitFor()
  await page.getByRole('dialog', { name: 'What I understood' }).waitFor()
  await page.getByRole('button', { name: /order/i }).first().click()
  await expectAccessible(page)
  const saved = await (await context.request.get(`${kwiq.url}/api/projects/${id}/schema`)).json()
  expect(saved.screens.length).toBeGreaterThanOrEqual(4)
  expect(await used()).toBe(1)
})

test('the words of a change are kept until something came of them', async () => {
  models.behave({ hang: 'before' })
  const made = await context.request.post(`${kwiq.url}/api/projects`, {
    data: { name: 'Crumb', schema: bakeryApp },
  })
  const { id } = await made.json()
  const instruction = 'Rename Orders to Baskets'
  const words = page.getByLabel('What should change?')
  const openDialog = () => page.getByRole('button', { name: 'Generate with AI' }).click()
  const propose = () => page.getByRole('button', { name: 'Propose changes' }).click()
  const cancel = () => page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.goto(`${kwiq.url}/studio/${id}`)
  await openDialog()
  await words.fill(instruction)
  await propose()
  await page.getByRole('dialog', { name: 'Working on your changes' }).waitFor()
  await cancel()
  await page.getByText('Generation Cancelled').first().waitFor()
  await expect.poll(() => models.openRequests()).toBe(0)
  await openDialog()
  await words.waitFor()
  expect(await words.inputValue()).toBe(instruction)
  await propose()
  await page.getByRole('dialog', { name: 'Working on your changes' }).waitFor()
  // Of a run that the server has not heard of yet nothing is left after a reload.
  await expect.poll(() => models.openRequests()).toBeGreaterThan(0)
  await page.reload()
  await page.getByRole('dialog', { name: 'Working on your changes' }).waitFor()
  await cancel()
  await openDialog()
  await words.waitFor()
  expect(await words.inputValue()).toBe(instruction)
  models.behave({ status: 401, body: '{"error":{"message":"No such key"}}' })
  await propose()
  await page.getByText('The AI provider refused the API key.').waitFor()
  await page.getByRole('button', { name: /^Apply/ }).click()
  await page.locator('[data-save-state="saved"]').waitFor()
  await openDialog()
  await words.waitFor()
  expect(await words.inputValue()).toBe('')
})

test('a change that is under way when the page is loaded anew comes to its review', async () => {
  const goOn = hold('I would rather not.')
  const made = await context.request.post(`${kwiq.url}/api/projects`, {
    data: { name: 'Crumb', schema: bakeryApp },
  })
  const { id } = await made.json()
  await page.goto(`${kwiq.url}/studio/${id}`)
  await page.getByRole('button', { name: 'Generate with AI' }).click()
  await page.getByLabel('What should change?').fill('Rename Orders to Baskets')
  await page.getByRole('button', { name: 'Propose changes' }).click()
  await page.getByRole('dialog', { name: 'Working on your changes' }).waitFor()
  await expect.poll(() => models.openRequests()).toBeGreaterThan(0)
  await page.reload()
  await page.getByRole('dialog', { name: 'Working on your changes' }).waitFor()
  goOn()
  await page.getByText('Renamed Orders to Baskets').waitFor()
  await page.getByRole('button', { name: /^Apply/ }).click()
  const names = async () => {
    const schema = await (await context.request.get(`${kwiq.url}/api/projects/${id}/schema`)).json()
    return schema.screens.map(({ name }: { name: string }) => name)
  }
  await expect.poll(names).toEqual(['Home', 'Baskets', 'Profile', 'Bread'])
})

test('a run the server has not heard of before a reload is offered again, with its words and what it cost', async () => {
  const made = await context.request.post(`${kwiq.url}/api/projects`, {
    data: { name: 'Crumb', schema: bakeryApp },
  })
  const { id } = await made.json()
  const way = `**/api/projects/${id}/generate`
  // The request never leaves the browser.
  await page.route(way, () => undefined)
  await page.goto(`${kwiq.url}/studio/${id}`)
  await page.getByRole('button', { name: 'Generate with AI' }).click()
  await page.getByLabel('What should change?').fill('Rename Orders to Baskets')
  await page.getByRole('button', { name: 'Propose changes' }).click()
  await page.getByRole('dialog', { name: 'Working on your changes' }).waitFor()
  await page.reload()
  const dialog = page.getByRole('dialog', { name: 'Generate with AI' })
  await dialog.getByText('It cost nothing. Uses 1 of your AI generations: 3 of 3 left').waitFor()
  expect(await dialog.getByLabel('What should change?').inputValue()).toBe('Rename Orders to Baskets')
  await page.unroute(way)
  models.behave({ status: 401, body: '{"error":{"message":"No such key"}}' })
  await dialog.getByRole('button', { name: 'Propose changes' }).click()
  await page.getByText('Renamed Orders to Baskets').waitFor()
  expect(await used()).toBe(1)
})

test('a proposal waits for its decision through a reload and behind other panels', async () => {
  models.behave({ status: 401, body: '{"error":{"message":"No such key"}}' })
  const made = await context.request.post(`${kwiq.url}/api/projects`, {
    data: { name: 'Crumb', schema: bakeryApp },
  })
  const { id } = await made.json()
  const ask = () => page.getByRole('button', { name: 'Generate with AI' }).click()
  const review = page.getByRole('dialog', { name: 'Review 1 change' })
  await page.goto(`${kwiq.url}/studio/${id}`)
  await ask()
  await page.getByLabel('What should change?').fill('Remove the chart. Reticulate the splines.')
  await page.getByRole('button', { name: 'Propose changes' }).click()
  await review.getByText('Not done: “Reticulate the splines”.').waitFor()
  await page.reload()
  await review.getByText('Not done: “Reticulate the splines”.').waitFor()
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('dialog', { name: 'History' }).getByRole('button', { name: 'Close' }).click()
  await ask()
  await review.getByRole('button', { name: 'Close' }).click()
  await page.getByText('Generate with AI shows these changes again.').first().waitFor()
  expect(await page.locator('[data-node-id="chart-1"]').count()).toBe(1)
  await ask()
  await review.getByRole('button', { name: 'Apply 1 change' }).click()
  await page.locator('[data-save-state="saved"]').waitFor()
  await expect.poll(() => page.locator('[data-node-id="chart-1"]').count()).toBe(0)
  await page.reload()
  await page.locator('[data-node-id="button-1"]').waitFor()
  await ask()
  await page.getByLabel('What should change?').waitFor()
  expect(await used()).toBe(1)
})

test('nothing is asked of the AI while the app it would see is not the one on the canvas', async () => {
  const made = await context.request.post(`${kwiq.url}/api/projects`, {
    data: { name: 'Crumb', schema: bakeryApp },
  })
  const { id } = await made.json()
  await page.goto(`${kwiq.url}/studio/${id}`)
  await page.locator('[data-node-id="button-1"]').click()
  await context.setOffline(true)
  await page.keyboard.press('Delete')
  await page.locator('[data-save-state="offline"]').waitFor()
  await page.getByRole('button', { name: 'Generate with AI' }).click()
  await page.getByLabel('What should change?').fill('Rename Orders to Baskets')
  const propose = page.getByRole('button', { name: 'Propose changes' })
  await propose.click()
  await page.getByText('Your last changes are not saved yet').first().waitFor()
  models.behave({ status: 401, body: '{"error":{"message":"No such key"}}' })
  await context.setOffline(false)
  await page.locator('[data-save-state="saved"]').waitFor()
  await propose.click()
  const review = page.getByRole('dialog', { name: /^Review / })
  await review.getByText('Renamed Orders to Baskets').waitFor()
  expect(await review.getByText(/Order now/).count()).toBe(0)
})

test('who has used all runs of the month is led to the plans', async () => {
  const resetsAt = '2027-01-01T00:00:00.000Z'
  await page.route('**/api/ai/allowance', (route) =>
    route.fulfill({ json: { limit: 3, used: 3, left: 0, cost: 1, resetsAt } }),
  )
  await page.goto(`${kwiq.url}/builder`)
  await page.getByText('You have used all 3 AI generations of this month.').waitFor()
  const plans = page.getByRole('link', { name: 'See plans' })
  expect(await plans.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe('underline')
  await expectAccessible(page)
  await plans.click()
  await page.getByRole('heading', { name: 'Billing & Subscription' }).waitFor()
})

test('a failed run says why in the words of the specification', async () => {
  models.behave({ text: answer })
  await page.route('**/api/ai/generate', (route) =>
    route.fulfill({
      status: 502,
      contentType: 'application/json',
      body: JSON.stringify({ ok: false, stage: 'provider', raw: 'x'.repeat(300) }),
    }),
  )
  await page.goto(`${kwiq.url}/builder`)
  await page.getByLabel('What would you like to build?').fill(prompt)
  await page.getByRole('button', { name: 'Generate App' }).click()
  await page.getByText('Generation Failed').first().waitFor()
  await page
    .getByText(`provider ("${'x'.repeat(99)})`)
    .first()
    .waitFor()
  await page.getByText('The last run failed. It cost nothing.').waitFor()
})

test('on a phone the builder and its result fit the window', async () => {
  models.behave({ text: answer })
  await page.close()
  await context.close()
  context = await browser.newContext(phone)
  await register(context)
  page = await context.newPage()
  await page.goto(`${kwiq.url}/builder`)
  const question = page.getByLabel('What would you like to build?')
  await question.focus()
  await page.keyboard.insertText('Rye and oat. '.repeat(400))
  await page.getByText('Only 4,000 characters fit: what is longer is cut off.').waitFor()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await question.fill(prompt)
  await page.getByRole('button', { name: 'Generate App' }).click()
  await page.waitForURL('**/projects/kwiq-demo')
  await page.getByRole('button', { name: 'Try another look' }).waitFor()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
