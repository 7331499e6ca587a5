import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import type { Kwiq } from './kwiq.ts'

/** A component as a test states it. */
export interface TestNode {
  id: string
  type: string
  label: string
  properties: Record<string, unknown>
  children?: TestNode[]
}

export interface TestScreen {
  id: string
  name: string
  components: TestNode[]
}

export const node = (id: string, type: string, label: string, rest: Partial<TestNode> = {}): TestNode => ({
  id,
  type,
  label,
  properties: {},
  ...rest,
})

/** A small app whose first screen is where it starts. */
export const app = (screens: TestScreen[], theme: Record<string, unknown> = { preset: 'clean' }) => ({
  schemaVersion: 1,
  app: { name: 'Test', description: '', icon: null, theme, startScreenId: screens[0]?.id ?? '' },
  screens,
})

/** Registers an account whose session the context then has. */
export async function signUp(context: BrowserContext, { url }: Kwiq, email: string): Promise<void> {
  const answer = await context.request.post(`${url}/api/register`, {
    data: { firstName: 'Ada', lastName: 'Baker', email, password: 'flour and water' },
  })
  if (!answer.ok()) throw new Error(await answer.text())
}

async function createProject(context: BrowserContext, url: string): Promise<{ id: string }> {
  const answer = await context.request.post(`${url}/api/projects`, { data: { name: 'Test' } })
  return await answer.json()
}

/** Creates the account's project (or takes the one there is) and gives it this document. */
export async function putProject(
  context: BrowserContext,
  { url }: Kwiq,
  document: ReturnType<typeof app>,
): Promise<string> {
  const known: { id: string }[] = await (await context.request.get(`${url}/api/projects`)).json()
  const { id } = known[0] ?? (await createProject(context, url))
  const saved = await context.request.put(`${url}/api/projects/${id}/schema`, { data: document })
  if (!saved.ok()) throw new Error(await saved.text())
  return id
}

/** A project's stored document. */
export async function storedApp(
  context: BrowserContext,
  { url }: Kwiq,
  id: string,
): Promise<ReturnType<typeof app>> {
  return await (await context.request.get(`${url}/api/projects/${id}/schema`)).json()
}

/**
 * A page in a browser of its own in which the context's person is signed in: the edits that a test before left unsaved
 * are kept in that test's browser, and would be made again here.
 */
export async function openFreshPage(context: BrowserContext, options: BrowserContextOptions): Promise<Page> {
  const fresh = await context
    .browser()
    ?.newContext({ ...options, reducedMotion: 'reduce', storageState: await context.storageState() })
  if (!fresh) throw new Error('The browser is gone.')
  return fresh.newPage()
}

/** Opens the studio and waits until the app is drawn. */
export async function openStudio(page: Page, { url }: Kwiq, id: string): Promise<void> {
  await page.goto(`${url}/studio/${id}`)
  await page.locator('[data-screen-id]').first().waitFor()
  await saved(page)
}

/** Waits until the studio says that everything is saved. */
export async function saved(page: Page): Promise<void> {
  await page.locator('[data-save-state="saved"]').waitFor()
}

/** A component on the canvas. */
export const drawn = (page: Page, id: string): Locator => page.locator(`.host [data-node-id="${id}"]`)

/** Ids of the components on the canvas, in drawing order. */
export async function order(page: Page): Promise<string[]> {
  return await page
    .locator('.host [data-node-id]')
    .evaluateAll((nodes) => nodes.map((element) => element.getAttribute('data-node-id') ?? ''))
}

/** Waits for a toast with this title and description, and closes it. */
export async function toasted(page: Page, title: string, description?: string): Promise<void> {
  const toast = page.locator('.toast').filter({ hasText: title }).first()
  await toast.waitFor()
  if (description !== undefined) await toast.getByText(description, { exact: true }).waitFor()
}
