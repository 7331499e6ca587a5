import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desktop, expectAccessible, expectNoSidewaysScroll, launchBrowser, phone } from './support/browser.ts'
import { type Kwiq, startKwiq } from './support/kwiq.ts'

let kwiq: Kwiq
let browser: Browser
let owner: BrowserContext
let member: BrowserContext
let newcomer: BrowserContext
let projectId = ''

beforeAll(async () => {
  kwiq = await startKwiq({ OWNER_EMAIL: 'owner@kwiq.example' })
  browser = await launchBrowser()
  owner = await signUp('owner@kwiq.example')
  member = await signUp('member@kwiq.example')
  newcomer = await signUp('newcomer@kwiq.example')
  const [template] = await (await owner.request.get(`${kwiq.url}/api/templates`)).json()
  const clone = await owner.request.post(`${kwiq.url}/api/templates/${template.id}/clone`)
  projectId = (await clone.json()).projectId
  await owner.request.post(`${kwiq.url}/api/projects`, { data: { name: 'Second', description: '' } })
  await owner.request.post(`${kwiq.url}/api/projects/${projectId}/shares`, {
    data: { email: 'member@kwiq.example', permission: 'editor' },
  })
  await owner.request.post(`${kwiq.url}/api/keys`, { data: { name: 'Script', permissions: ['read'] } })
})
afterAll(async () => {
  await browser.close()
  await kwiq.close()
})

async function signUp(email: string): Promise<BrowserContext> {
  const context = await browser.newContext({ ...desktop, reducedMotion: 'reduce' })
  const data = { firstName: 'Ada', lastName: 'Baker', email, password: 'a quiet heron' }
  expect((await context.request.post(`${kwiq.url}/api/register`, { data })).status()).toBe(200)
  return context
}

/** Gives a project of the owner another name. */
async function rename(from: string, to: string): Promise<void> {
  const projects: { id: string; name: string }[] = await (
    await owner.request.get(`${kwiq.url}/api/projects`)
  ).json()
  const id = projects.find(({ name }) => name === from)?.id
  const answer = await owner.request.patch(`${kwiq.url}/api/projects/${id}`, { data: { name: to } })
  expect(answer.status()).toBe(200)
}

/** Axe on the page as it is, in light and dark. */
async function expectAccessibleInBoth(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
}

interface ShownPage {
  path: string
  heading: string | RegExp
  /** The same page as a visitor's, where it has met axe (pages-for-visitors). */
  isPublic?: boolean
  /** On a phone it is of other parts than on a desktop, not only narrower. */
  differsOnPhone?: boolean
}

const shownPages = (): ShownPage[] => [
  { path: '/dashboard', heading: 'Dashboard', differsOnPhone: true },
  { path: '/builder', heading: 'Build Your App with AI' },
  { path: '/projects/kwiq-demo', heading: 'No Project Found' },
  { path: `/projects/${projectId}`, heading: /./, differsOnPhone: true },
  { path: '/templates', heading: 'Template Marketplace' },
  { path: '/transfer', heading: 'Transfer Project' },
  { path: '/api-keys', heading: 'API Keys' },
  { path: '/billing', heading: 'Billing & Subscription' },
  { path: '/admin', heading: 'Admin', differsOnPhone: true },
  { path: '/account', heading: /account/i },
  { path: '/demo', heading: 'Demo Video', isPublic: true },
  { path: '/tutorial', heading: 'Tutorial', isPublic: true },
  { path: '/getting-started', heading: 'Getting Started', isPublic: true },
  { path: '/legal/privacy', heading: 'Privacy Policy', isPublic: true },
  { path: '/legal/terms', heading: 'Terms of Service', isPublic: true },
]

/** A desktop's window, the same magnified to 200 %, and the narrowest WCAG asks for. */
const windows = [
  { width: 1440, height: 900 },
  { width: 720, height: 450 },
  { width: 320, height: 450 },
]

async function openContext(options: BrowserContextOptions): Promise<BrowserContext> {
  return browser.newContext({ ...options, reducedMotion: 'reduce', storageState: await owner.storageState() })
}

test('on a desktop every page is accessible in light and dark, and fits at 200 % and down to 320 px', async () => {
  const context = await openContext(desktop)
  const page = await context.newPage()
  for (const { path, heading, isPublic } of shownPages()) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(kwiq.url + path)
    await page.getByRole('heading', { name: heading }).first().waitFor()
    if (!isPublic) await expectAccessibleInBoth(page)
    for (const size of windows) {
      await page.setViewportSize(size)
      await expectNoSidewaysScroll(page)
    }
  }
  await context.close()
})

test('on a phone every page fits, and what differs there is accessible, too', async () => {
  const context = await openContext({ ...phone, colorScheme: 'dark' })
  const page = await context.newPage()
  for (const { path, heading, differsOnPhone } of shownPages()) {
    await page.goto(kwiq.url + path)
    await page.getByRole('heading', { name: heading }).first().waitFor()
    if (differsOnPhone) await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  await context.close()
})

test('every dialog of the dashboard is accessible, and fits a phone', async () => {
  const context = await openContext({ ...desktop, colorScheme: 'dark' })
  const page = await context.newPage()
  // A name without a place to break.
  const longName = `Second${'W'.repeat(114)}`
  await rename('Second', longName)
  await page.goto(`${kwiq.url}/dashboard`)
  const opened = page.locator('[role=dialog], [role=alertdialog]')
  const expectGood = async () => {
    await opened.getByRole('heading').first().waitFor()
    await expectAccessible(page)
    expect(await opened.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.keyboard.press('Escape')
    await opened.waitFor({ state: 'detached' })
  }
  for (const name of ['New Project', 'Recently deleted']) {
    await page.getByRole('button', { name }).click()
    await expectGood()
  }
  for (const entry of ['Rename', 'Share', 'Publish as Template', 'Delete']) {
    await page.getByRole('button', { name: `${longName}: more actions` }).click()
    await page.getByRole('menuitem', { name: entry, exact: true }).click()
    await expectGood()
  }
  await rename(longName, 'Second')
  await context.close()
})

describe('the dashboard', () => {
  let page: Page
  beforeAll(async () => {
    page = await owner.newPage()
    await page.goto(`${kwiq.url}/dashboard`)
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  })
  afterAll(() => page.close())

  test('says in its bar who one is and leads everywhere', async () => {
    const bar = page.getByRole('banner')
    await bar.getByText('OWNER', { exact: true }).waitFor()
    await bar.getByText('owner@kwiq.example').waitFor()
    const links = {
      Import: '/transfer',
      Templates: '/templates',
      'API Keys': '/api-keys',
      Billing: '/billing',
    }
    for (const [name, path] of Object.entries({ ...links, Admin: '/admin', 'Log Out': '/api/logout' }))
      expect(await bar.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(path)
    expect(await page.getByRole('link', { name: 'Transfer Project' }).getAttribute('href')).toBe('/transfer')
  })

  test('shows use against the limits, hides those that are unlimited and those of no exports', async () => {
    const cards = page.locator('.stats .stat')
    await expect.poll(() => cards.count()).toBe(3)
    expect(await cards.allInnerTexts()).not.toContainEqual(expect.stringMatching(/of/))
    const other = await newcomer.newPage()
    await other.goto(kwiq.url)
    await expect
      .poll(() => other.locator('.stats .stat').allInnerTexts())
      .toEqual([
        expect.stringMatching(/Active projects\s+0\s+of 1/),
        expect.stringMatching(/AI generations\s+0\s+of 3/),
        expect.stringMatching(/Exports this month\s+0\s*$/),
      ])
    await other.close()
  })

  test.each([
    ['/dashboard', 'article.proj'],
    ['/templates', 'article.tpl'],
    ['/transfer', 'form'],
  ])('%s is there before what draws apps has come', async (path, part) => {
    const waiting = await owner.newPage()
    // Asked for and never answered.
    await waiting.route('**/assets/runtime-*.js', () => {})
    await waiting.goto(kwiq.url + path)
    await waiting.locator(part).first().waitFor()
    await waiting.close()
  })

  test('offers somebody without projects the three guides, and / is the same page', async () => {
    const other = await newcomer.newPage()
    await other.goto(kwiq.url)
    await other.getByRole('heading', { name: 'Dashboard' }).waitFor()
    // The list of projects is read after the page is there.
    await other.locator('.guides a').first().waitFor()
    const guides = await other
      .locator('.guides a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
    expect(guides).toEqual(['/getting-started', '/demo', '/tutorial'])
    expect(await other.getByRole('link', { name: 'Admin' }).count()).toBe(0)
    await other.close()
  })

  test('shows a project without a description as such, and opens it in the studio by a click on its card', async () => {
    const card = page.locator('article.proj').filter({ hasText: 'Second' })
    await card.getByText('No description').waitFor()
    await card.click({ position: { x: 40, y: 40 } })
    await page.waitForURL('**/studio/*')
    await page.goBack()
  })

  test('asks before it deletes a project or removes a collaborator', async () => {
    await page.getByRole('button', { name: 'Second: more actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByText('Are you sure you want to delete this project?').waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page
      .locator('article.proj')
      .filter({ hasNotText: 'Second' })
      .getByRole('button', { name: /more actions/ })
      .click()
    await page.getByRole('menuitem', { name: 'Share', exact: true }).click()
    await page.getByRole('button', { name: 'Remove Ada Baker' }).click()
    await page.getByText('Remove this collaborator?').waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.keyboard.press('Escape')
  })

  test('leads from a deleted project to the one beside it, and reads the builds again', async () => {
    // Another each time the test is tried.
    const name = `Third ${crypto.randomUUID()}`
    await owner.request.post(`${kwiq.url}/api/projects`, { data: { name, description: '' } })
    await page.reload()
    await page.getByRole('button', { name: `${name}: more actions` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const builds = page.waitForRequest('**/api/builds')
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.locator('article.proj a:focus', { hasText: 'Second' }).waitFor()
    await builds
  })

  test('shows the four newest builds, and a file to download only where there is one', async () => {
    const build = (index: number, status: string, buildUrl: string | null) => ({
      id: `0000000${index}-0000-4000-8000-000000000000`,
      projectId,
      projectName: `App ${index}`,
      platform: 'android',
      status,
      versionNumber: 1,
      buildUrl,
      queuePosition: null,
      startedAt: null,
      finishedAt: null,
      error: null,
      artifacts: [],
      createdAt: new Date().toISOString(),
    })
    const builds = [
      build(1, 'completed', '/api/files/x'),
      build(2, 'completed', null),
      build(3, 'failed', null),
      build(4, 'completed', '/api/files/y'),
      build(5, 'completed', '/api/files/z'),
    ]
    await page.route('**/api/builds', (route) => route.fulfill({ json: builds }))
    await page.goto(`${kwiq.url}/dashboard`)
    const list = page.getByRole('region', { name: 'Recent Builds' })
    await expect.poll(() => list.getByRole('row').count()).toBe(4)
    const links = await list
      .getByRole('link', { name: /^Download/ })
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
    expect(links).toEqual(['/api/files/x', '/api/files/y'])
    await page.unroute('**/api/builds')
  })
})

describe('the builder', () => {
  let page: Page
  beforeAll(async () => {
    page = await newcomer.newPage()
    await page.goto(`${kwiq.url}/builder`)
  })
  afterAll(() => page.close())

  test('has the words and ways of the specification, and its examples fill the text area', async () => {
    await page.getByRole('heading', { name: 'Build Your App with AI' }).waitFor()
    expect(await page.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
    await page.getByText('Built-in generator').waitFor()
    const ask = page.getByLabel('What would you like to build?')
    const generate = page.getByRole('button', { name: 'Generate App' })
    expect(await generate.isDisabled()).toBe(true)
    await ask.fill('  \n ')
    expect(await generate.isDisabled()).toBe(true)
    for (const words of [/Fitness tracker/, /E-commerce store/, /Social media dashboard/, /Recipe app/]) {
      await page.getByRole('button', { name: words }).click()
      expect(await ask.inputValue()).toMatch(words)
    }
  })

  test('sends the prompt trimmed, says Generating... and that it is complete, and keeps the result', async () => {
    await page.getByLabel('What would you like to build?').fill('  Recipe app with search  ')
    const [request] = await Promise.all([
      page.waitForRequest('**/api/ai/generate'),
      page.getByRole('button', { name: 'Generate App' }).click(),
    ])
    expect(request.postDataJSON()).toMatchObject({ prompt: 'Recipe app with search' })
    await page.getByText('Generation Complete!').first().waitFor()
    await page.waitForURL('**/projects/kwiq-demo')
    const kept = await page.evaluate(() => localStorage.getItem('lastGeneratedProject') ?? '')
    expect(Object.keys(JSON.parse(kept)).sort()).toEqual(['createdAt', 'layout', 'name', 'raw'])
    await page.getByRole('heading', { name: 'Kwiq Demo Studio' }).waitFor()
    await page.getByRole('tab', { name: 'Layout' }).click()
    await page.getByText('"screens": [').first().waitFor()
    await page.getByRole('tab', { name: 'Raw AI Response' }).click()
    for (const name of ['Back to Dashboard', 'Generate New']) await page.getByRole('link', { name }).waitFor()
    await page.getByRole('button', { name: 'Save as Project' }).waitFor()
  })

  test('says GPT-4 Ready and its name where a model is set up', async () => {
    const other = await newcomer.newPage()
    const json = { configured: true, model: 'large-one', testResult: 'success', testError: null }
    await other.route('**/api/ai/status', (route) => route.fulfill({ json }))
    await other.goto(`${kwiq.url}/builder`)
    await other.getByText('GPT-4 Ready').waitFor()
    await other.getByText('large-one').waitFor()
    await other.close()
  })

  test('without a kept result there is a way to the builder', async () => {
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await page.getByRole('heading', { name: 'No Project Found' }).waitFor()
    expect(await page.getByRole('link', { name: 'Go to Builder' }).getAttribute('href')).toBe('/builder')
  })
})

test('the preview of a project has its id and its three buttons', async () => {
  const page = await owner.newPage()
  await page.goto(`${kwiq.url}/projects/${projectId}`)
  await page.getByText(projectId).first().waitFor()
  const ways = {
    'Open in Studio': `/studio/${projectId}`,
    'Generate Another': '/builder',
    'Back to Dashboard': '/dashboard',
  }
  for (const [name, path] of Object.entries(ways))
    expect(await page.getByRole('link', { name }).first().getAttribute('href')).toBe(path)
  await page.close()
})

test('the preview keeps long names beside the app', async () => {
  const word = 'W'.repeat(90)
  const screens = [
    { id: 'home', name: word, components: [] },
    { id: 'more', name: 'More', components: [] },
  ]
  const app = { name: word, description: word, icon: null, theme: { preset: 'clean' }, startScreenId: 'home' }
  const made = await owner.request.post(`${kwiq.url}/api/projects`, {
    data: { name: word, description: word, schema: { schemaVersion: 1, app, screens } },
  })
  const { id } = await made.json()
  const page = await owner.newPage()
  await page.goto(`${kwiq.url}/projects/${id}`)
  await page.getByRole('button', { name: 'More' }).waitFor()
  const room = await page
    .locator('.pinfo, .pinfo .screens button')
    .evaluateAll((boxes) => boxes.map((box) => Math.max(0, box.scrollWidth - box.clientWidth)))
  expect(room).toEqual([0, 0, 0])
  await page.close()
  await owner.request.delete(`${kwiq.url}/api/projects/${id}`)
})

test('somebody signed in is led from any other path to /', async () => {
  const page = await owner.newPage()
  for (const path of ['/nothing', '/studio', '/projects/a/b']) {
    await page.goto(kwiq.url + path)
    await page.waitForURL(`${kwiq.url}/`)
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  }
  await page.close()
})

test('the help pages show somebody signed in their tier and the way to the dashboard', async () => {
  const page = await newcomer.newPage()
  await page.goto(`${kwiq.url}/demo`)
  const bar = page.getByRole('banner')
  await bar.getByText('FREE', { exact: true }).waitFor()
  await bar.getByRole('link', { name: 'Dashboard', exact: true }).waitFor()
  expect(await page.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard')
  await page.close()
})

test('somebody who is no OWNER is led away from /admin, and nothing of it is asked for', async () => {
  const page = await member.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${kwiq.url}/admin`)
  await page.getByText('Access Denied').first().waitFor()
  await page.getByText('Only platform owners can access the admin panel.').first().waitFor()
  await page.waitForURL(`${kwiq.url}/`)
  expect(asked.filter((path) => /^\/api\/(admin|monitoring)/.test(path))).toEqual([])
  await page.close()
})

describe('the admin page', () => {
  const asked = new Map<string, number>()
  let page: Page

  beforeAll(async () => {
    page = await owner.newPage()
    await page.clock.install()
    const createdAt = new Date().toISOString()
    const base = { lastSeenAt: createdAt, createdAt, count: 1, url: null }
    const answers: Record<string, unknown> = {
      errors: [
        {
          ...base,
          id: '1',
          errorType: 'TypeError',
          severity: 'critical',
          message: 'It broke',
          url: 'https://kwiq.example/studio',
          stackTrace: 's'.repeat(201),
          resolved: false,
        },
        {
          ...base,
          id: '2',
          errorType: 'RangeError',
          severity: 'warning',
          message: 'Long gone',
          stackTrace: 't'.repeat(200),
          resolved: true,
        },
      ],
      health: ['healthy', 'degraded', 'down'].map((status) => ({
        id: status,
        metric: `${status} part`,
        value: '1 ms',
        status,
        checkedAt: createdAt,
      })),
      activity: [
        {
          id: '1',
          action: 'project.created',
          resourceType: 'project',
          resourceId: '12345678-aaaa-4000-8000-000000000000',
          userId: '87654321-bbbb-4000-8000-000000000000',
          createdAt,
        },
        { id: '2', action: 'signed-in', resourceType: null, resourceId: null, userId: null, createdAt },
      ],
      performance: { averages: [{ endpoint: 'GET /api/projects', count: 1204, avgResponseTime: '12.51' }] },
    }
    for (const [name, json] of Object.entries(answers)) {
      await page.route(`**/api/monitoring/${name}*`, (route) => {
        asked.set(name, (asked.get(name) ?? 0) + 1)
        return route.fulfill({ json })
      })
    }
    await page.goto(`${kwiq.url}/admin`)
    await page.getByText('1 Errors').waitFor()
  })
  afterAll(() => page.close())

  test('has the four numbers, money in dollars', async () => {
    await expect
      .poll(() => page.locator('.stats').innerText())
      .toMatch(/Total Users[\s\S]*Active Subscriptions[\s\S]*Monthly Revenue\s+\$0[\s\S]*Total Projects/)
  })

  test('shows errors with the first 200 characters of their stack', async () => {
    const list = page.getByRole('tabpanel', { name: 'Errors' })
    expect(await list.locator('pre').allInnerTexts()).toEqual([
      expect.stringMatching(/^s{200}(…|\.\.\.)$/),
      't'.repeat(200),
    ])
    await list.getByText('https://kwiq.example/studio').waitFor()
    expect(await list.getByRole('button', { name: /^Resolve/ }).count()).toBe(1)
    expect(await page.locator('.badge.bad', { hasText: '1 Errors' }).count()).toBe(1)
    await expectAccessible(page)
  })

  test('shows health, activity and response times', async () => {
    await page.getByRole('tab', { name: 'Health' }).click()
    await expect
      .poll(() => page.locator('.badge.ok, .badge.warn, .badge.bad').allInnerTexts())
      .toEqual(expect.arrayContaining(['healthy', 'degraded', 'down']))
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'Activity' }).click()
    const activity = page.getByRole('tabpanel', { name: 'Activity' }).getByRole('row')
    await expect.poll(() => activity.count()).toBe(3)
    const rows = await activity.allInnerTexts()
    expect(rows[0]?.split(/\s+/)).toEqual(['Action', 'Resource', 'User', 'Time'])
    expect(rows[1]).toMatch(/project\.created\s+project 12345678\s+87654321\s/)
    expect(rows[2]).toMatch(/signed-in\s+N\/A\s+N\/A\s/)
    await page.getByRole('tab', { name: 'Performance' }).click()
    await page.getByText('Performance Metrics (Last 24h)').waitFor()
    await page.getByText('1,204 requests').waitFor()
    await page.getByText('13 ms', { exact: true }).waitFor()
    await expectAccessible(page)
  })

  test('reads all four lists again every 30 s', async () => {
    const before = new Map(asked)
    await page.clock.runFor(30_500)
    for (const name of ['errors', 'health', 'activity', 'performance'])
      await expect.poll(() => asked.get(name)).toBeGreaterThan(before.get(name) ?? 0)
  })

  test('marks an error as resolved', async () => {
    await page.route('**/api/monitoring/errors/1', (route) => {
      expect(route.request().method()).toBe('PATCH')
      return route.fulfill({ json: {} })
    })
    await page.getByRole('tab', { name: 'Errors' }).click()
    const before = asked.get('errors') ?? 0
    await page.getByRole('button', { name: 'Resolve TypeError' }).click()
    await page.getByText('Error marked as resolved').first().waitFor()
    await expect.poll(() => asked.get('errors')).toBeGreaterThan(before)
  })

  test('lists the users', async () => {
    const users = page.getByRole('region', { name: 'Platform Users' }).first()
    await users.getByText('Ada Baker').first().waitFor()
    const [head] = await users.getByRole('row').allInnerTexts()
    expect(
      head
        ?.split(/\t|\n/)
        .slice(0, 6)
        .map((cell) => cell.trim()),
    ).toEqual(['Email', 'Name', 'Tier', 'Projects', 'Last Login', 'Joined'])
  })

  test('keeps what one can do with somebody in sight, however long the name', async () => {
    const rename = (lastName: string) =>
      newcomer.request.patch(`${kwiq.url}/api/auth/user`, { data: { firstName: 'Ada', lastName } })
    expect((await rename('W'.repeat(90))).status()).toBe(200)
    await page.reload()
    const users = page.getByRole('region', { name: 'Platform Users' }).last()
    await users.getByText('WWW').waitFor()
    expect(await users.evaluate((table) => table.scrollWidth - table.clientWidth)).toBe(0)
    await rename('Baker')
  })

  test('pauses the queue of builds and lets it go on', async () => {
    const queue = page.getByRole('region', { name: 'Build Queue' }).first()
    await queue.getByText('No build waits or runs').waitFor()
    await queue.getByRole('button', { name: 'Pause' }).click()
    await queue.getByText(/^Paused since /).waitFor()
    await expectAccessible(page)
    await queue.getByRole('button', { name: 'Resume' }).click()
    await queue.getByText(/^Paused since /).waitFor({ state: 'detached' })
    await queue.getByText('0 waiting, 0 building').waitFor()
  })

  test('shows failed builds and runs one again', async () => {
    const build = {
      id: 'b1',
      email: 'ada@kwiq.example',
      platform: 'android',
      status: 'failed',
      step: 'packing',
      attempt: 2,
      queuedAt: new Date().toISOString(),
      startedAt: new Date().toISOString(),
      finishedAt: new Date().toISOString(),
      error: 'The build broke off twice. Please try again.',
    }
    let retried = 0
    await page.route('**/api/admin/queue/builds*', (route) =>
      route.fulfill({
        json: route.request().url().includes('status=failed') && retried === 0 ? [build] : [],
      }),
    )
    await page.route('**/api/admin/queue/builds/b1/retry', (route) => {
      retried += 1
      return route.fulfill({ json: { ...build, status: 'pending' } })
    })
    const queue = page.getByRole('region', { name: 'Build Queue' }).first()
    await queue.getByRole('radio', { name: 'Failed' }).click()
    await queue.getByText('The build broke off twice. Please try again.').waitFor()
    await queue.getByRole('button', { name: 'Retry the build of ada@kwiq.example' }).click()
    await queue.getByText('No build has failed').waitFor()
    expect(retried).toBe(1)
  })

  test('says where nothing is', async () => {
    const empty = await owner.newPage()
    await empty.route('**/api/monitoring/*', (route) =>
      route.fulfill({ json: route.request().url().includes('performance') ? { averages: [] } : [] }),
    )
    await empty.route('**/api/admin/users*', (route) => route.fulfill({ json: [] }))
    await empty.goto(`${kwiq.url}/admin`)
    await empty.getByText('0 Errors').waitFor()
    const words = {
      Errors: 'No errors logged',
      Health: 'No health metrics available',
      Activity: 'No activity logs available',
      Performance: 'No performance metrics available',
    }
    for (const [tab, text] of Object.entries(words)) {
      await empty.getByRole('tab', { name: tab }).click()
      await empty.getByText(text).waitFor()
    }
    await empty.getByText('No users found').waitFor()
    // What others did meanwhile is there when one comes back.
    await empty.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await empty.getByRole('heading', { name: 'Dashboard' }).waitFor()
    const again = ['stats', 'users'].map((name) => empty.waitForRequest(`**/api/admin/${name}*`))
    await empty.goBack()
    await Promise.all(again)
    await empty.close()
  })
})
