import { definitionList } from '@kwiq/catalogue'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApk } from './support/apk-page.ts'
import { awaitBuild, downloadMain } from './support/await-build.ts'
import { desktop, launchBrowser } from './support/browser.ts'
import { type Kwiq, startKwiq } from './support/kwiq.ts'

/**
 * One text with every way out of where a text belongs: of tags, attributes, styles, scripts, templates, CSV and lines.
 * Whatever of it were taken for markup would show as an element or as `pwned`.
 */
const hostile =
  '=1+1"\'`><img src=x class=pwned onerror=window.pwned=1><script>window.pwned=1</script>' +
  '</style></textarea><svg onload=window.pwned=1>{{7*7}}${7*7}\u2028javascript:window.pwned=1'
/** The same where few characters fit. */
const short = '"><img src=x class=pwned onerror=pwned=1>'

let kwiq: Kwiq
let browser: Browser
let context: BrowserContext
const outside: string[] = []
beforeAll(async () => {
  kwiq = await startKwiq()
  browser = await launchBrowser()
  context = await browser.newContext({ ...desktop, reducedMotion: 'reduce' })
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== kwiq.url) outside.push(request.url())
  })
})
afterAll(async () => {
  await browser.close()
  await kwiq.close()
})

/** Every property that takes the text, of every component. */
function hostileNodes() {
  return definitionList.map(({ type, properties }, index) => {
    const taken = Object.entries(properties.shape).flatMap(([name, schema]) => {
      // An address is refused outright, see below.
      if (name === 'url') return []
      const tries = [hostile, short, [{ title: short, subtitle: short, label: short }], [short]]
      const fits = tries.find((value) => schema.safeParse(value).success)
      return fits === undefined ? [] : [[name, fits] as const]
    })
    return { id: `n${index}`, type, label: short, properties: Object.fromEntries(taken) }
  })
}

async function post(path: string, data: object): Promise<{ status: number; json: Record<string, unknown> }> {
  const response = await context.request.post(kwiq.url + path, { data })
  return { status: response.status(), json: (await response.json().catch(() => ({}))) as never }
}

/** What of the text became more than a text on the page that is open. */
async function escaped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const marks = [...document.querySelectorAll('.pwned, script:not([src]):not([type="application/json"])')]
    const handlers = [...document.querySelectorAll('*')].filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on')),
    )
    const links = [...document.querySelectorAll('a[href], iframe[src]')].filter((element) =>
      /^\s*(javascript|data|vbscript):/i.test(
        element.getAttribute('href') ?? element.getAttribute('src') ?? '',
      ),
    )
    const ran = 'pwned' in window ? ['a script ran'] : []
    return [...ran, ...[...marks, ...handlers, ...links].map((element) => element.outerHTML.slice(0, 200))]
  })
}

test('a hostile text stays a text wherever it is shown, and no page asks anybody else for anything', async () => {
  await post('/api/register', {
    firstName: short,
    lastName: short,
    email: 'ada@kwiq.example',
    password: 'flour and water',
  })
  const nodes = hostileNodes()
  expect(nodes.length).toBeGreaterThan(15)
  const half = Math.ceil(nodes.length / 2)
  const schema = {
    schemaVersion: 1,
    app: { name: short, description: hostile, icon: null, theme: { preset: 'clean' }, startScreenId: 'a' },
    screens: [
      { id: 'a', name: short, components: nodes.slice(0, half) },
      { id: 'b', name: short, components: nodes.slice(half) },
    ],
  }
  const made = await post('/api/projects', { name: short, description: hostile.slice(0, 200), schema })
  expect(made.status, JSON.stringify(made.json)).toBeLessThan(300)
  const linked = {
    ...schema,
    screens: [
      {
        id: 'a',
        name: 'A',
        components: [{ id: 'w', type: 'webview', label: '', properties: { url: hostile } }],
      },
    ],
  }
  expect((await post('/api/projects', { name: 'Linked', schema: linked })).status).toBe(400)
  const id = String(made.json.id)
  const at = `/api/projects/${id}`
  await post(`${at}/comments`, { comment: hostile })
  const review = await post(`${at}/review-links`, { name: short })
  const link = String(review.json.url)
  const guest = { key: '6f1f7a0e-1111-4000-8000-000000000000', name: short }
  await post(`/api/review/${link.split('/').at(-1)}/comments`, { comment: hostile, guest })
  await post('/api/keys', { name: short, permissions: ['read'] })
  await post('/api/errors', { errorType: short, message: hostile, url: '/x', stackTrace: hostile })
  await post(`${at}/shares`, { email: 'bob@kwiq.example', permission: 'viewer' })

  const page = await context.newPage()
  const places = [
    '/dashboard',
    `/studio/${id}`,
    `/projects/${id}`,
    link.slice(kwiq.url.length),
    '/admin',
    '/api-keys',
    '/account',
    '/billing',
    '/templates',
    '/transfer',
    '/builder',
    '/api/docs',
  ]
  for (const place of places) {
    await page.goto(kwiq.url + place)
    // The studio keeps a line open, so that its network is never idle.
    if (!place.startsWith('/studio/')) await page.waitForLoadState('networkidle')
    else await page.locator('[data-save-state="saved"]').waitFor()
    expect(await escaped(page), place).toEqual([])
  }
  // The text was there to be seen, not left out.
  await page.goto(`${kwiq.url}/dashboard`)
  await page.getByText(short).first().waitFor()
  await page.goto(`${kwiq.url}/studio/${id}`)
  await page.getByText(short).first().waitFor()
  await page.getByRole('button', { name: 'Comments' }).first().click()
  await page.getByText('{{7*7}}').first().waitFor()
  expect(await escaped(page)).toEqual([])
  expect(outside).toEqual([])
  await page.close()

  // The OWNER's plan is without limits: the app that is built is looked at, too.
  const build = await awaitBuild(context.request, kwiq.url, id, 'android')
  const app = await openApk(await browser.newContext(), await downloadMain(context.request, kwiq.url, build))
  await app.page.locator('#root *').first().waitFor()
  expect(await escaped(app.page)).toEqual([])
})
