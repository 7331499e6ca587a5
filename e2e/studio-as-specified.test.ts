import type { Browser, BrowserContext, Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { desktop, expectAccessible, expectNoSidewaysScroll, launchBrowser, phone } from './support/browser.ts'
import { type Kwiq, startKwiq } from './support/kwiq.ts'
import {
  app,
  drawn,
  node,
  openFreshPage,
  openStudio,
  order,
  putProject,
  saved,
  signUp,
  storedApp,
  toasted,
} from './support/studio.ts'

let kwiq: Kwiq
let browser: Browser
let context: BrowserContext
let page: Page
let projectId = ''

const twoTexts = () =>
  app([
    { id: 'home', name: 'Home', components: [node('text-1', 'text', 'One'), node('text-2', 'text', 'Two')] },
    { id: 'more', name: 'More', components: [node('text-3', 'text', 'Three')] },
  ])

beforeAll(async () => {
  kwiq = await startKwiq()
  browser = await launchBrowser()
  context = await browser.newContext({ ...desktop, reducedMotion: 'reduce' })
  await signUp(context, kwiq, 'ada@kwiq.example')
})
afterAll(async () => {
  await browser.close()
  await kwiq.close()
})
beforeEach(async () => {
  projectId = await putProject(context, kwiq, twoTexts())
  page = await openFreshPage(context, desktop)
})
afterEach(() => page.context().close())

const button = (name: string) => page.getByRole('button', { name, exact: true })
const labels = async () =>
  (await storedApp(context, kwiq, projectId)).screens[0]?.components.map(({ label }) => label)
const refuse = (route: Route) =>
  route.request().method() === 'GET'
    ? route.continue()
    : route.fulfill({ status: 400, json: { message: 'No room left.', code: 'bad_request', requestId: '1' } })

test('the header has the back link, the name, the badge and every button', async () => {
  await openStudio(page, kwiq, projectId)
  const header = page.locator('header.sh')
  await header.getByRole('link', { name: 'Back to Dashboard' }).waitFor()
  await header.getByRole('heading', { name: 'Test' }).waitFor()
  await header.getByText('Draft', { exact: true }).waitFor()
  for (const name of [
    'Save',
    'Undo',
    'Redo',
    'History',
    'Comments',
    'Share',
    'Export',
    'Generate with AI',
    'AI Status',
  ]) {
    await header.getByRole('button', { name, exact: true }).waitFor()
  }
  await page.locator('[data-screen-name]').getByText('Home').waitFor()
  await page.getByRole('link', { name: 'Preview' }).waitFor()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('a project that is not there is not found', async () => {
  await page.goto(`${kwiq.url}/studio/00000000-0000-4000-8000-000000000000`)
  await page.getByRole('heading', { name: 'Project not found' }).waitFor()
})

test('Ctrl+S says that changes are saved automatically, without a save', async () => {
  await openStudio(page, kwiq, projectId)
  const writes: string[] = []
  page.on('request', (request) => {
    if (['PUT', 'PATCH', 'POST'].includes(request.method())) writes.push(request.url())
  })
  await page.keyboard.press('Control+s')
  await toasted(page, 'Changes are saved automatically')
  expect(writes.filter((url) => url.includes('/schema'))).toEqual([])
})

test('Ctrl+K opens and closes the shortcuts, Escape closes them', async () => {
  await openStudio(page, kwiq, projectId)
  const dialog = page.getByRole('dialog', { name: 'Keyboard Shortcuts' })
  await page.keyboard.press('Control+k')
  await dialog.waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Control+k')
  await dialog.waitFor({ state: 'detached' })
  await page.keyboard.press('Meta+k')
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

test('a click selects, Escape deselects, Delete and Backspace delete, but not in a text field', async () => {
  await openStudio(page, kwiq, projectId)
  await page.getByText('No Selection').waitFor()
  await drawn(page, 'text-1').click()
  await page.locator('.insp h2').getByText('Text', { exact: true }).waitFor()
  const label = page.getByLabel('Label', { exact: true })
  await label.click()
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  expect(await label.inputValue()).toBe('On')
  expect(await order(page)).toEqual(['text-1', 'text-2'])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByText('No Selection').waitFor()
  await drawn(page, 'text-1').click()
  await page.keyboard.press('Delete')
  await expect.poll(() => order(page)).toEqual(['text-2'])
  await drawn(page, 'text-2').click()
  await page.keyboard.press('Backspace')
  await expect.poll(() => order(page)).toEqual([])
  await saved(page)
  expect(await labels()).toEqual([])
})

test('undo and redo by key and button, disabled at the ends, with a toast past them', async () => {
  await openStudio(page, kwiq, projectId)
  expect(await button('Undo').isDisabled()).toBe(true)
  expect(await button('Redo').isDisabled()).toBe(true)
  await page.keyboard.press('Control+z')
  await toasted(page, 'Nothing to Undo', "You're at the beginning of history")
  await page.keyboard.press('Control+Shift+z')
  await toasted(page, 'Nothing to Redo', "You're at the latest state")
  await expect.poll(() => page.locator('.toast').count()).toBe(1)
  await drawn(page, 'text-1').click()
  await page.keyboard.press('Delete')
  await expect.poll(() => order(page)).toEqual(['text-2'])
  await page.keyboard.press('Meta+z')
  await expect.poll(() => order(page)).toEqual(['text-1', 'text-2'])
  await button('Redo').click()
  await expect.poll(() => order(page)).toEqual(['text-2'])
  await button('Undo').click()
  await expect.poll(() => order(page)).toEqual(['text-1', 'text-2'])
  await saved(page)
  expect(await labels()).toEqual(['One', 'Two'])
})

test('history holds 50 snapshots: 49 steps back', async () => {
  await openStudio(page, kwiq, projectId)
  await drawn(page, 'text-1').click()
  for (let count = 0; count < 55; count++)
    await page.keyboard.press('Alt+ArrowDown').then(() => page.keyboard.press('Alt+ArrowUp'))
  let steps = 0
  while (await button('Undo').isEnabled()) {
    await button('Undo').click()
    steps++
  }
  expect(steps).toBe(49)
})

test('zoom goes from 50 to 150 % in tens and starts at 100', async () => {
  await openStudio(page, kwiq, projectId)
  const level = page.locator('.zoom .level')
  expect(await level.textContent()).toBe('100%')
  for (let count = 0; count < 5; count++) await button('Zoom in').click()
  expect(await level.textContent()).toBe('150%')
  expect(await button('Zoom in').isDisabled()).toBe(true)
  for (let count = 0; count < 10; count++) await button('Zoom out').click()
  expect(await level.textContent()).toBe('50%')
  expect(await button('Zoom out').isDisabled()).toBe(true)
})

test('devices are 375, 768 and 1024 px wide', async () => {
  await openStudio(page, kwiq, projectId)
  const width = () => page.locator('[data-screen-id]').evaluate((element) => element.clientWidth)
  expect(await width()).toBe(375)
  await page.getByRole('radio', { name: 'Tablet, 768 px' }).click()
  await expect.poll(width).toBe(768)
  await page.getByRole('radio', { name: 'Desktop, 1024 px' }).click()
  await expect.poll(width).toBe(1024)
})

test('a new component has an id of its type and the time, and no properties', async () => {
  await openStudio(page, kwiq, projectId)
  await page.locator('[data-palette-type="chart"]').click()
  await saved(page)
  const added = (await storedApp(context, kwiq, projectId)).screens[0]?.components.at(-1)
  expect(added?.id).toMatch(/^chart-\d{13}$/)
  expect(added?.properties).toEqual({})
})

test('the palette finds exact before prefix before inside before letters in order', async () => {
  await openStudio(page, kwiq, projectId)
  const found = () =>
    page
      .locator('[data-palette-type]')
      .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-palette-type')))
  await expect.poll(async () => (await found()).length).toBe(17)
  const groups = await page
    .locator('.pal section')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  expect(groups).toEqual(['Layout', 'Content', 'Media', 'Data', 'Form', 'Navigation', 'Advanced'])
  const search = page.getByPlaceholder('Search components')
  await page.keyboard.press('/')
  await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type('TEXT')
  await expect.poll(async () => (await found())[0]).toBe('text')
  await search.fill('nvbr')
  await expect.poll(async () => (await found())[0]).toBe('navbar')
  await search.fill('zzzz')
  await page.getByText('No component fits').waitFor()
})

test('the schema stands beside the properties as text and can be edited', async () => {
  await openStudio(page, kwiq, projectId)
  await drawn(page, 'text-1').click()
  await page.getByRole('tab', { name: 'Schema' }).click()
  const text = page.getByLabel('Component schema')
  expect(JSON.parse(await text.inputValue())).toEqual(node('text-1', 'text', 'One'))
  await text.fill('{ "id": 7 }')
  await button('Apply').click()
  await page.getByText(/^Invalid schema structure\./).waitFor()
  await text.fill(JSON.stringify(node('text-1', 'text', 'Uno')))
  await button('Apply').click()
  await drawn(page, 'text-1').getByText('Uno').waitFor()
})

test('a schema being typed stays while one looks elsewhere, and what another edits meanwhile stays too', async () => {
  await openStudio(page, kwiq, projectId)
  await page.getByRole('tab', { name: 'Schema' }).click()
  const text = page.getByLabel('App schema')
  const begun = await storedApp(context, kwiq, projectId)
  const home = begun.screens[0]
  if (!home) throw new Error('A screen is expected.')
  await text.fill('{ "screens": 7 }')
  await button('Apply').click()
  const wrong = page.getByText(/^Invalid schema structure\./)
  await wrong.waitFor()
  const mine = [...home.components, node('text-9', 'text', 'Mine')]
  // Without its version, as older apps are.
  await text.fill(JSON.stringify({ app: begun.app, screens: [{ ...home, components: mine }] }))
  await wrong.waitFor({ state: 'detached' })
  await drawn(page, 'text-1').click()
  await page.getByLabel('Component schema').waitFor()
  await putProject(context, kwiq, {
    ...begun,
    screens: [{ ...home, components: [node('text-8', 'text', 'Theirs'), ...home.components] }],
  })
  await drawn(page, 'text-8').waitFor()
  await page.keyboard.press('Escape')
  await button('Apply').click()
  await drawn(page, 'text-9').waitFor()
  await saved(page)
  const { screens } = await storedApp(context, kwiq, projectId)
  const labels = screens[0]?.components.map(({ label }) => label)
  expect([labels?.at(0), labels?.at(-1)]).toEqual(['Theirs', 'Mine'])
})

describe('when the server does not take an edit', () => {
  const cases: [string, () => Promise<void>, string][] = [
    ['adding', () => page.locator('[data-palette-type="text"]').click(), 'Failed to add component to canvas'],
    [
      'deleting',
      async () => {
        await drawn(page, 'text-1').click()
        await page.keyboard.press('Delete')
      },
      'Failed to delete component',
    ],
    [
      'reordering',
      async () => {
        await drawn(page, 'text-1').click()
        await page.keyboard.press('Alt+ArrowDown')
      },
      'Failed to reorder components',
    ],
  ]
  test.each(cases)('%s says so', async (_what, act, words) => {
    await openStudio(page, kwiq, projectId)
    await page.route('**/schema', refuse)
    await act()
    await page.locator('.toast').filter({ hasText: 'Error' }).filter({ hasText: words }).waitFor()
    await page.locator('[data-save-state="refused"]').waitFor()
  })

  test('undoing and redoing say so', async () => {
    await openStudio(page, kwiq, projectId)
    await drawn(page, 'text-1').click()
    await page.keyboard.press('Delete')
    await saved(page)
    await page.route('**/schema', refuse)
    await button('Undo').click()
    await page.locator('.toast').filter({ hasText: 'Failed to undo changes' }).waitFor()
    await button('Redo').click()
    await page.locator('.toast').filter({ hasText: 'Failed to redo changes' }).waitFor()
  })
})

test('without a document nothing can be added, and it says why', async () => {
  await page.route('**/schema', (route) =>
    route.fulfill({ status: 500, json: { message: 'x', code: 'internal', requestId: '1' } }),
  )
  await page.goto(`${kwiq.url}/studio/${projectId}`)
  await page.getByText('The app did not load').waitFor()
  await page.locator('[data-palette-type="text"]').click()
  await toasted(page, 'Error', 'Cannot add component - schema not loaded')
})

test('a damaged document is said to be one', async () => {
  await page.route('**/schema', (route) => route.fulfill({ json: { screens: 'no' } }))
  await page.goto(`${kwiq.url}/studio/${projectId}`)
  await page.getByRole('heading', { name: 'Invalid schema structure' }).waitFor()
  await page.locator('[data-palette-type="text"]').click()
  await toasted(page, 'Error', 'Invalid schema structure')
})

test('the status of the AI is told in the words of the specification', async () => {
  await openStudio(page, kwiq, projectId)
  const answers: [object, string, string?][] = [
    [{ configured: false, testResult: 'error', testError: null }, 'AI Not Configured'],
    [
      { configured: true, testResult: 'error', testError: 'No such model' },
      'AI Configuration Error',
      'No such model',
    ],
    [
      { configured: true, testResult: 'error', testError: '' },
      'AI Configuration Error',
      'AI service is not responding correctly',
    ],
    [{ configured: true, testResult: 'success', testError: null }, 'AI Status: OK'],
  ]
  for (const [json, title, description] of answers) {
    await page.route('**/api/ai/status', (route) => route.fulfill({ json }))
    await button('AI Status').click()
    await toasted(page, title, description)
    await page.unroute('**/api/ai/status')
  }
  await page.route('**/api/ai/status', (route) => route.abort())
  await button('AI Status').click()
  await toasted(page, 'Error Checking AI Status')
})

test('versions and comments are loaded only when their sheet is opened', async () => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openStudio(page, kwiq, projectId)
  expect(asked.filter((path) => path.endsWith('/versions'))).toEqual([])
  await button('History').click()
  await expect.poll(() => asked.some((path) => path.endsWith('/versions'))).toBe(true)
  await page.getByText('Current', { exact: true }).waitFor()
  await expectAccessible(page)
  await button('Comments').click()
  await expect.poll(() => asked.some((path) => path.endsWith('/comments'))).toBe(true)
  await expectAccessible(page)
})

test('an app is described in words before it is generated', async () => {
  await openStudio(page, kwiq, projectId)
  await button('Generate with AI').click()
  await expectAccessible(page)
  await page.getByRole('dialog').locator('button[type="submit"]').click()
  await toasted(page, 'Validation Error', 'Please describe your app idea.')
})

test('Export opens when the last edit is saved', async () => {
  await openStudio(page, kwiq, projectId)
  await page.locator('[data-palette-type="button"]').click()
  await button('Export').click()
  await page.getByRole('dialog').waitFor()
  expect(await labels()).toEqual(['One', 'Two', 'Button'])
  await expectAccessible(page)
})

test('on a phone everything is there, and zoom starts at 100 too', async () => {
  await page.context().close()
  page = await openFreshPage(context, phone)
  await openStudio(page, kwiq, projectId)
  expect(await page.locator('.zoom .level').textContent()).toBe('100%')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.locator('header.sh').getByRole('button', { name: 'More' }).click()
  for (const name of ['Save', 'History', 'Comments', 'Share', 'Export', 'Generate with AI', 'AI Status']) {
    await page.getByRole('menuitem', { name, exact: true }).waitFor()
  }
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.locator('[data-palette-type="button"]').click()
  await expect.poll(async () => (await order(page)).length).toBe(3)
})
