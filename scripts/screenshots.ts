import { mkdir } from 'node:fs/promises'
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

await buildWeb()
await mkdir(pictures, { recursive: true })
const kwiq = await startKwiq()
const browser = await launchBrowser()
try {
  const page = await browser.newPage({ viewport: { width: 1360, height: 850 }, colorScheme: 'light' })
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
