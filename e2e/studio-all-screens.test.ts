import { themePresets } from '@kwiq/catalogue/theme'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { desktop, expectAccessible, launchBrowser } from './support/browser.ts'
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
} from './support/studio.ts'

let kwiq: Kwiq
let browser: Browser
let context: BrowserContext
let page: Page
let projectId = ''

const to = (screenId: string) => ({ action: { kind: 'screen', screenId } })
const start = () =>
  app(
    [
      {
        id: 'home',
        name: 'Home',
        components: [
          node('go', 'button', 'Go', { properties: to('more') }),
          node('idle', 'button', 'Idle'),
          node('lost', 'button', 'Lost', { properties: to('gone') }),
        ],
      },
      {
        id: 'more',
        name: 'More',
        components: [node('pic', 'image', '', { properties: { keyword: 'sea' } })],
      },
      {
        id: 'island',
        name: 'Island',
        components: [node('back', 'button', 'Back', { properties: to('home') })],
      },
    ],
    { preset: 'clean', mode: 'light', colors: ['#ffee00'] },
  )

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
  projectId = await putProject(context, kwiq, start())
  page = await openFreshPage(context, desktop)
  await openStudio(page, kwiq, projectId)
})
afterEach(() => page.context().close())

const card = (id: string) => page.locator(`.react-flow__node[data-id="${id}"]`)
const arrows = () => page.locator('.react-flow__edge').count()
const actionOf = async (id: string) => {
  const { screens } = await storedApp(context, kwiq, projectId)
  return screens.flatMap(({ components }) => components).find((found) => found.id === id)?.properties.action
}

test('the flow shows every screen and link; an arrow drawn from a component links it, Delete takes it away', async () => {
  await page.getByRole('radio', { name: 'Flow of all screens' }).click()
  await card('island').waitFor()
  await expect.poll(arrows).toBe(2)
  await expectAccessible(page)
  await card('home').hover()
  const dot = await page.locator('[data-handleid="idle action"]').boundingBox()
  const target = await card('island').boundingBox()
  if (!dot || !target) throw new Error('The board is not drawn.')
  await page.mouse.move(dot.x + 4, dot.y + 4)
  await page.mouse.down()
  await page.mouse.move(target.x + 50, target.y + 90, { steps: 10 })
  await page.mouse.up()
  await expect.poll(arrows).toBe(3)
  await page.locator('.insp').getByRole('heading', { name: 'Link', exact: true }).waitFor()
  await saved(page)
  expect(await actionOf('idle')).toEqual({ kind: 'screen', screenId: 'island' })
  await page.keyboard.press('Delete')
  await expect.poll(arrows).toBe(2)
  await page.keyboard.press('Control+z')
  await expect.poll(arrows).toBe(3)
})

test('a link is made, changed and removed by choosing from lists, and a screen opens by its name', async () => {
  await page.getByRole('radio', { name: 'Flow of all screens' }).click()
  await card('island').waitFor()
  const panel = page.locator('.insp')
  await panel.getByLabel('From screen', { exact: true }).selectOption('home')
  await panel.getByLabel('To screen', { exact: true }).selectOption('island')
  await panel.getByRole('button', { name: 'Link…' }).click()
  await expectAccessible(page)
  await page.getByRole('option', { name: /^Button 'Idle'/ }).click()
  await saved(page)
  expect(await actionOf('idle')).toEqual({ kind: 'screen', screenId: 'island' })
  await panel.getByRole('button', { name: /^Home\s*Island\s*Button 'Idle'$/ }).waitFor()
  await panel.getByLabel('Leads to').selectOption('more')
  await panel.getByRole('radio', { name: 'Fade' }).click()
  await saved(page)
  expect(await actionOf('idle')).toEqual({ kind: 'screen', screenId: 'more', transition: 'fade' })
  await panel.getByRole('button', { name: 'Remove link' }).click()
  await panel.getByLabel('From screen', { exact: true }).and(page.locator(':focus')).waitFor()
  await saved(page)
  expect(await actionOf('idle')).toBeUndefined()
  await page.getByRole('button', { name: 'Open Island' }).click()
  await drawn(page, 'back').waitFor()
})

test('a double click on the board opens a screen', async () => {
  await page.getByRole('radio', { name: 'Flow of all screens' }).click()
  await card('more').waitFor()
  await card('more').dblclick()
  await drawn(page, 'pic').waitFor()
})

test('the check names what is wrong, leads there, and mends it by one click each or all at once', async () => {
  await page.getByRole('button', { name: 'Check the app' }).click()
  const sheet = page.getByRole('dialog', { name: 'Check' })
  for (const words of [
    'No screen leads to Island.',
    'Nothing leads on or back from More.',
    "'Lost' on Home leads to a screen that is not there.",
    'An image on More has no description.',
    /^The primary colour is hard to see in light mode/,
  ]) {
    await sheet.getByText(words).waitFor()
  }
  await expectAccessible(page)
  const line = (words: string) => sheet.getByRole('listitem').filter({ hasText: words })
  await line('An image on More has no description.').getByRole('button', { name: 'Show' }).click()
  await drawn(page, 'pic').waitFor()
  await line('An image on More has no description.')
    .getByRole('button', { name: /^Name it/ })
    .click()
  await line('An image on More has no description.').waitFor({ state: 'detached' })
  await sheet.getByRole('button', { name: /^Fix all/ }).click()
  await sheet.getByText('Nothing to mend').last().waitFor()
  await saved(page)
  const { screens, app: info } = await storedApp(context, kwiq, projectId)
  expect(screens[1]?.components[0]).toMatchObject({
    type: 'header',
    properties: { leading: { icon: 'back' } },
  })
  expect(screens[0]?.components.at(-1)).toMatchObject({ label: 'Island', properties: to('island') })
  expect(await actionOf('lost')).toBeUndefined()
  expect(info.theme.colors).not.toEqual(['#ffee00'])
  // All fixes together are one step of undo.
  await page.keyboard.press('Control+z')
  await sheet.getByText('No screen leads to Island.').waitFor()
})

test('the contact sheet shows every screen in five ways', async () => {
  await page.getByRole('radio', { name: 'Contact sheet' }).click()
  for (const name of ['Light', 'Dark', '200% text', 'Right to left', 'Small phone, 320 px'])
    await page.getByRole('columnheader', { name }).waitFor()
  await expect.poll(() => page.locator('.cpic').count()).toBeGreaterThanOrEqual(10)
  await page.getByRole('button', { name: 'Island', exact: true }).scrollIntoViewIfNeeded()
  await expect.poll(() => page.locator('.cpic').count()).toBe(15)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Open More, Dark' }).click()
  await drawn(page, 'pic').waitFor()
})

test('the theme is chosen, own colours show their contrast, and one click mends them', async () => {
  const theme = page.locator('.insp').getByRole('region', { name: 'Theme' })
  const presets = theme.getByRole('radiogroup', { name: 'Theme preset' }).getByRole('radio')
  await expect.poll(() => presets.count()).toBe(8)
  await theme.getByText(/The primary colour is hard to see/).waitFor()
  await theme.getByRole('button', { name: /^Use #/ }).click()
  await theme.getByText(/The primary colour is hard to see/).waitFor({ state: 'detached' })
  await theme.getByRole('radio', { name: 'Editorial' }).click()
  await saved(page)
  const { app: info } = await storedApp(context, kwiq, projectId)
  expect(info.theme.preset).toBe('editorial')
})

test.each(themePresets.map(({ id }) => id))(
  'in the theme %s long names in the bar at the foot end before the next begins',
  async (preset) => {
    const items = ['Home', 'Orders of this week and the next', 'Rechtsschutzversicherungen', 'Profile'].map(
      (title) => ({ title, icon: 'home' }),
    )
    const bar = node('bar', 'navbar', 'Main', { properties: { items } })
    await putProject(context, kwiq, app([{ id: 'home', name: 'Home', components: [bar] }], { preset }))
    await page.reload()
    await drawn(page, 'bar').getByText('Home').first().waitFor()
    await page.evaluate(() => document.fonts.ready)
    const boxes = await drawn(page, 'bar').evaluate(
      (root, titles) => {
        const places = [...root.querySelectorAll('*')].filter(
          (each) => each.childElementCount === 0 && titles.includes(each.textContent ?? ''),
        )
        return places.map((each) => each.getBoundingClientRect().toJSON() as { left: number; right: number })
      },
      items.map(({ title }) => title),
    )
    expect(boxes.length).toBeGreaterThan(0)
    for (const [index, { left }] of boxes.entries())
      expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0)
    const edge = await page.locator('[data-screen-id="home"]').boundingBox()
    expect(boxes.at(-1)?.right).toBeLessThanOrEqual((edge?.x ?? 0) + (edge?.width ?? 0))
  },
)

test('a screen of 2,000 components opens, and its last component is found and reached', async () => {
  const many = Array.from({ length: 2000 }, (_, at) => node(`n${at}`, 'text', `Line ${at}`))
  projectId = await putProject(context, kwiq, app([{ id: 'home', name: 'Home', components: many }]))
  await openStudio(page, kwiq, projectId)
  await expect.poll(async () => (await order(page)).length).toBe(2000)
  await page.locator('[data-canvas]').focus()
  await page.keyboard.press('End')
  await drawn(page, 'n1999').getByText('Line 1999').waitFor()
  await page.keyboard.press('Delete')
  await expect.poll(async () => (await order(page)).length).toBe(1999)
})
