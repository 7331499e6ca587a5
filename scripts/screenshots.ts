import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { launchBrowser } from '../e2e/support/browser.ts'
import { startKwiq } from '../e2e/support/kwiq.ts'
import { buildWeb } from './build-web.ts'
import { root } from './processes.ts'

// The pictures of the README and the docs, taken of the product as it is: `npm run screenshots`.
const pictures = path.join(root, 'docs', 'pictures')
/** Those /getting-started shows. */
const helpPictures = path.join(root, 'apps/web/public/help')

async function saveGeneratedApp(page: Page, url: string, prompt: string): Promise<void> {
  await page.goto(`${url}/builder`)
  await page.getByLabel('What would you like to build?').fill(prompt)
  await page.getByRole('button', { name: 'Generate App' }).click()
  await page.waitForURL('**/projects/kwiq-demo')
  await page.getByRole('button', { name: 'Save as Project' }).click()
  await page.waitForURL('**/studio/*')
}

/** The picture that goes along when somebody passes a link to Kwiq on: 1200 by 630, three real screens. */
async function saveSocialPicture(page: Page, url: string): Promise<void> {
  await page.goto(url)
  const phones = page.locator('main .phone')
  await phones.nth(2).locator('.still').waitFor()
  await page.waitForTimeout(1500)
  const shots = []
  for (const index of [0, 1, 2]) shots.push((await phones.nth(index).screenshot()).toString('base64'))
  const logo = await readFile(path.join(root, 'apps/web/public/icon.svg'), 'utf8')
  const [left, middle, right] = shots.map((shot) => `<img src="data:image/png;base64,${shot}">`)
  await page.setViewportSize({ width: 1200, height: 630 })
  await page.setContent(`<style>
    body { margin: 0; display: flex; height: 630px; overflow: hidden; background: #f1f0ec; font-family: Inter, sans-serif; color: #1b1a18 }
    div { width: 440px; flex: none; padding: 150px 20px 0 72px } svg { width: 72px } h1 { font-size: 58px; line-height: 1.08; letter-spacing: -.03em; margin: 28px 0 0 }
    p { font-size: 26px; line-height: 1.35; color: #57544f } img { width: 196px; margin: 128px 20px 0 0; align-self: flex-start; border-radius: 30px } img:nth-of-type(2) { margin-top: 88px }
  </style><div>${logo}<h1>Build Mobile Apps with AI</h1><p>No code required.</p></div>${left}${middle}${right}`)
  await page.screenshot({ path: path.join(root, 'apps/web/public/social.png') })
}

/** Keeps what the page shows as WebP, in light and in dark, beside the page that shows it. */
async function saveHelpPicture(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.waitForTimeout(500)
    const png = (await page.screenshot()).toString('base64')
    const webp = await page.evaluate(async (source) => {
      const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0))
      const picture = await createImageBitmap(new Blob([bytes]))
      const canvas = new OffscreenCanvas(picture.width, picture.height)
      canvas.getContext('2d')?.drawImage(picture, 0, 0)
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.86 })
      return Array.from(new Uint8Array(await blob.arrayBuffer()))
    }, png)
    await writeFile(path.join(helpPictures, `${name}-${colorScheme}.webp`), Uint8Array.from(webp))
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/** The steps of /getting-started: the builder, the studio, and a build that is ready. */
async function saveHelpPictures(page: Page, url: string, studio: string): Promise<void> {
  await page.setViewportSize({ width: 1200, height: 750 })
  await page.goto(`${url}/builder`)
  await page
    .getByLabel('What would you like to build?')
    .fill('A recipe app with search, favorites and meal planning for the week')
  await page.waitForTimeout(2000)
  await saveHelpPicture(page, 'describe')
  await page.goto(studio)
  await page.locator('[data-node-id]').nth(2).waitFor()
  await page.locator('[data-node-id]').nth(2).click()
  await page.waitForTimeout(2000)
  await saveHelpPicture(page, 'customize')
  await page.getByRole('button', { name: 'Export', exact: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Build for Android' }).click()
  await page.getByRole('link', { name: 'Download app.apk' }).waitFor({ timeout: 120_000 })
  await page.waitForTimeout(6000)
  await saveHelpPicture(page, 'download')
}

await buildWeb()
await mkdir(pictures, { recursive: true })
await mkdir(helpPictures, { recursive: true })
const kwiq = await startKwiq()
const browser = await launchBrowser()
try {
  const page = await browser.newPage({ viewport: { width: 1360, height: 850 }, colorScheme: 'light' })
  await saveSocialPicture(await browser.newPage({ viewport: { width: 1440, height: 900 } }), kwiq.url)
  await page.context().request.post(`${kwiq.url}/api/register`, {
    data: { firstName: 'Mara', lastName: 'Keller', email: 'mara@kwiq.example', password: 'a picture of it' },
  })
  await saveGeneratedApp(page, kwiq.url, 'Recipe app with search, favorites and meal planning')
  await page.locator('[data-node-id]').nth(2).waitFor()
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await page.locator('[data-node-id]').nth(2).click()
  await page.waitForTimeout(6000)
  await page.screenshot({ path: path.join(pictures, 'studio.png') })
  await saveHelpPictures(page, kwiq.url, page.url())
} finally {
  await browser.close()
  await kwiq.close()
}
