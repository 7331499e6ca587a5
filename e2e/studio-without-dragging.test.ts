import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { desktop, launchBrowser } from './support/browser.ts'
import { type Kwiq, startKwiq } from './support/kwiq.ts'
import {
  app,
  drawn,
  openFreshPage,
  openStudio,
  putProject,
  saved,
  signUp,
  storedApp,
} from './support/studio.ts'

let kwiq: Kwiq
let browser: Browser
let context: BrowserContext
let page: Page
let projectId = ''

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
  projectId = await putProject(context, kwiq, app([{ id: 'home', name: 'Home', components: [] }]))
  page = await openFreshPage(context, desktop)
  await openStudio(page, kwiq, projectId)
})
afterEach(() => page.context().close())

/** What was built: of each screen its name and its components' labels, and where its buttons lead. */
async function built() {
  await saved(page)
  const { screens } = await storedApp(context, kwiq, projectId)
  const nameOf = (id: unknown) => screens.find((screen) => screen.id === id)?.name
  return screens.map(({ name, components }) => ({
    name,
    labels: components.map(({ label }) => label),
    leads: components.flatMap(({ properties }) =>
      typeof properties.action === 'object' && properties.action && 'screenId' in properties.action
        ? [nameOf(properties.action.screenId)]
        : [],
    ),
  }))
}

const wanted = [
  { name: 'Home', labels: ['Header', 'Start', 'Text'], leads: ['Screen 2'] },
  { name: 'Screen 2', labels: ['Header', 'Next'], leads: ['Screen 3'] },
  { name: 'Screen 3', labels: ['List', 'Again'], leads: ['Home'] },
]

test('by keyboard alone: three screens, linked in a ring', async () => {
  const command = async (words: string) => {
    await page.keyboard.press('Control+Shift+p')
    await page.getByRole('combobox', { name: 'Commands' }).waitFor()
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
    await page.getByRole('combobox', { name: 'Commands' }).waitFor({ state: 'detached' })
  }
  const label = async (words: string) => {
    await command('edit the label')
    await page.locator('.label-edit').waitFor()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
  }
  await command('add header')
  await command('add text')
  await command('add button')
  await label('Start')
  await page.keyboard.press('Alt+ArrowUp')
  await command('add screen')
  await command('add header')
  await command('add button')
  await label('Next')
  await command('add screen')
  await command('add list')
  await command('add button')
  await label('Again')
  // The board's lists: from, to, then which component.
  await command('show the flow')
  const link = async (from: string, to: string, component: string) => {
    await page.getByLabel('From screen', { exact: true }).focus()
    await page.keyboard.type(from)
    await page.getByLabel('To screen', { exact: true }).focus()
    await page.keyboard.type(to)
    await page.getByRole('button', { name: 'Link…' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('combobox', { name: /leads to/ }).waitFor()
    await page.keyboard.type(`Button '${component}'`)
    await page.keyboard.press('Enter')
    await page.getByRole('combobox', { name: /leads to/ }).waitFor({ state: 'detached' })
  }
  await link('Home', 'Screen 2', 'Start')
  await link('Screen 2', 'Screen 3', 'Next')
  await link('Screen 3', 'Home', 'Again')
  await expect.poll(built).toEqual(wanted)
})

test('by single clicks alone: the same three screens', async () => {
  const add = (type: string) => page.locator(`[data-palette-type="${type}"]`).click()
  const label = async (words: string) => {
    const field = page.getByLabel('Label', { exact: true })
    await field.click()
    await field.fill(words)
  }
  const linkTo = async (screen: string) => {
    await page.getByLabel('On tap', { exact: true }).selectOption('screen')
    await page.getByLabel('On tap: screen').selectOption({ label: screen })
  }
  const tile = (name: string) =>
    page.getByRole('navigation', { name: 'Screens' }).getByRole('button', { name, exact: true })
  await page.getByRole('button', { name: 'Add screen' }).click()
  await page.getByRole('button', { name: 'Add screen' }).click()
  await add('list')
  await add('button')
  await label('Again')
  await linkTo('Home')
  await tile('Screen 2').click()
  await add('header')
  await add('button')
  await label('Next')
  await linkTo('Screen 3')
  await tile('Home').click()
  await add('header')
  await add('text')
  await add('button')
  await label('Start')
  await linkTo('Screen 2')
  await page.locator('.insp').getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Move by clicking' }).click()
  const text = await drawn(page, (await storedText()) ?? '').boundingBox()
  if (!text) throw new Error('Nothing is drawn.')
  await page.mouse.click(text.x + 10, text.y + 2)
  await expect.poll(built).toEqual(wanted)
})

test('by the keys of the panels: Enter adds what is found, F6 goes on, a dialog gives the focus back', async () => {
  const canvas = page.locator('[data-canvas]')
  const search = page.getByLabel('Search components')
  const isFocused = page.locator(':focus')
  await page.keyboard.press('/')
  await search.and(isFocused).waitFor()
  await page.keyboard.type('conta')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('butt')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect.poll(() => search.inputValue()).toBe('')
  await page.locator('[data-palette-type="webview"]').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => isFocused.getAttribute('data-palette-type')).toBe('container')
  await page.keyboard.press('F6')
  await canvas.and(isFocused).waitFor()
  for (const keys of ['Control+k', 'Control+Shift+p']) {
    await page.keyboard.press(keys)
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await canvas.and(isFocused).waitFor()
  }
  await page.keyboard.press('Shift+F6')
  await search.and(isFocused).waitFor()
  await saved(page)
  const { screens } = await storedApp(context, kwiq, projectId)
  expect(
    screens[0]?.components.map(({ type, children }) => [type, children?.map((child) => child.type)]),
  ).toEqual([['container', ['button']]])
})

async function storedText(): Promise<string | undefined> {
  await saved(page)
  const { screens } = await storedApp(context, kwiq, projectId)
  return screens[0]?.components.find(({ type }) => type === 'text')?.id
}
