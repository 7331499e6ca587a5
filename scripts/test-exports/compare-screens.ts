import type { Browser, Page } from 'playwright-core'
import { differingPixels } from './differing-pixels.ts'

/** Where one app runs, and how each screen is reached. */
export interface RunningApp {
  origin: string
  /** Address of a screen. */
  address: (screenId: string) => string
  /** Attribute by which elements name their component. */
  mark: string
}

type Boxes = Record<string, [left: number, top: number, width: number, height: number]>

/** Boxes may differ by this much, in px: browsers round. */
const slack = 1

interface Compared {
  screens: number
  boxes: number
  taps: number
  /** Share of pixels that differ to the eye, 0 to 1: of all screens, and of the worst. Reported, never a fault. */
  pixels: number
  mostPixels: number
}

/**
 * Differences of two running apps: words, boxes of components, pixels, and what taps on the first screen lead to.
 * Of components in `unmarked` only the words count.
 */
export async function compareScreens(
  browser: Browser,
  apps: readonly [one: RunningApp, other: RunningApp],
  screenIds: readonly string[],
  unmarked: ReadonlySet<string>,
): Promise<{ problems: string[]; compared: Compared }> {
  const problems: string[] = []
  const compared = { screens: 0, boxes: 0, taps: 0, pixels: 0, mostPixels: 0 }
  const pages = await Promise.all(apps.map((app) => openPage(browser, app, problems)))
  const [one, other] = pages
  if (!one || !other) return { problems: ['no pages'], compared }
  const both = async (go: (page: Page, app: RunningApp) => Promise<unknown>) => {
    await go(one, apps[0])
    await go(other, apps[1])
  }
  for (const id of screenIds) {
    await both((page, app) => open(page, app, id))
    compared.screens += 1
    const share = await differingShare(one, other)
    compared.pixels += share
    compared.mostPixels = Math.max(compared.mostPixels, share)
    const [words, otherWords] = [await wordsOn(one), await wordsOn(other)]
    if (words !== otherWords) problems.push(`${id}: words differ\n  ${words}\n  ${otherWords}`)
    const [boxes, otherBoxes] = [await boxesOn(one, apps[0].mark), await boxesOn(other, apps[1].mark)]
    for (const [node, box] of Object.entries(boxes)) {
      if (unmarked.has(node)) continue
      compared.boxes += 1
      const match = otherBoxes[node]
      if (!match) problems.push(`${id}: ${node} is missing`)
      else if (box.some((value, at) => Math.abs(value - (match[at] ?? 0)) > slack))
        problems.push(`${id}: ${node} stands at ${box.join(' ')} and at ${match.join(' ')}`)
    }
  }
  compared.pixels /= Math.max(1, compared.screens)
  const [start = ''] = screenIds
  await both((page, app) => open(page, app, start))
  const taps = Math.min(10, await tappables(one).count())
  for (let at = 0; at < taps; at += 1) {
    await both(async (page, app) => {
      await open(page, app, start)
      await tappables(page).nth(at).click({ timeout: 60_000 })
      await settle(page)
    })
    compared.taps += 1
    const [words, otherWords] = [await wordsOn(one), await wordsOn(other)]
    if (words !== otherWords) problems.push(`tap ${at} leads elsewhere\n  ${words}\n  ${otherWords}`)
  }
  await Promise.all(pages.map((page) => page.context().close()))
  return { problems, compared }
}

const tappables = (page: Page) => page.locator(':is([role=button], [role=link]):visible')

async function open(page: Page, { origin, address }: RunningApp, screenId: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(origin + address(screenId))
  await page.locator('[role=region]:visible').first().waitFor({ timeout: 60_000 })
  await settle(page)
}

/** Looks at a page at most: one with a clock never rests. */
const mostLooks = 50

/** Waits until nothing is asked for, fonts are there, and words and boxes rest: however slow the machine is. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  let before = ''
  for (let [look, rests] = [0, 0]; look < mostLooks && rests < 2; look += 1) {
    await page.waitForTimeout(200)
    const now = await page.evaluate(async () => {
      await document.fonts.ready
      const boxes = [...document.querySelectorAll('[role=region] *')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [x, y, width, height].join(' ')
      })
      return `${location.href} ${document.body.innerText} ${boxes.join()}`
    })
    rests = now === before ? rests + 1 : 0
    before = now
  }
}

const wordsOn = (page: Page) => page.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' ').trim())

const boxesOn = (page: Page, mark: string): Promise<Boxes> =>
  page.evaluate((name) => {
    const boxes: Boxes = {}
    for (const element of document.querySelectorAll(`[${name}]`)) {
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width > 0)
        boxes[element.getAttribute(name) ?? ''] = [x, y, width, height].map(Math.round) as Boxes[string]
    }
    return boxes
  }, mark)

async function openPage(browser: Browser, { origin }: RunningApp, problems: string[]): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, colorScheme: 'light' })
  const page = await context.newPage()
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && /^https?:/.test(request.url()))
      problems.push(`outside request: ${request.url()}`)
  })
  return page
}

/** The share of pixels, 0 to 1, that two pages draw in other colours. */
async function differingShare(one: Page, other: Page): Promise<number> {
  const pictures = [one, other].map((page) => page.screenshot({ animations: 'disabled' }))
  const canvas = await one.context().newPage()
  try {
    return await differingPixels(canvas, await Promise.all(pictures))
  } finally {
    await canvas.close()
  }
}
