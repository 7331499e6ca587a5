import type { AppDocument } from '@kwiq/app-model'
import { exampleApps } from '@kwiq/examples'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { differingPixels } from '../scripts/test-exports/differing-pixels.ts'
import { openApk } from './support/apk-page.ts'
import { awaitBuild, downloadMain } from './support/await-build.ts'
import { launchBrowser } from './support/browser.ts'
import { type Kwiq, startKwiq } from './support/kwiq.ts'

/** Of a component's pixels: edges of letters that fall between two pixels. */
const mostDiffering = 0.02

let kwiq: Kwiq
let browser: Browser
let context: BrowserContext

beforeAll(async () => {
  kwiq = await startKwiq()
  browser = await launchBrowser()
  // Of odd width, so that a phone in its middle begins at a whole pixel.
  context = await browser.newContext({ viewport: { width: 1501, height: 1250 }, reducedMotion: 'reduce' })
  await context.request.post(`${kwiq.url}/api/register`, {
    data: { email: 'ada@kwiq.example', password: 'flour and water' },
  })
})
afterAll(async () => {
  await browser.close()
  await kwiq.close()
})

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Where the components of a screen stand, once fonts are there and nothing moves any more. */
async function restingBoxes(page: Page, within: string): Promise<Map<string, Box>> {
  const read = () =>
    page.evaluate(async (place) => {
      await document.fonts.ready
      return [...document.querySelectorAll(`${place} [data-node-id]`)].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [element.getAttribute('data-node-id') ?? '', { x, y, width, height }] as const
      })
    }, within)
  await page.locator(`${within} [data-node-id]`).first().waitFor()
  let before = ''
  await expect
    .poll(
      async () => {
        const now = JSON.stringify(await read())
        const rests = now === before
        before = now
        return rests
      },
      { interval: 300 },
    )
    .toBe(true)
  return new Map(await read())
}

/** The foot of a bar at the top and the top of one at the foot: a phone's own bars take the rest. */
function clipOf(box: Box, size: Box, isHeader: boolean) {
  const height = Math.floor(size.height)
  const y = isHeader ? box.y + box.height - height : box.y
  return { x: Math.round(box.x), y: Math.round(y), width: Math.floor(size.width), height }
}

async function makeApk(document: AppDocument): Promise<{ projectId: string; apk: Uint8Array }> {
  const made = await context.request.post(`${kwiq.url}/api/projects`, {
    data: { name: document.app.name, schema: document },
  })
  const { id: projectId }: { id: string } = await made.json()
  const build = await awaitBuild(context.request, kwiq.url, projectId, 'android')
  return { projectId, apk: await downloadMain(context.request, kwiq.url, build) }
}

it.each([4, 7])('example %d looks alike on the canvas, in the preview and from its APK', async (at) => {
  const document = exampleApps[at]
  const [screen] = document?.screens ?? []
  if (!document || !screen) throw new Error('There is no such example.')
  const { projectId, apk } = await makeApk(document)
  const { page: own } = await openApk(context, apk)
  await own.setViewportSize({ width: 375, height: 812 })
  const preview = await context.newPage()
  await preview.goto(`${kwiq.url}/projects/${projectId}`)
  // There the phone is as large as it is.
  await preview.getByRole('button', { name: 'Full screen' }).click()
  const studio = await context.newPage()
  await studio.goto(`${kwiq.url}/studio/${projectId}`)
  const expected = await restingBoxes(own, 'body')
  const reader = await context.newPage()
  for (const [page, within] of [
    [preview, '.pstage'],
    [studio, `[data-screen-id="${screen.id}"]`],
  ] as const) {
    const found = await restingBoxes(page, within)
    for (const { id, type } of screen.components) {
      const [box, other] = [expected.get(id), found.get(id)]
      if (!box || !other) throw new Error(`${id} is missing in ${within}`)
      expect(Math.abs(box.width - other.width), `width of ${id} in ${within}`).toBeLessThanOrEqual(1)
      const isBar = type === 'header' || type === 'navbar'
      if (!isBar) expect(Math.abs(box.height - other.height), `height of ${id}`).toBeLessThanOrEqual(1)
      // What lies under the bar at the foot is seen partly, and elsewhere in each.
      if (type === 'navbar' || box.y + box.height > 650) continue
      const pictures = [
        await own.screenshot({ clip: clipOf(box, box, type === 'header'), animations: 'disabled' }),
        await page.screenshot({ clip: clipOf(other, box, type === 'header'), animations: 'disabled' }),
      ]
      expect(await differingPixels(reader, pictures), `${id} in ${within}`).toBeLessThanOrEqual(mostDiffering)
    }
  }
})
