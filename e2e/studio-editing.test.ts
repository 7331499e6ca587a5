import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { desktop, expectAccessible, launchBrowser, phone } from './support/browser.ts'
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

const start = () =>
  app([
    {
      id: 'home',
      name: 'Home',
      components: [
        node('a', 'text', 'Alpha'),
        node('b', 'button', 'Beta'),
        node('c', 'container', 'Card', {
          properties: { variant: 'card', title: 'Card' },
          children: [node('d', 'text', 'Delta'), node('e', 'button', 'Echo')],
        }),
        node('f', 'text', 'Foxtrot'),
      ],
    },
    { id: 'more', name: 'More', components: [node('g', 'text', 'Golf')] },
  ])

const withClipboard = { ...desktop, permissions: ['clipboard-read', 'clipboard-write'] }

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
  page = await openFreshPage(context, withClipboard)
  await openStudio(page, kwiq, projectId)
})
afterEach(() => page.context().close())

const corner = { position: { x: 6, y: 6 } }
const add = { ...corner, modifiers: ['Shift' as const] }
const selected = () => page.locator('.insp h2').first().textContent()
const stored = async (screen = 0) =>
  (await storedApp(context, kwiq, projectId)).screens[screen]?.components ?? []
const ids = async (screen = 0) => (await stored(screen)).map(({ id }) => id)

test('Shift and click select several; they are deleted together and come back with one undo', async () => {
  await drawn(page, 'a').click(corner)
  await drawn(page, 'b').click(add)
  await expect.poll(selected).toBe('2 components')
  await expectAccessible(page)
  await page.keyboard.press('Delete')
  await expect.poll(() => order(page)).toEqual(['c', 'd', 'e', 'f'])
  await page.keyboard.press('Control+z')
  await expect.poll(() => order(page)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  await drawn(page, 'a').click(corner)
  await drawn(page, 'a').click(add)
  await page.getByText('No Selection').waitFor()
})

test('a rectangle drawn on the canvas selects what it touches', async () => {
  const first = await drawn(page, 'a').boundingBox()
  const second = await drawn(page, 'b').boundingBox()
  if (!first || !second) throw new Error('Nothing is drawn.')
  await page.mouse.move(first.x - 120, first.y + 2)
  await page.mouse.down()
  await page.mouse.move(second.x + 30, second.y + 10, { steps: 8 })
  await page.mouse.up()
  await expect.poll(selected).toBe('2 components')
})

test('Ctrl+A selects all beside the selection, then all around it', async () => {
  await drawn(page, 'd').click(corner)
  await page.keyboard.press('Control+a')
  await expect.poll(selected).toBe('2 components')
  await page.keyboard.press('Control+a')
  await expect.poll(selected).toBe('4 components')
})

test('several are moved, duplicated and put into a container, each as one step of undo', async () => {
  await drawn(page, 'a').click(corner)
  await drawn(page, 'b').click(add)
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => order(page)).toEqual(['c', 'd', 'e', 'a', 'b', 'f'])
  await page.keyboard.press('Control+z')
  await expect.poll(() => order(page)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  await drawn(page, 'a').click(corner)
  await drawn(page, 'b').click(add)
  await page.keyboard.press('Control+d')
  await expect.poll(async () => (await order(page)).length).toBe(8)
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await order(page)).length).toBe(6)
  await drawn(page, 'a').click(corner)
  await drawn(page, 'b').click(add)
  await page.keyboard.press('Control+g')
  await saved(page)
  const [wrapped] = await stored()
  expect(wrapped).toMatchObject({ type: 'container', children: [{ id: 'a' }, { id: 'b' }] })
  await page.keyboard.press('Control+Shift+g')
  await expect.poll(() => order(page)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

test('what several have in common is shown, mixed values say so, and a change holds for all', async () => {
  await drawn(page, 'b').click(corner)
  await drawn(page, 'e').click(add)
  const label = page.getByLabel('Label', { exact: true })
  // The inspector follows a frame after the outline.
  await expect.poll(() => label.inputValue()).toBe('')
  expect(await label.getAttribute('placeholder')).toBe('Mixed')
  await page.getByRole('switch', { name: 'Full width' }).click()
  await label.fill('Same')
  await saved(page)
  const all = await stored()
  const [, beta, card] = all
  expect([beta, card?.children?.[1]]).toMatchObject([
    { label: 'Same', properties: { full: true } },
    { label: 'Same', properties: { full: true } },
  ])
})

test('components are copied to another screen through the clipboard; other text is refused with the reason', async () => {
  await drawn(page, 'a').click(corner)
  await drawn(page, 'c').click(add)
  await page.keyboard.press('Control+c')
  await page
    .getByRole('navigation', { name: 'Screens' })
    .getByRole('button', { name: 'More', exact: true })
    .click()
  await drawn(page, 'g').waitFor()
  await page.keyboard.press('Control+v')
  await expect
    .poll(async () => (await stored(1)).map(({ label }) => label))
    .toEqual(['Golf', 'Alpha', 'Card'])
  await saved(page)
  const pasted = await stored(1)
  expect(pasted[2]?.children?.map(({ label }) => label)).toEqual(['Delta', 'Echo'])
  const all = JSON.stringify((await storedApp(context, kwiq, projectId)).screens).match(/"id":"[^"]+"/g) ?? []
  expect(new Set(all).size).toBe(all.length)
  for (const [text, reason] of [
    ['just words', 'The clipboard holds words, not components. Select a component to type them in.'],
    ['{"screens":3}', 'The clipboard holds JSON that is no component of Kwiq.'],
    ['{"kwiq/components":[{"id":1}]}', 'The components in the clipboard are damaged and were left out.'],
    [
      '{"kwiq/components":[{"id":"x","type":"text","label":"x","properties":{"action":{"kind":"link","href":"javascript:alert(1)"}}}]}',
      'The components in the clipboard are damaged and were left out.',
    ],
    [JSON.stringify(start()), 'The clipboard holds a whole app. Deselect, open Schema and put it in there.'],
  ] as const) {
    await page.evaluate((words) => navigator.clipboard.writeText(words), text)
    await page.keyboard.press('Control+v')
    await toasted(page, 'Nothing to Paste', reason)
  }
  expect((await stored(1)).length).toBe(3)
})

test('what is typed right after an add names what was added, not what was selected before', async () => {
  const labels = ['One', 'Two', 'Three', 'Four', 'Five', 'Six']
  for (const [index, label] of labels.entries()) {
    await page.locator(`[data-palette-type="${index % 2 === 0 ? 'button' : 'checkbox'}"]`).click()
    await page.getByLabel('Label', { exact: true }).fill(label)
    await page.getByLabel('Label', { exact: true }).press('Enter')
  }
  await saved(page)
  expect((await stored()).map(({ label }) => label).sort()).toEqual(
    ['Alpha', 'Beta', 'Card', 'Foxtrot', ...labels].sort(),
  )
})

test('a cut component is pasted where it was', async () => {
  await drawn(page, 'b').click(corner)
  await page.keyboard.press('Control+x')
  await expect.poll(() => order(page)).toEqual(['a', 'c', 'd', 'e', 'f'])
  await drawn(page, 'f').click(corner)
  await page.keyboard.press('Control+v')
  await expect
    .poll(async () => (await stored()).map(({ label }) => label))
    .toEqual(['Alpha', 'Card', 'Foxtrot', 'Beta'])
})

test('the outline stays around what is selected when the screen grows above it', async () => {
  await drawn(page, 'f').click(corner)
  // Away from the canvas, where it would point at something else each time the screen grows.
  await page.mouse.move(2, 2)
  const top = async (selector: string) => Math.round((await page.locator(selector).boundingBox())?.y ?? -1)
  const start = await top('.host [data-node-id="f"]')
  await expect.poll(() => top('[data-selection]')).toBe(start)
  await drawn(page, 'a').evaluate((element) => (element.style.paddingBottom = '900px'))
  await expect.poll(() => top('[data-selection]')).toBe(await top('.host [data-node-id="f"]'))
  expect(await top('[data-selection]')).toBeGreaterThan(start)
})

test('a drag onto a thumbnail moves the component to that screen', async () => {
  const box = await drawn(page, 'a').boundingBox()
  // Drawn once and kept as an image, so that it costs an edit nothing.
  await page.locator('[data-screen-tile="more"] .shot img').waitFor()
  const tile = await page.locator('[data-screen-tile="more"]').boundingBox()
  if (!box || !tile) throw new Error('Nothing is drawn.')
  await page.mouse.move(box.x + 6, box.y + 6)
  await page.mouse.down()
  await page.mouse.move(tile.x + 30, tile.y + 30, { steps: 10 })
  await page.mouse.up()
  await saved(page)
  await expect.poll(() => ids(1)).toEqual(['g', 'a'])
  expect(await ids()).toEqual(['b', 'c', 'f'])
})

test('a drag from the palette lands in the container under the line', async () => {
  const tile = await page.locator('[data-palette-type="image"]').boundingBox()
  const target = await drawn(page, 'd').boundingBox()
  if (!tile || !target) throw new Error('Nothing is drawn.')
  await page.mouse.move(tile.x + 20, tile.y + 20)
  await page.mouse.down()
  await page.mouse.move(target.x + 60, target.y + target.height - 2, { steps: 12 })
  await page.locator('.insl').waitFor()
  await page.mouse.up()
  await saved(page)
  const card = (await stored())[2]
  expect(card?.children?.map(({ type }) => type)).toEqual(['text', 'image', 'button'])
})

test('everything a drag does is also done by single clicks', async () => {
  await drawn(page, 'a').click({ ...corner, button: 'right' })
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Move by clicking' }).click()
  await page.locator('.placing').getByText("Click where Text 'Alpha' should go").waitFor()
  const below = await drawn(page, 'f').boundingBox()
  if (!below) throw new Error('Nothing is drawn.')
  await page.mouse.click(below.x + 20, below.y + below.height - 2)
  await expect.poll(() => order(page)).toEqual(['b', 'c', 'd', 'e', 'f', 'a'])
  await page.keyboard.press('Control+z')
  await expect.poll(() => order(page)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])

  await drawn(page, 'a').click({ ...corner, button: 'right' })
  await page.getByRole('menuitem', { name: 'Move to…' }).click()
  await page.getByRole('option', { name: /^Into Container 'Card'/ }).click()
  await expect.poll(() => order(page)).toEqual(['b', 'c', 'd', 'e', 'a', 'f'])

  await drawn(page, 'b').click({ ...corner, button: 'right' })
  await page.getByRole('menuitem', { name: 'Move to…' }).click()
  await page.getByRole('option', { name: /^End of More/ }).click()
  await saved(page)
  expect(await ids(1)).toEqual(['g', 'b'])
})

test('placing can be given up with Escape', async () => {
  await drawn(page, 'a').click({ ...corner, button: 'right' })
  await page.getByRole('menuitem', { name: 'Move by clicking' }).click()
  await page.locator('.placing').getByText("Click where Text 'Alpha' should go").waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.placing').waitFor({ state: 'detached' })
  await drawn(page, 'f').click(corner)
  expect(await order(page)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

test('the arrows walk, move, go in and out, and Enter edits the label in place', async () => {
  await page.locator('[data-canvas]').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.locator('.label-edit').waitFor()
  await page.keyboard.type('Bravo')
  await page.keyboard.press('Enter')
  await drawn(page, 'b').getByText('Bravo').waitFor()
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(() => order(page)).toEqual(['a', 'c', 'b', 'd', 'e', 'f'])
  await page.keyboard.press('Alt+ArrowLeft')
  await expect.poll(() => order(page)).toEqual(['a', 'c', 'd', 'e', 'b', 'f'])
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+ArrowDown')
  await expect.poll(selected).toBe('2 components')
  await page.keyboard.press('Alt+PageDown')
  await drawn(page, 'g').waitFor()
})

test('every action is in the palette of commands', async () => {
  const search = page.getByRole('combobox', { name: 'Commands' })
  const choose = async () => {
    await page.keyboard.press('Enter')
    // Until it is gone the next key would be one of its own.
    await search.waitFor({ state: 'detached' })
  }
  await page.keyboard.press('Control+Shift+p')
  await search.fill('add datepicker')
  await expectAccessible(page)
  await choose()
  await expect.poll(async () => (await order(page)).some((id) => id.startsWith('datepicker-'))).toBe(true)
  await page.keyboard.press('Control+Shift+p')
  await search.fill('go to more')
  await choose()
  await drawn(page, 'g').waitFor()
  await page.keyboard.press('Control+Shift+p')
  await search.fill('keyboard shortcuts')
  await choose()
  await page.getByRole('dialog', { name: 'Keyboard Shortcuts' }).getByText('Command palette').waitFor()
})

test('with a finger a component is dragged, and a long press opens its menu', async () => {
  const pocket = await browser.newContext({
    ...phone,
    reducedMotion: 'reduce',
    storageState: await context.storageState(),
  })
  const touched = await pocket.newPage()
  await openStudio(touched, kwiq, projectId)
  const client = await pocket.newCDPSession(touched)
  const press = async (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    await client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    })
  const from = await drawn(touched, 'a').boundingBox()
  const to = await drawn(touched, 'b').boundingBox()
  if (!from || !to) throw new Error('Nothing is drawn.')
  // A finger that rests on after the drag began asks for the menu: on a busy machine the first move can be too late.
  const dragged = touched.locator('.studio.is-dragging')
  await expect
    .poll(async () => {
      await press('touchStart', from.x + 40, from.y + 10)
      await dragged.waitFor({ timeout: 1000 }).catch(() => undefined)
      await press('touchMove', from.x + 40, from.y + 12)
      if ((await dragged.count()) === 1) return true
      await press('touchEnd')
      await touched.keyboard.press('Escape')
      return false
    })
    .toBe(true)
  for (let step = 1; step <= 6; step++)
    await press('touchMove', from.x + 40, from.y + 10 + ((to.y + to.height - from.y - 12) * step) / 6)
  await press('touchEnd')
  await expect.poll(() => order(touched)).toEqual(['b', 'a', 'c', 'd', 'e', 'f'])
  const held = await drawn(touched, 'b').boundingBox()
  if (!held) throw new Error('Nothing is drawn.')
  await press('touchStart', held.x + 40, held.y + 8)
  await touched.getByRole('menuitem', { name: 'Move to…' }).waitFor()
  await press('touchEnd')
  await touched.getByRole('menuitem', { name: 'Move to…' }).waitFor()
  await pocket.close()
})
