import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desktop, launchBrowser } from './support/browser.ts'
import { type Kwiq, startKwiq } from './support/kwiq.ts'

// Every message of the pages around the studio, with its title, where the server says something and where it does not.

let kwiq: Kwiq
let browser: Browser
let context: BrowserContext
let page: Page
let studio = ''

beforeAll(async () => {
  kwiq = await startKwiq({ OWNER_EMAIL: 'owner@kwiq.example' })
  browser = await launchBrowser()
  context = await browser.newContext({ ...desktop, reducedMotion: 'reduce', hasTouch: true })
  const data = { firstName: 'Ada', lastName: 'Baker', email: 'owner@kwiq.example', password: 'a quiet heron' }
  await context.request.post(`${kwiq.url}/api/register`, { data })
  const made = await context.request.post(`${kwiq.url}/api/projects`, { data: { name: 'Bakery' } })
  studio = `/studio/${(await made.json()).id}`
  const schema = `${kwiq.url}${studio.replace('studio', 'api/projects')}/schema`
  const document = await (await context.request.get(schema)).json()
  document.screens[0].components = [{ id: 'text-1', type: 'text', label: 'Bread', properties: {} }]
  expect((await context.request.put(schema, { data: document })).status()).toBe(200)
  await context.request.post(`${kwiq.url}/api/keys`, { data: { name: 'Script', permissions: ['read'] } })
  page = await context.newPage()
})
afterAll(async () => {
  await browser.close()
  await kwiq.close()
})

const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Waits for a toast with this title and, when given, this description. */
async function expectToast(title: string, description?: string): Promise<void> {
  const toast = page.locator('.toast').filter({ hasText: title })
  await toast.waitFor()
  if (description !== undefined) await expect.poll(() => toast.innerText()).toContain(description)
}

/** Lets a call fail: without a word, or with the server's. */
async function failing(method: string, path: string, message?: string): Promise<() => Promise<void>> {
  const url = `${kwiq.url}${path}`
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return await route.fallback()
    const body = message === undefined ? '' : JSON.stringify({ message, code: 'invalid', requestId: '1' })
    return await route.fulfill({ status: 500, contentType: 'application/json', body })
  })
  return () => page.unroute(url)
}

interface Failure {
  name: string
  /** Its page; without one the studio. */
  at?: string
  method: string
  path: string
  fallback: string
  title?: string
  act: () => Promise<void>
}

const openMenu = async (entry: string) => {
  await button('Bakery: more actions').click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

const failures: Failure[] = [
  {
    name: 'creating a project',
    at: '/dashboard',
    method: 'POST',
    path: '/api/projects',
    fallback: 'Failed to create project. Please try again.',
    act: async () => {
      await button('New Project').click()
      await page.getByLabel('Project name').fill('Another')
      await button('Create Project').click()
    },
  },
  {
    name: 'deleting a project',
    at: '/dashboard',
    method: 'DELETE',
    path: '/api/projects/*',
    fallback: 'Failed to delete project. Please try again.',
    act: async () => {
      await openMenu('Delete')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    },
  },
  {
    name: 'sharing a project',
    at: '/dashboard',
    method: 'POST',
    path: '/api/projects/*/shares',
    fallback: 'Failed to share project. Please try again.',
    act: async () => {
      await openMenu('Share')
      await page.getByRole('dialog').getByLabel('Email').fill('friend@kwiq.example')
      await page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).click()
    },
  },
  {
    name: 'removing a collaborator',
    at: '/dashboard',
    method: 'DELETE',
    path: '/api/projects/*/shares/*',
    fallback: 'Failed to remove share. Please try again.',
    act: async () => {
      const [project] = await (await context.request.get(`${kwiq.url}/api/projects`)).json()
      await context.request.post(`${kwiq.url}/api/projects/${project.id}/shares`, {
        data: { email: 'guest@kwiq.example', permission: 'viewer' },
      })
      await openMenu('Share')
      await page.getByRole('button', { name: 'Remove guest@kwiq.example' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    },
  },
  {
    name: 'starting a subscription',
    at: '/billing',
    method: 'POST',
    path: '/api/subscriptions/create',
    fallback: 'Failed to create subscription. Please try again.',
    act: async () => {
      await page.route('**/api/auth/user', async (route) => {
        const user = await (await route.fetch()).json()
        await route.fulfill({ json: { ...user, role: 'FREE' } })
      })
      await page.reload()
      await button('Upgrade to PRO').click()
    },
  },
  {
    name: 'opening the billing portal',
    at: '/billing',
    method: 'POST',
    path: '/api/subscriptions/portal',
    fallback: 'Failed to access billing portal. Please try again.',
    act: async () => {
      await page.route('**/api/auth/user', async (route) => {
        const user = await (await route.fetch()).json()
        await route.fulfill({ json: { ...user, role: 'PRO' } })
      })
      await page.reload()
      await button('Manage Subscription').click()
    },
  },
  {
    name: 'cloning a template',
    at: '/templates',
    method: 'POST',
    path: '/api/templates/*/clone',
    title: 'Clone Failed',
    fallback: 'Failed to clone template. Please try again.',
    act: async () => {
      await button('Corner Shop').click()
      await button('Use This Template').click()
    },
  },
  {
    name: 'creating an API key',
    at: '/api-keys',
    method: 'POST',
    path: '/api/keys',
    fallback: 'Failed to create API key. Please try again.',
    act: async () => {
      await page.getByLabel('Key Name').fill('Another')
      await button('Create API Key').click()
    },
  },
  {
    name: 'deleting an API key',
    at: '/api-keys',
    method: 'DELETE',
    path: '/api/keys/*',
    fallback: 'Failed to delete API key. Please try again.',
    act: async () => {
      await button('Delete Script').click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
    },
  },
  {
    name: 'wrapping a website',
    at: '/transfer',
    method: 'POST',
    path: '/api/transfer',
    fallback: 'Failed to wrap project',
    act: async () => {
      await page.getByLabel('Project Name').fill('Shop')
      await page.getByLabel('Website URL').fill('https://shop.example')
      await button('Quick Wrap Now').click()
    },
  },
  {
    name: 'keeping a repository for later',
    at: '/transfer',
    method: 'POST',
    path: '/api/transfer',
    fallback: 'Failed to save transfer',
    act: async () => {
      await page.getByRole('radio', { name: 'GitHub Repository (Coming Soon)' }).click()
      await page.getByLabel('Project Name').fill('Shop')
      await page.getByLabel('Repository URL').fill('https://github.com/a/b')
      await button('Save for Conversion').click()
    },
  },
  {
    name: 'restoring a version',
    method: 'POST',
    path: '/api/projects/*/versions/*/restore',
    fallback: 'Failed to restore version. Please try again.',
    act: async () => {
      await button('History').click()
      await button('Restore version 1').click()
    },
  },
  {
    name: 'adding a comment',
    method: 'POST',
    path: '/api/projects/*/comments',
    fallback: 'Failed to add comment. Please try again.',
    act: async () => {
      await page.getByRole('button', { name: /^Comments/ }).click()
      const sheet = page.getByRole('dialog', { name: 'Comments' })
      await sheet.getByLabel('Comment', { exact: true }).fill('Warmer')
      await sheet.getByRole('button', { name: 'Comment', exact: true }).click()
    },
  },
  {
    name: 'generating in the studio',
    method: 'POST',
    path: '/api/projects/*/generate',
    fallback: 'Failed to generate app. Please try again.',
    act: async () => {
      await button('Generate with AI').click()
      await page.getByRole('dialog').getByRole('textbox').first().fill('Add a settings screen')
      await page.getByRole('dialog').locator('button[type="submit"]').click()
    },
  },
  {
    name: 'exporting',
    method: 'POST',
    path: '/api/projects/*/export',
    fallback: 'Failed to export app. Please try again.',
    act: async () => {
      await button('Export').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Build for Android' }).click()
    },
  },
]

describe('a failure', () => {
  test.each(failures)('of $name is told', async ({ at, method, path, title = 'Error', fallback, act }) => {
    for (const message of [undefined, 'The server says why.']) {
      const mend = await failing(method, path, message)
      await page.goto(kwiq.url + (at ?? studio))
      await act()
      await expectToast(title, message ?? fallback)
      await page.locator('.toast.bad').waitFor()
      await mend()
      await page.unroute('**/api/auth/user')
    }
  })

  test('of cloning stands in the dialog, too', async () => {
    const mend = await failing('POST', '/api/templates/*/clone')
    await page.goto(`${kwiq.url}/templates`)
    await button('Corner Shop').click()
    await button('Use This Template').click()
    await page.getByRole('dialog').getByText('Failed to clone template. Please try again.').waitFor()
    await mend()
  })

  test.each([
    {
      answer: { ok: false, error: 'No model', stage: 'provider', raw: 'x'.repeat(200) },
      told: `No model ("${'x'.repeat(99)})`,
    },
    { answer: { ok: false, stage: 'parse' }, told: 'parse' },
    { answer: { ok: false }, told: 'AI generation failed' },
    { answer: null, told: 'AI generation service is not responding. Please try again.' },
  ])('of a generation is told as "$told"', async ({ answer, told }) => {
    const logged: string[] = []
    page.on('console', (line) => line.type() === 'error' && logged.push(line.text()))
    await page.route('**/api/ai/generate', (route) =>
      answer ? route.fulfill({ status: 502, json: answer }) : route.abort(),
    )
    // A lost connection is tried again for a while: nothing answers there either.
    await page.route('**/api/ai/runs/**', (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto(`${kwiq.url}/builder`)
    await page.getByLabel('What would you like to build?').fill('A shop')
    await button('Generate App').click()
    await expectToast('Generation Failed', told)
    await button('Generate App').waitFor()
    expect(logged.length).toBeGreaterThan(0)
    await page.unroute('**/api/ai/generate')
    await page.unroute('**/api/ai/runs/**')
  })
})

describe('what is missing is said before anything is sent', () => {
  const sent: string[] = []
  beforeAll(() => {
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  })

  test('a project needs a name', async () => {
    await page.goto(`${kwiq.url}/dashboard`)
    await button('New Project').click()
    await page.getByLabel('Project name').fill('   ')
    await button('Create Project').click()
    await expectToast('Validation Error', 'Please enter a project name.')
    expect(sent.filter((url) => url.endsWith('/api/projects'))).toEqual([])
  })

  test('sharing needs an email, and begins with the role of a viewer', async () => {
    await page.goto(`${kwiq.url}/dashboard`)
    await openMenu('Share')
    const dialog = page.getByRole('dialog')
    expect(await dialog.getByLabel('Email').getAttribute('type')).toBe('email')
    expect(await dialog.getByLabel('Role', { exact: true }).inputValue()).toBe('viewer')
    await dialog.getByLabel('Email').fill('   ')
    await dialog.getByRole('button', { name: 'Share', exact: true }).click()
    await expectToast('Validation Error', 'Please enter an email address.')
    expect(sent.filter((url) => url.endsWith('/shares'))).toEqual([])
  })

  test('an API key needs a name and a permission, of which read is chosen', async () => {
    await page.goto(`${kwiq.url}/api-keys`)
    const read = button('read')
    expect(await read.getAttribute('aria-pressed')).toBe('true')
    for (const name of ['write', 'delete', 'admin'])
      expect(await button(name).getAttribute('aria-pressed')).toBe('false')
    await button('Create API Key').click()
    await expectToast('Validation Error', 'Please enter a name for the API key.')
    await read.click()
    await page.getByLabel('Key Name').fill('Named')
    await button('Create API Key').click()
    await expectToast('Validation Error', 'Please select at least one permission.')
  })

  test('a transfer needs name and source', async () => {
    await page.goto(`${kwiq.url}/transfer`)
    const submit = () =>
      page.locator('.transfer-form').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await submit()
    await expectToast('Missing fields', 'Please provide project name and URL')
    await page.getByRole('radio', { name: 'ZIP File (Coming Soon)' }).click()
    expect(await page.locator('input[type=file]').first().getAttribute('accept')).toContain('.zip')
    await submit()
    await expectToast('Missing fields', 'Please provide all required fields')
    expect(sent.filter((url) => url.endsWith('/api/transfer'))).toEqual([])
  })
})

describe('a success is told', () => {
  test('of a key with its name', async () => {
    await page.goto(`${kwiq.url}/api-keys`)
    await page.getByLabel('Key Name').fill('Fresh')
    await button('Create API Key').click()
    await expectToast('API Key Created', 'Fresh')
    await button('Delete Fresh').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expectToast('API Key Deleted', 'The API key has been permanently removed.')
  })

  test('of a template, which opens in the studio', async () => {
    await page.goto(`${kwiq.url}/templates`)
    await button('Corner Shop').click()
    await button('Use This Template').click()
    await expectToast('Template Cloned', 'Opening your new project...')
    await page.waitForURL('**/studio/*')
  })

  test('of a wrapped website and of a repository kept for later', async () => {
    await page.goto(`${kwiq.url}/transfer`)
    await page.getByLabel('Project Name').fill('Wrapped')
    await page.getByLabel('Website URL').fill('https://wrapped.invalid')
    await button('Quick Wrap Now').click()
    await expectToast('Success!', 'Project wrapped successfully')
    await page.waitForURL('**/studio/*')
    await page.goto(`${kwiq.url}/transfer`)
    await page.getByRole('radio', { name: 'GitHub Repository (Coming Soon)' }).click()
    await page.getByLabel('Project Name').fill('Kept')
    await page.getByLabel('Repository URL').fill('https://github.com/a/b')
    await button('Save for Conversion').click()
    await expectToast('Saved for conversion', 'You can convert this later. Coming soon!')
    await page.waitForURL('**/dashboard')
  })
})

describe('a toast', () => {
  const provoke = async () => {
    await page.goto(`${kwiq.url}/api-keys`)
    await button('Create API Key').click()
    await expectToast('Validation Error')
  }
  const toasts = () => page.locator('.toast')

  test('stands alone and for 5 s', async () => {
    await provoke()
    await page.mouse.move(5, 5)
    const since = Date.now()
    await button('Copy the key Script').click()
    await page.getByText('API key copied to clipboard.').or(page.getByText('copy manually')).first().waitFor()
    expect(await toasts().count()).toBe(1)
    await toasts().waitFor({ state: 'detached' })
    // Never sooner; how much later depends on the machine.
    expect(Date.now() - since).toBeGreaterThan(4500)
  })

  test('is reached with F8 and closed by its button', async () => {
    await provoke()
    await page.keyboard.press('F8')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('.toasts') !== null))
      .toBe(true)
    await toasts().getByRole('button', { name: 'Close' }).click()
    await toasts().waitFor({ state: 'detached' })
  })

  test('is swept away to the right past 50 px, and comes back before', async () => {
    for (const { distance, isGone } of [
      { distance: 30, isGone: false },
      { distance: 120, isGone: true },
    ]) {
      await provoke()
      const box = await toasts().boundingBox()
      if (!box) throw new Error('The toast is not drawn.')
      const [x, y] = [box.x + 60, box.y + box.height / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + distance / 2, y, { steps: 4 })
      await page.mouse.move(x + distance, y, { steps: 4 })
      await page.mouse.up()
      // Before it would go by itself.
      if (isGone) await toasts().waitFor({ state: 'detached', timeout: 4000 })
      else expect(await toasts().count()).toBe(1)
    }
  })
})

describe('reading', () => {
  test('happens once: no polling, none on focus, no second try', async () => {
    const asked = new Map<string, number>()
    const fresh = await context.newPage()
    await fresh.clock.install()
    fresh.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) asked.set(pathname, (asked.get(pathname) ?? 0) + 1)
    })
    await fresh.route('**/api/templates', (route) => route.fulfill({ status: 500, body: '' }))
    await fresh.goto(`${kwiq.url}/templates`)
    await fresh.getByText('Templates did not load').waitFor()
    await fresh.evaluate(() => window.dispatchEvent(new Event('focus')))
    await fresh.clock.runFor(60_000)
    expect(Object.fromEntries(asked)).toMatchObject({ '/api/auth/user': 1, '/api/templates': 1 })
    await fresh.close()
  })

  test('builds are read every 3 s while one is under way; its end is announced', async () => {
    const fresh = await context.newPage()
    await fresh.clock.install()
    let status = 'pending'
    let asked = 0
    const build = () => ({
      id: '00000000-0000-4000-8000-000000000001',
      projectId: '00000000-0000-4000-8000-000000000002',
      projectName: 'Bakery',
      platform: 'android',
      status,
      versionNumber: 1,
      buildUrl: status === 'completed' ? '/api/files/x' : null,
      queuePosition: status === 'pending' ? 1 : null,
      startedAt: null,
      finishedAt: null,
      error: null,
      artifacts: [],
      createdAt: new Date().toISOString(),
    })
    await fresh.route('**/api/builds', (route) => {
      asked += 1
      return route.fulfill({ json: [build()] })
    })
    const toast = fresh.locator('.toast')
    for (const [end, title, words] of [
      ['completed', 'Build Complete!', 'Your android build is ready to download.'],
      ['failed', 'Build Failed', 'Your android build encountered an error.'],
    ] as const) {
      status = 'pending'
      await fresh.clock.resume()
      await fresh.goto(`${kwiq.url}/dashboard`)
      await fresh.getByRole('region', { name: 'Recent Builds' }).getByText('pending').waitFor()
      // From the next reading on, no time passes but what is let pass here.
      await fresh.clock.pauseAt((await fresh.evaluate(() => Date.now())) + 3000)
      const first = asked
      await expect.poll(() => fresh.clock.runFor(100).then(() => asked)).toBeGreaterThan(first)
      const before = asked
      await fresh.clock.runFor(2500)
      expect(asked).toBe(before)
      status = end
      await expect
        .poll(() => fresh.clock.runFor(500).then(() => toast.filter({ hasText: title }).count()))
        .toBe(1)
      expect(await toast.innerText()).toContain(words)
      const after = asked
      await fresh.clock.runFor(10_000)
      expect(asked).toBe(after)
    }
    // The clock is that of all pages of the context.
    await fresh.clock.resume()
    await fresh.close()
  })
})

test('a session that ends in use is told, and leads to the sign-in page and back', async () => {
  await context.request.post(`${kwiq.url}/api/login`, {
    data: { email: 'owner@kwiq.example', password: 'a quiet heron' },
  })
  await page.goto(`${kwiq.url}/dashboard`)
  await button('New Project').click()
  await page.getByLabel('Project name').fill('Too late')
  await context.clearCookies()
  await button('Create Project').click()
  await page.getByText('You are logged out. Logging in again...').first().waitFor()
  await page.waitForURL('**/api/login?returnTo=%2Fdashboard')
})
