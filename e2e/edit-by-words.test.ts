import { isDeepStrictEqual } from 'node:util'
import { type AppDocument, findNode } from '@kwiq/app-model'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bakeryApp } from './support/bakery-app.ts'
import { collectErrors, desktop, expectAccessible, launchBrowser } from './support/browser.ts'
import { type Kwiq, startKwiq } from './support/kwiq.ts'

let kwiq: Kwiq
let browser: Browser
let context: BrowserContext
let page: Page
let projectId: string
let errors: string[]

beforeAll(async () => {
  kwiq = await startKwiq()
  browser = await launchBrowser()
  context = await browser.newContext(desktop)
  page = await context.newPage()
  errors = collectErrors(page)
  // The first account owns the platform and generates without a limit.
  await context.request.post(`${kwiq.url}/api/register`, {
    data: { firstName: 'Ada', lastName: 'Baker', email: 'ada@example.com', password: 'flour and water' },
  })
  const made = await context.request.post(`${kwiq.url}/api/projects`, {
    data: { name: 'Crumb', schema: bakeryApp },
  })
  projectId = (await made.json()).id
  await page.goto(`${kwiq.url}/studio/${projectId}`)
  await page.locator('[data-node-id="button-1"]').waitFor()
})
beforeEach(async () => {
  if (isDeepStrictEqual(await schema(), bakeryApp)) return
  // A test that is tried once more begins where the first try did.
  await context.request.put(`${kwiq.url}/api/projects/${projectId}/schema`, { data: bakeryApp })
  await page.reload()
  await page.locator('[data-node-id="button-1"]').waitFor()
})
afterAll(async () => {
  await browser.close()
  await kwiq.close()
})

async function schema(): Promise<AppDocument> {
  return (await context.request.get(`${kwiq.url}/api/projects/${projectId}/schema`)).json()
}

async function versions(): Promise<{ kind: string; changeMessage: string }[]> {
  return (await context.request.get(`${kwiq.url}/api/projects/${projectId}/versions`)).json()
}

/** Asks for a change and waits for the list of what would change. */
async function ask(instruction: string): Promise<void> {
  await page.getByRole('button', { name: 'Generate with AI' }).click()
  await page.getByLabel('What should change?').fill(instruction)
  await page.getByRole('button', { name: 'Propose changes' }).click()
  await page.getByRole('dialog', { name: /^(?:Review |No changes)/ }).waitFor()
}

const label = (document: AppDocument, id: string) => findNode(document, id)?.node.label
const names = (document: AppDocument) => document.screens.map(({ name }) => name)
const order = (document: AppDocument, screenId: string) =>
  document.screens.find(({ id }) => id === screenId)?.components.map(({ id }) => id) ?? []
const typesOn = (document: AppDocument, screenId: string) =>
  document.screens.find(({ id }) => id === screenId)?.components.map(({ type }) => type) ?? []
const addedTo = (screenId: string, type: string) => (document: AppDocument) =>
  typesOn(document, screenId).filter((each) => each === type).length >
  typesOn(bakeryApp, screenId).filter((each) => each === type).length

/** Twenty instructions: what the list must tell, and what must be true of the app afterwards. */
const instructions: [instruction: string, told: string, isDone: (document: AppDocument) => boolean][] = [
  [
    'Add a settings screen with dark mode and language',
    'Added screen Settings',
    (document) =>
      names(document).includes('Settings') && /Dark mode[\s\S]*Language/i.test(JSON.stringify(document)),
  ],
  [
    'Make the buttons green and rounder',
    'Changed the theme: colours #2f8a4c, round corners',
    ({ app }) => app.theme.corners === 'round' && (app.theme.colors ?? []).length > 0,
  ],
  ['Rename Home to Feed', 'Renamed Home to Feed', (document) => names(document).includes('Feed')],
  [
    'Put search above the list',
    "Moved Input 'Search breads' in Home",
    (document) => order(document, 'home').indexOf('input-1') < order(document, 'home').indexOf('list-1'),
  ],
  [
    'Remove the chart',
    "Removed Chart 'Sold this week' from Home",
    (document) => !findNode(document, 'chart-1'),
  ],
  [
    'Add a login before everything',
    'Made Login the start screen',
    ({ app, screens }) => screens.find(({ id }) => id === app.startScreenId)?.name === 'Login',
  ],
  ['Make it dark', 'Changed the theme: dark', ({ app }) => app.theme.mode === 'dark'],
  ['Add a map to Orders', "Added Map 'Map' to Orders", addedTo('orders', 'map')],
  ['Rename the app to Loaf', 'Renamed the app to Loaf', ({ app }) => app.name === 'Loaf'],
  ['Delete the Profile screen', 'Removed screen Profile', (document) => !names(document).includes('Profile')],
  ['Add a button "Call us" to Profile', "Added Button 'Call us' to Profile", addedTo('profile', 'button')],
  [
    'Change "Order now" to "Order bread"',
    "Renamed Button 'Order now' to 'Order bread' in Home",
    (document) => label(document, 'button-1') === 'Order bread',
  ],
  [
    'Make Orders the start screen',
    'Made Orders the start screen',
    ({ app }) => app.startScreenId === 'orders',
  ],
  ['Duplicate the Bread screen', 'Added screen Bread copy', (document) => document.screens.length === 5],
  ['Use a warm theme', 'Changed the theme: warm', ({ app }) => app.theme.preset === 'warm'],
  [
    'Move the button to the top',
    "Moved Button 'Order now' in Home",
    (document) => order(document, 'home').indexOf('button-1') <= 1,
  ],
  [
    'Make the primary color #aa3300',
    'Changed the theme: colours #aa3300',
    ({ app }) => app.theme.colors?.[0]?.toLowerCase() === '#aa3300',
  ],
  ['Add a photo to the Bread screen', "Added Image 'Image' to Bread", addedTo('bread', 'image')],
  [
    'Link "Sign out" to Home',
    "Changed action of Button 'Sign out' in Profile",
    (document) => JSON.stringify(findNode(document, 'button-2')).includes('"screenId":"home"'),
  ],
  [
    'Turn the list on Home into a grid',
    "Changed layout of List 'Breads' in Home",
    (document) => findNode(document, 'list-1')?.node.properties.layout === 'grid',
  ],
]

test('there are twenty of them', () => expect(instructions).toHaveLength(20))

test.each(instructions)('"%s" is done as one step that can be undone', async (instruction, told, isDone) => {
  await ask(instruction)
  await page.getByRole('button', { name: told, exact: true }).waitFor()
  const before = await schema()
  expect(before).toEqual(bakeryApp)
  await page.getByRole('button', { name: /^Apply \d+ change/ }).click()
  await expect.poll(async () => isDone(await schema())).toBe(true)
  expect(await versions()).toMatchObject([
    { kind: 'generation', changeMessage: `Changed by AI: "${instruction}"` },
    ...(await versions()).slice(1),
  ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(schema).toEqual(bakeryApp)
})

test('each change can be seen before and after, and accepted or rejected by itself', async () => {
  await ask('Rename Home to Feed and make it dark')
  const review = page.getByRole('dialog', { name: /^Review / })
  await expectAccessible(page)
  await review.getByRole('button', { name: 'Renamed Home to Feed', exact: true }).click()
  await review.getByRole('radio', { name: 'Before' }).click()
  await review.getByRole('radio', { name: 'After' }).click()
  await review.getByRole('button', { name: 'Reject: Changed the theme: dark' }).click()
  await review.getByText('1 rejected').waitFor()
  await review.getByRole('button', { name: /^Apply \d+ change/ }).click()
  await expect.poll(async () => names(await schema()).includes('Feed')).toBe(true)
  expect((await schema()).app.theme).toEqual(bakeryApp.app.theme)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(schema).toEqual(bakeryApp)
})

test('rejecting everything leaves the app as it is', async () => {
  const count = (await versions()).length
  await ask('Make it dark')
  await page.getByRole('button', { name: 'Reject all' }).click()
  expect(await page.getByRole('button', { name: /^Apply 0 changes/ }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Discard' }).click()
  expect(await schema()).toEqual(bakeryApp)
  expect(await versions()).toHaveLength(count)
})

test('what nobody understands changes nothing, costs nothing and says so', async () => {
  const used = async () => (await (await context.request.get(`${kwiq.url}/api/ai/allowance`)).json()).used
  const before = await used()
  await ask('Translate all labels to Spanish')
  await page.getByText('Nothing would change. This run cost nothing.').waitFor()
  await page.getByText('Translating needs an AI model').waitFor()
  await page.getByRole('button', { name: 'Ask again' }).click()
  await page.getByLabel('What should change?').waitFor()
  await page.keyboard.press('Escape')
  expect(await used()).toBe(before)
})

test('a locked screen stays as it is, and the list says what was left alone', async () => {
  await page.keyboard.press('Escape')
  await page.getByRole('switch', { name: 'Locked' }).click()
  await expect.poll(async () => (await schema()).screens[0]?.isLocked).toBe(true)
  await ask('Remove the chart')
  await page.getByText("Not done, because it is locked: Removed Chart 'Sold this week' from Home").waitFor()
  await page.locator('.rfoot').getByRole('button', { name: 'Close' }).click()
  await page.locator('[data-node-id="chart-1"]').click()
  await page.getByText('In Home, which is locked.').waitFor()
  await page.keyboard.press('Delete')
  await page.getByText('"Home" is locked. Unlock it to change it.').first().waitFor()
  expect(findNode(await schema(), 'chart-1')).toBeDefined()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(schema).toEqual(bakeryApp)
  expect(errors).toEqual([])
})
