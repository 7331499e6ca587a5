import { readZip } from '@kwiq/export'
import type { BrowserContext, Page } from 'playwright-core'

/** Origin the shell serves an app's own files under. */
const assetOrigin = 'https://appassets.androidplatform.net'

const types: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  woff2: 'font/woff2',
}

/** A page that runs the files of an APK as the shell does, and what it asked for elsewhere. */
export interface ApkPage {
  page: Page
  outside: string[]
}

/** Opens the app of an APK in a browser with the origin, the headers and the fallback of the Android shell. */
export async function openApk(context: BrowserContext, apk: Uint8Array, path = '/'): Promise<ApkPage> {
  const files = new Map(readZip(apk).records.map((record) => [record.path, record]))
  const outside: string[] = []
  const page = await context.newPage()
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url())
    if (url.origin !== assetOrigin) {
      outside.push(url.href)
      return route.abort()
    }
    const name = url.pathname === '/' ? 'index.html' : url.pathname.slice(1)
    const isFile = name.includes('.')
    const record =
      files.get(`assets/www/${name}`) ?? (isFile ? undefined : files.get('assets/www/index.html'))
    if (!record) return route.fulfill({ status: 404 })
    const ending = record.path.slice(record.path.lastIndexOf('.') + 1)
    return route.fulfill({
      body: Buffer.from(record.read()),
      headers: {
        'content-type': types[ending] ?? 'application/octet-stream',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      },
    })
  })
  await page.goto(`${assetOrigin}${path}`)
  return { page, outside }
}
