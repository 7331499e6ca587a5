import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, expectAccessible, launchBrowser } from './support/browser.ts'
import { type Kwiq, startKwiq } from './support/kwiq.ts'

interface Somebody {
  context: BrowserContext
  page: Page
  email: string
}

let kwiq: Kwiq
let browser: Browser
let ada: Somebody
let ben: Somebody
let projectId = ''
let shareId = ''

const text = (id: string, label: string) => ({ id, type: 'text', label, properties: {} })

beforeAll(async () => {
  kwiq = await startKwiq()
  browser = await launchBrowser()
  ada = await somebody('Ada', 'Baker')
  ben = await somebody('Ben', 'Cole')
  const created = await ada.context.request.post(`${kwiq.url}/api/projects`, { data: { name: 'Together' } })
  projectId = ((await created.json()) as { id: string }).id
  await ada.context.request.put(`${kwiq.url}/api/projects/${projectId}/schema`, {
    data: {
      schemaVersion: 1,
      app: {
        name: 'Together',
        description: '',
        icon: null,
        theme: { preset: 'clean' },
        startScreenId: 'home',
      },
      screens: [
        { id: 'home', name: 'Home', components: [text('text-1', 'One'), text('text-2', 'Two')] },
        { id: 'more', name: 'More', components: [text('text-3', 'Three')] },
      ],
    },
  })
})
afterAll(async () => {
  await browser.close()
  await kwiq.close()
})

async function somebody(firstName: string, lastName: string): Promise<Somebody> {
  const context = await browser.newContext({ ...desktop, reducedMotion: 'reduce' })
  const email = `${firstName.toLowerCase()}@kwiq.example`
  await context.request.post(`${kwiq.url}/api/register`, {
    data: { firstName, lastName, email, password: 'flour and water' },
  })
  return { context, page: await context.newPage(), email }
}

async function openStudio({ page }: Somebody): Promise<void> {
  await page.goto(`${kwiq.url}/studio/${projectId}`)
  await node(page, 'text-1').waitFor()
}

const node = (where: Page, id: string): Locator => where.locator(`.host [data-node-id="${id}"]`)

async function relabel(where: Page, id: string, label: string): Promise<void> {
  await node(where, id).click()
  await where.getByLabel('Label', { exact: true }).fill(label)
}

async function storedLabels(): Promise<string[]> {
  const answer = await ada.context.request.get(`${kwiq.url}/api/projects/${projectId}/schema`)
  const document: { screens: { components: { label: string }[] }[] } = await answer.json()
  return document.screens[0]?.components.map(({ label }) => label) ?? []
}

test('somebody is let in from the studio, and is there at once', async () => {
  await openStudio(ada)
  await ada.page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = ada.page.getByRole('dialog', { name: 'Share Together' })
  await dialog.getByRole('button', { name: 'Share', exact: true }).click()
  await ada.page.getByText('Please enter an email address.', { exact: true }).waitFor()
  await dialog.getByLabel('Email').fill(ben.email)
  await dialog.getByLabel('Role', { exact: true }).selectOption('editor')
  await dialog.getByRole('button', { name: 'Share', exact: true }).click()
  await dialog.getByText('Ben Cole').waitFor()
  await expectAccessible(ada.page)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  const shares = await ada.context.request.get(`${kwiq.url}/api/projects/${projectId}/shares`)
  shareId = ((await shares.json()) as { id: string }[])[0]?.id ?? ''

  await ben.page.goto(kwiq.url)
  await ben.page.getByRole('link', { name: 'Together' }).click()
  await node(ben.page, 'text-1').waitFor()
  await ada.page.getByRole('button', { name: 'Ben Cole, on Home' }).waitFor()
  await ben.page.getByRole('button', { name: 'Ada Baker, on Home' }).waitFor()
})

test('both edit, and each sees the other within a second', async () => {
  await relabel(ada.page, 'text-1', 'One, by Ada')
  await node(ben.page, 'text-1').getByText('One, by Ada').waitFor()
  await relabel(ben.page, 'text-2', 'Two, by Ben')
  await node(ada.page, 'text-2').getByText('Two, by Ben').waitFor()

  await Promise.all([
    relabel(ada.page, 'text-1', 'At once, Ada'),
    relabel(ben.page, 'text-2', 'At once, Ben'),
  ])
  for (const { page } of [ada, ben]) {
    await node(page, 'text-1').getByText('At once, Ada').waitFor()
    await node(page, 'text-2').getByText('At once, Ben').waitFor()
  }
  await expect.poll(storedLabels).toEqual(['At once, Ada', 'At once, Ben'])
})

test('what the other selected is outlined with their name, on the screen they are on', async () => {
  await node(ben.page, 'text-2').click()
  const mark = ada.page.locator('.sel.others[data-of="text-2"]')
  await mark.waitFor()
  expect(await mark.textContent()).toBe('Ben Cole')
  await expect
    .poll(async () => {
      const [outline, component] = [await mark.boundingBox(), await node(ada.page, 'text-2').boundingBox()]
      return Math.abs((outline?.y ?? 0) - (component?.y ?? 99))
    })
    .toBeLessThan(2)
  await ben.page.getByRole('button', { name: 'More', exact: true }).first().click()
  await ada.page.getByRole('button', { name: 'Ben Cole, on More' }).waitFor()
  await mark.waitFor({ state: 'detached' })
  await expectAccessible(ada.page)
  await ben.page.getByRole('button', { name: 'Home', exact: true }).first().click()
})

test('undo takes back one’s own edit and leaves the other’s', async () => {
  await relabel(ada.page, 'text-1', 'Undo me')
  await node(ben.page, 'text-1').getByText('Undo me').waitFor()
  await relabel(ben.page, 'text-2', 'Keep me')
  await node(ada.page, 'text-2').getByText('Keep me').waitFor()
  await ada.page.getByRole('button', { name: 'Undo' }).click()
  await node(ben.page, 'text-1').getByText('At once, Ada').waitFor()
  await expect.poll(storedLabels).toEqual(['At once, Ada', 'Keep me'])
})

test('after an interruption what was missed is there', async () => {
  await ben.context.setOffline(true)
  await relabel(ben.page, 'text-2', 'Without a line')
  await relabel(ada.page, 'text-1', 'While Ben was away')
  await ada.page.locator('[data-save-state="saved"]').waitFor()
  await ben.context.setOffline(false)
  for (const { page } of [ada, ben]) {
    await node(page, 'text-1').getByText('While Ben was away').waitFor()
    await node(page, 'text-2').getByText('Without a line').waitFor()
  }
})

test('made a viewer, one sees everything and changes nothing, at once', async () => {
  const changed = await ada.context.request.patch(`${kwiq.url}/api/projects/${projectId}/shares/${shareId}`, {
    data: { permission: 'viewer' },
  })
  expect(changed.ok()).toBe(true)
  const { page } = ben
  await page.locator('.view-only').waitFor()
  await node(page, 'text-1').click()
  expect(await page.getByLabel('Label', { exact: true }).isDisabled()).toBe(true)
  for (const name of ['Save', 'Undo', 'Generate with AI', 'Export']) {
    expect(await page.getByRole('button', { name, exact: true }).first().isDisabled(), name).toBe(true)
  }
  expect(await page.getByRole('button', { name: 'Add screen' }).isDisabled()).toBe(true)
  expect(await page.getByRole('tab', { name: 'Components' }).count()).toBe(0)
  await page.keyboard.press('Delete')
  await node(page, 'text-1').dblclick()
  await page.keyboard.type('x')
  await page.keyboard.press('Escape')
  await node(page, 'text-1').getByText('While Ben was away').waitFor()
  await node(page, 'text-1').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Comment on this' }).waitFor()
  expect(await page.getByRole('menuitem', { name: 'Delete' }).count()).toBe(0)
  await page.getByRole('menuitem', { name: 'Who changed this' }).click()
  await page.getByText('Changed by Ada Baker', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Show all of history' }).click()
  await page.getByText('Current', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: /^Restore version/ }).count()).toBe(0)
  await expectAccessible(page)
  await relabel(ada.page, 'text-1', 'Ben sees this')
  await node(page, 'text-1').getByText('Ben sees this').waitFor()
})

test('removed, one is out within two seconds', async () => {
  await ada.page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = ada.page.getByRole('dialog', { name: 'Share Together' })
  await dialog.getByRole('button', { name: 'Remove Ben Cole' }).click()
  const question = ada.page.getByRole('alertdialog', { name: 'Remove this collaborator?' })
  await question.getByRole('button', { name: 'Remove' }).click()
  await ben.page.getByText('You are no longer in this project').waitFor()
  await ben.page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await ben.page.waitForURL('**/dashboard')
  expect(await ben.page.getByRole('link', { name: 'Together' }).count()).toBe(0)
  await dialog.getByText('Ben Cole').waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await ada.page.getByRole('button', { name: /Ben Cole/ }).waitFor({ state: 'detached' })
})
