import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { desktop, launchBrowser } from './support/browser.ts'
import { type Kwiq, startKwiq } from './support/kwiq.ts'
import {
  app,
  drawn,
  node,
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
  projectId = await putProject(
    context,
    kwiq,
    app([
      { id: 'home', name: 'Home', components: [node('one', 'text', 'One'), node('two', 'text', 'Two')] },
      { id: 'about', name: 'About', components: [node('three', 'text', 'Three')] },
      { id: 'end', name: 'End', components: [] },
    ]),
  )
  page = await openFreshPage(context, desktop)
  await openStudio(page, kwiq, projectId)
})
afterEach(() => page.context().close())

const focused = () => page.locator(':focus')

async function command(words: string): Promise<void> {
  await page.keyboard.press('Control+Shift+p')
  await page.getByRole('combobox', { name: 'Commands' }).waitFor()
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'Commands' }).waitFor({ state: 'detached' })
}

/** What is read out from now on: whatever is put into a live region of the studio. */
async function listen(): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = []
    Reflect.set(window, 'heard', heard)
    const note = ({ target, addedNodes }: MutationRecord) => {
      const element = target instanceof Element ? target : target.parentElement
      if (element?.closest('output') && (addedNodes.length > 0 || target instanceof Text))
        heard.push(element.textContent ?? '')
    }
    new MutationObserver((records) => records.forEach(note)).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  return () =>
    page.evaluate(() => {
      const heard: string[] = Reflect.get(window, 'heard')
      return heard.splice(0)
    })
}

test('each step is read out, the same words twice as well, and no save talks over them', async () => {
  await drawn(page, 'one').click()
  const heard = await listen()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(heard).toEqual(["Already first: Text 'One'"])
  for (let count = 0; count < 2; count += 1) {
    await page.keyboard.press('Control+d')
    await expect.poll(heard).toEqual(["Text 'One' duplicated"])
  }
  await saved(page)
  for (let count = 0; count < 2; count += 1) {
    await page.keyboard.press('Control+z')
    await expect.poll(heard).toEqual(["Undone: Added Text 'One' to Home"])
  }
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(heard).toEqual(["Redone: Added Text 'One' to Home"])
  await saved(page)
  expect(await heard()).toEqual([])
})

test('that nothing can be saved is read out with what becomes of the edits, and so is its end', async () => {
  await drawn(page, 'one').click()
  const heard = await listen()
  const all: string[] = []
  const heardSoFar = async () => {
    all.push(...(await heard()))
    return all
  }
  await page.context().setOffline(true)
  await page.keyboard.press('Control+d')
  const offline = expect.stringMatching(/^Offline\. .*kept in this browser/)
  await expect.poll(heardSoFar).toContainEqual(offline)
  await page.context().setOffline(false)
  await expect.poll(heardSoFar).toContain('Everything is saved.')
  expect(all.indexOf('Everything is saved.')).toBeGreaterThan(
    all.findIndex((words) => words.startsWith('Offline')),
  )
})

test('a command that opens a part of the studio goes there, and Escape leads back', async () => {
  await drawn(page, 'one').click()
  await command('edit the theme')
  await expect.poll(() => focused().textContent()).toBe('Clean')
  await page.keyboard.press('F6')
  await command('rename home')
  await page.getByRole('textbox', { name: 'Screen name' }).and(focused()).waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Start')
  await command('move start right')
  await command('go to about')
  await command('make about')
  await saved(page)
  const { app: info, screens } = await storedApp(context, kwiq, projectId)
  expect(screens.map(({ name }) => name)).toEqual(['About', 'Start', 'End'])
  expect(info.startScreenId).toBe('about')
  await page.locator('[data-canvas]').focus()
  await command('check the app')
  await page.getByRole('dialog', { name: 'Check' }).and(focused()).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('[data-canvas]').and(focused()).waitFor()
})

test('what was mended leaves at once: twice is not two buttons, and the focus goes to the next', async () => {
  await command('check the app')
  const sheet = page.getByRole('dialog', { name: 'Check' })
  const mend = sheet.getByRole('button', { name: 'Add a button that leads there' })
  await expect.poll(() => mend.count()).toBe(2)
  await mend.first().dblclick()
  await expect.poll(() => mend.count()).toBe(1)
  await sheet.locator('[data-mend]').and(focused()).waitFor()
  await mend.focus()
  await page.keyboard.press('Enter')
  await sheet.locator('[data-mend], .checks').and(focused()).waitFor()
  await expect.poll(() => mend.count()).toBe(0)
  await saved(page)
  const { screens } = await storedApp(context, kwiq, projectId)
  const leads = screens[0]?.components.flatMap(({ type, properties }) =>
    type === 'button' ? [properties.action] : [],
  )
  expect(leads).toEqual([
    { kind: 'screen', screenId: 'about' },
    { kind: 'screen', screenId: 'end' },
  ])
})

test('a screen deleted from its menu leaves the focus with the one in its place', async () => {
  await page.getByRole('button', { name: 'Screen About: more' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.locator('[data-screen-tile="end"] .pick').and(focused()).waitFor()
})

test('at 200% the panels rise by key, take the focus and give it back', async () => {
  await page.setViewportSize({ width: 720, height: 450 })
  await page.locator('[data-canvas]').focus()
  await page.keyboard.press('/')
  await page.getByLabel('Search components').and(focused()).waitFor()
  await page.keyboard.press('Escape')
  await page.getByLabel('Search components').waitFor({ state: 'hidden' })
  const tool = page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name: 'Properties' })
  await tool.focus()
  await page.keyboard.press('Enter')
  await page.locator('.insp.risen').and(focused()).waitFor()
  await page.keyboard.press('Escape')
  await tool.and(focused()).waitFor()
})

test('the keys with which an input method makes a word neither end an edit nor give it up', async () => {
  await drawn(page, 'one').dblclick()
  const field = page.locator('.label-edit')
  await field.fill('にほん')
  for (const key of ['Enter', 'Escape'])
    await field.evaluate(
      (element, pressed) =>
        element.dispatchEvent(
          new KeyboardEvent('keydown', { key: pressed, isComposing: true, bubbles: true, cancelable: true }),
        ),
      key,
    )
  expect(await field.inputValue()).toBe('にほん')
  await page.keyboard.press('Enter')
  await field.waitFor({ state: 'detached' })
  await drawn(page, 'one').getByText('にほん').waitFor()
})

test('a studio one comes back to with unsaved edits is still heard', async () => {
  await page.route('**/schema', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  )
  await drawn(page, 'one').click()
  await page.keyboard.press('Control+d')
  await page.locator('[data-save-state="offline"]').waitFor()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await page.locator(`a[href="/studio/${projectId}"]`).first().click()
  await drawn(page, 'two').click()
  const heard = await listen()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(heard).toContain("Text 'Two' moved to place 2")
})

test('with less motion, too, a closed menu is gone at once, gives the focus back and takes no key any more', async () => {
  await drawn(page, 'one').click()
  await page.locator('[data-canvas]').focus()
  for (let count = 0; count < 4; count += 1) {
    await page.keyboard.press('ContextMenu')
    await page.locator('.menu').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.menu').waitFor({ state: 'detached' })
    await page.locator('[data-canvas]').and(focused()).waitFor()
  }
})
