import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import lighthouse, { desktopConfig } from 'lighthouse'
import { chromium } from 'playwright-core'
import { startKwiq } from '../e2e/support/kwiq.ts'
import { buildWeb } from './build-web.ts'
import { ensureChromium } from './chromium.ts'

// `npm run lighthouse` scores every page below; `npm run lighthouse -- landing studio` only those. Performance
// depends on what else the machine does; the other three categories do not.

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

/** What the performance score is made of. */
const timings = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
] as const

interface PageToScore {
  name: string
  /** Its path; `projectId` is a project cloned from the first template. */
  path: (projectId: string) => string
  isDesktop: boolean
  isSignedIn: boolean
  /** The least score of 100 that is promised. */
  promised: Partial<Record<Category, number>>
}

const public95 = { performance: 95, accessibility: 95, 'best-practices': 95, seo: 95 }
const signedIn = { performance: 90, accessibility: 100 }

const pages: readonly PageToScore[] = [
  { name: 'landing', path: () => '/', isDesktop: true, isSignedIn: false, promised: public95 },
  { name: 'landing-phone', path: () => '/', isDesktop: false, isSignedIn: false, promised: public95 },
  { name: 'dashboard', path: () => '/dashboard', isDesktop: true, isSignedIn: true, promised: signedIn },
  { name: 'templates', path: () => '/templates', isDesktop: true, isSignedIn: true, promised: signedIn },
  { name: 'studio', path: (id) => `/studio/${id}`, isDesktop: true, isSignedIn: true, promised: signedIn },
]

async function findFreePort(): Promise<number> {
  return await new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Cookies and project of somebody new who has started from a template. */
async function signUp(url: string): Promise<{ cookie: string; projectId: string }> {
  const registered = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'lighthouse@kwiq.example', password: 'a beam over the sea' }),
  })
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const headers = { cookie }
  const [template] = await (await fetch(`${url}/api/templates`, { headers })).json()
  const cloned = await fetch(`${url}/api/templates/${template.id}/clone`, { method: 'POST', headers })
  return { cookie, projectId: (await cloned.json()).projectId }
}

/** What Lighthouse says of a page. The first load of a browser now and then gives no trace: it is then asked again. */
async function score(url: string, page: PageToScore, cookie: string) {
  for (let attempt = 1; ; attempt++) {
    const result = await lighthouse(
      url,
      { port, logLevel: 'error', extraHeaders: page.isSignedIn ? { cookie } : {} },
      page.isDesktop ? desktopConfig : undefined,
    )
    if (!result) throw new Error(`Lighthouse gave nothing for ${page.name}.`)
    if (!result.lhr.runtimeError || attempt === 3) return result.lhr
  }
}

const wanted = process.argv.slice(2)
await buildWeb()
const kwiq = await startKwiq()
const port = await findFreePort()
const profile = await mkdtemp(path.join(tmpdir(), 'kwiq-lighthouse-'))
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--headless=new', '--disable-gpu', `--remote-debugging-port=${port}`],
})
try {
  const { cookie, projectId } = await signUp(kwiq.url)
  for (const page of pages) {
    if (wanted.length > 0 && !wanted.includes(page.name)) continue
    const lhr = await score(kwiq.url + page.path(projectId), page, cookie)
    const scores = categories.map((category) => {
      const score = Math.round((lhr.categories[category]?.score ?? 0) * 100)
      const promised = page.promised[category] ?? 0
      if (score < promised) process.exitCode = 1
      return `${category} ${score}${score < promised ? ` (BELOW ${promised})` : ''}`
    })
    process.stdout.write(`${page.name}: ${scores.join(', ')}\n`)
    const seen = timings.map((audit) => `${audit} ${lhr.audits[audit]?.displayValue ?? 'unknown'}`)
    process.stdout.write(`  ${seen.join(', ')}\n`)
    if (lhr.runtimeError) process.stdout.write(`  ${lhr.runtimeError.code}: ${lhr.runtimeError.message}\n`)
    for (const { score, scoreDisplayMode, title, displayValue } of Object.values(lhr.audits)) {
      const isCounted = scoreDisplayMode === 'binary' || scoreDisplayMode === 'numeric'
      if (isCounted && score !== null && score < 0.9)
        process.stdout.write(`  ${title}${displayValue ? `: ${displayValue}` : ''}\n`)
    }
  }
} finally {
  await browser.close()
  await kwiq.close()
  await rm(profile, { recursive: true, force: true })
}
