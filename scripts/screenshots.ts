import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { launchBrowser } from '../e2e/support/browser.ts'
import { startKwiq } from '../e2e/support/kwiq.ts'
import { buildWeb } from './build-web.ts'
import { root } from './processes.ts'

// The pictures of the README and the docs, taken of the product as it is: `npm run screenshots`.
const pictures = path.join(root, 'docs', 'pictures')

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

await buildWeb()
await mkdir(pictures, { recursive: true })
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
} finally {
  await browser.close()
  await kwiq.close()
}
