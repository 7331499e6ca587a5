import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desktop, expectAccessible, expectNoSidewaysScroll, launchBrowser, phone } from './support/browser.ts'
import { type Kwiq, startKwiq } from './support/kwiq.ts'

let kwiq: Kwiq
let browser: Browser

beforeAll(async () => {
  kwiq = await startKwiq()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await kwiq.close()
})

const publicPages = [
  { path: '/', heading: 'Build Mobile Apps with AI, No Code Required' },
  { path: '/builder', heading: 'Build Mobile Apps with AI, No Code Required' },
  { path: '/demo', heading: 'Demo Video' },
  { path: '/tutorial', heading: 'Tutorial' },
  { path: '/getting-started', heading: 'Getting Started' },
  { path: '/legal/privacy', heading: 'Privacy Policy' },
  { path: '/legal/terms', heading: 'Terms of Service' },
]

/** Widths in CSS px of a desktop's window, the same magnified to 200 %, and the narrowest WCAG asks for. */
const widths = [1440, 720, 320]

const protectedPaths = ['/dashboard', '/templates', '/transfer', '/api-keys', '/billing', '/admin']

/** Where the links of these names lead, without repeats. */
async function targets(page: Page, names: readonly string[]): Promise<(string | null)[]> {
  const found = new Set<string | null>()
  for (const name of names) {
    const links = page.getByRole('link', { name, exact: true })
    await links.first().waitFor()
    for (const link of await links.all()) found.add(await link.getAttribute('href'))
  }
  return [...found]
}

describe('every page', () => {
  let context: BrowserContext
  let page: Page

  beforeAll(async () => {
    context = await browser.newContext({ ...desktop, reducedMotion: 'reduce' })
    page = await context.newPage()
  })
  afterAll(() => context.close())

  test.each(publicPages)('$path is open, accessible in light and dark, and fits', async (shown) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(kwiq.url + shown.path)
    await page.getByRole('heading', { level: 1, name: shown.heading }).waitFor()
    // What visitors see at /builder has been looked at as /.
    for (const colorScheme of shown.path === '/builder' ? [] : (['light', 'dark'] as const)) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 450 })
      await expectNoSidewaysScroll(page)
    }
  })

  test('they fit a phone, and the first of them is accessible there', async () => {
    const onPhone = await browser.newContext({ ...phone, reducedMotion: 'reduce' })
    const small = await onPhone.newPage()
    for (const { path, heading } of publicPages.filter((shown) => shown.path !== '/builder')) {
      await small.goto(kwiq.url + path)
      await small.getByRole('heading', { level: 1, name: heading }).waitFor()
      if (path === '/' || path === '/demo') await expectAccessible(small)
      await expectNoSidewaysScroll(small)
    }
    await onPhone.close()
  })
})

describe('the landing page', () => {
  let page: Page

  beforeAll(async () => {
    page = await browser.newPage(desktop)
    await page.goto(kwiq.url)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  })
  afterAll(() => page.close())

  test('has logo and name, How It Works and Get Started Free in its bar', async () => {
    const bar = page.getByRole('banner')
    await bar.getByRole('link', { name: 'Kwiq' }).waitFor()
    expect(await targets(page, ['How It Works'])).toEqual(['/getting-started'])
    expect(await targets(page, ['Get Started Free'])).toEqual(['/api/login'])
  })

  test('says in three steps what one builds', async () => {
    await page.getByRole('heading', { name: 'What You Build' }).waitFor()
    const steps = await page.locator('.steps h3').allInnerTexts()
    expect(steps.map((step) => step.replace(/^\d\s*/, ''))).toEqual([
      'Describe Your App',
      'Customize (Optional)',
      'Request Build & Download',
    ])
  })

  test('shows the prices of the plan table, and every sign-up button leads to the sign-in page', async () => {
    await page.getByRole('heading', { name: 'Pricing' }).waitFor()
    expect(await page.locator('.plan .price b').allInnerTexts()).toEqual(['$0', '$19', '$49'])
    const buttons = await page.locator('.plan a').all()
    expect(buttons).toHaveLength(3)
    for (const button of buttons) expect(await button.getAttribute('href')).toBe('/api/login')
  })

  test('calls to action and footer lead where they say', async () => {
    await page.getByRole('heading', { name: 'Ready to Build Your App?' }).waitFor()
    expect(await targets(page, ['Start Building Now'])).toEqual(['/api/login'])
    expect(await targets(page, ['View Getting Started Guide'])).toEqual(['/getting-started'])
    const foot = page.getByRole('contentinfo')
    const links = await foot.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href')))
    expect(links).toEqual(expect.arrayContaining(['/legal/privacy', '/legal/terms', '/getting-started']))
  })

  test('asks nobody else for anything and sets no cookie', async () => {
    const context = await browser.newContext()
    const fresh = await context.newPage()
    const asked = new Set<string>()
    fresh.on('request', (request) => asked.add(new URL(request.url()).origin))
    await fresh.goto(kwiq.url, { waitUntil: 'networkidle' })
    expect([...asked]).toEqual([kwiq.url])
    expect(await context.cookies()).toEqual([])
    await context.close()
  })
})

describe('a visitor', () => {
  test('sees a spinner with Loading... while it is found out who is here', async () => {
    const page = await browser.newPage()
    let goOn = () => {}
    const asked = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await page.route('**/api/auth/user', async (route) => {
      await asked
      await route.continue()
    })
    await page.goto(`${kwiq.url}/demo`)
    await page.getByText('Loading...').first().waitFor()
    goOn()
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await page.getByText('Loading...').count()).toBe(0)
    await page.close()
  })

  test('without a session has the first page at once, also before any JavaScript', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(kwiq.url)
    await page.getByRole('heading', { name: /No Code Required/ }).waitFor()
    expect(await page.getByText('Loading...').count()).toBe(0)
    await context.close()
  })

  test('is led from any other path to /', async () => {
    const page = await browser.newPage()
    for (const path of ['/nothing', '/legal', '/studio', '/projects/a/b', '/templates/x']) {
      await page.goto(kwiq.url + path)
      await page.waitForURL(`${kwiq.url}/`)
      await page.getByRole('heading', { name: /No Code Required/ }).waitFor()
    }
    await page.close()
  })

  test.each(protectedPaths)('is told on %s and led to the sign-in page after 500 ms', async (path) => {
    const page = await browser.newPage()
    // The page itself notes words and times: how soon a test looks depends on the machine.
    await page.addInitScript(() => {
      const note = (name: string) =>
        sessionStorage.getItem(name) ?? sessionStorage.setItem(name, `${Date.now()}`)
      new MutationObserver(() => {
        const words = document.body?.innerText ?? ''
        if (words.includes('Unauthorized')) note('told')
        if (words.includes('You are logged out. Logging in again...')) note('why')
      }).observe(document, { childList: true, subtree: true })
      addEventListener('pagehide', () => note('left'))
    })
    await page.goto(kwiq.url + path, { waitUntil: 'commit' })
    await page.waitForURL(`**/api/login?returnTo=${encodeURIComponent(path)}`)
    const [told = 0, why = 0, left = 0] = await page.evaluate(() =>
      ['told', 'why', 'left'].map((name) => Number(sessionStorage.getItem(name))),
    )
    expect(told).toBeGreaterThan(0)
    expect(why).toBeGreaterThan(0)
    expect(left - told).toBeGreaterThan(250)
    await page.close()
  })
})

describe('the help pages', () => {
  let page: Page

  beforeAll(async () => {
    page = await browser.newPage(desktop)
  })
  afterAll(() => page.close())

  test('Demo has the place of the video, what one learns, tips and the ways on', async () => {
    await page.goto(`${kwiq.url}/demo`)
    await page.getByRole('heading', { name: 'Demo Video Coming Soon' }).waitFor()
    await page.getByText('5 min', { exact: true }).waitFor()
    await page.getByText(/YouTube.*Vimeo.*file/).waitFor()
    await page.getByRole('heading', { name: "What You'll Learn" }).waitFor()
    for (const name of ['Getting Started', 'AI Generation', 'Visual Studio', 'Export & Deploy'])
      await page.getByRole('heading', { level: 3, name }).waitFor()
    await page.getByRole('heading', { name: 'Quick tips' }).waitFor()
    expect(await targets(page, ['Start Free'])).toEqual(['/api/login'])
    expect(await targets(page, ['View Tutorial'])).toEqual(['/tutorial'])
    expect(await targets(page, ['Home'])).toEqual(['/'])
  })

  test('Tutorial opens one section at a time', async () => {
    await page.goto(`${kwiq.url}/tutorial`)
    const names = [
      'Getting Started',
      'Creating Your First Project',
      'Using AI',
      'Visual Studio',
      'Import/Wrap',
      'Export & Deploy',
      'Subscription Tiers',
    ]
    for (const name of names) {
      const section = page.getByRole('button', { name, exact: true })
      if ((await section.getAttribute('aria-expanded')) !== 'true') await section.click()
      await expect.poll(() => page.locator('[aria-expanded=true]').allInnerTexts()).toEqual([name])
    }
    await page.getByText('$19').first().waitFor()
    await page.getByRole('button', { name: 'Visual Studio' }).click()
    const body = page.getByRole('main')
    for (const words of [/Ctrl\+Z/, /Ctrl\+Y/, /Cmd\+Shift\+Z/, /Search Components/, /768 px/])
      await body.getByText(words).first().waitFor()
    for (const question of [/video games/, /website/, /how to code/, /AI generation work/])
      await page.getByRole('button', { name: question }).waitFor()
    expect(await targets(page, ['Start Free'])).toEqual(['/api/login'])
    expect(await targets(page, ['Watch the demo'])).toEqual(['/demo'])
  })

  test('Getting Started has three steps, the plans, tips and the fees of the stores', async () => {
    await page.goto(`${kwiq.url}/getting-started`)
    await page.getByRole('heading', { name: 'Create a project and generate with AI' }).waitFor()
    await page.getByRole('heading', { name: 'Customize in the studio (optional)' }).waitFor()
    await page.getByRole('heading', { name: 'Request a build and download it' }).waitFor()
    expect(await page.locator('.plan .price b').allInnerTexts()).toEqual(['$0', '$19', '$49'])
    expect(await targets(page, ['Upgrade Now'])).toEqual(['/billing'])
    await page.getByText(/Google Play \$25 one-time, Apple \$99 a year/).waitFor()
    await page.getByRole('heading', { name: 'Tips' }).waitFor()
  })

  test('Getting Started shows the product at each step, in the theme of the page', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(`${kwiq.url}/getting-started`)
      for (const name of ['describe', 'customize', 'download']) {
        const picture = page.locator(`img[src="/help/${name}-${colorScheme}.webp"]`)
        await picture.scrollIntoViewIfNeeded()
        await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200)
        expect((await picture.getAttribute('alt'))?.length).toBeGreaterThan(40)
      }
      expect(await page.locator('.shot img').filter({ visible: true }).count()).toBe(3)
    }
    await page.emulateMedia({ colorScheme: null })
  })

  test('the legal pages say when they were changed', async () => {
    for (const path of ['/legal/privacy', '/legal/terms']) {
      await page.goto(kwiq.url + path)
      await page.getByText('Last updated October 29, 2025').waitFor()
    }
  })

  test('each page has a title and a description of its own', async () => {
    const seen = new Set<string>()
    for (const { path } of publicPages.filter((one) => one.path !== '/builder')) {
      await page.goto(kwiq.url + path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      // Named when the page is there, which its heading is a moment before.
      const words = async () =>
        `${await page.title()}: ${await page.locator('meta[name=description]').getAttribute('content')}`
      await expect.poll(async () => seen.has(await words()), { message: path }).toBe(false)
      seen.add(await words())
    }
    expect(seen.size).toBe(publicPages.length - 1)
  })
})
