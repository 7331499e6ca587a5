import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { readWebFonts } from '../../../http/web-fonts.ts'

/** App screens to show beside the form, as the build of the web app has drawn them. */
export interface SignInShowcase {
  /** The rules the screens need, with the fonts of the web app. */
  css: string
  /** Markup of 375 by 812 px each, of our own making: not escaped again. */
  screens: string[]
}

const Showcase = z.object({
  css: z.string(),
  apps: z.object({ shop: z.object({ screens: z.array(z.object({ html: z.string() })).min(2) }) }),
})

/** Reads what the web build left in its assets; null where there is none, and the pages do without. */
export async function loadSignInShowcase(webRoot: string | null): Promise<SignInShowcase | null> {
  if (webRoot === null) return null
  const assets = join(webRoot, 'assets')
  const names = await readdir(assets).catch((): string[] => [])
  const file = names.find((name) => /^showcase-.*\.json$/.test(name))
  if (!file) return null
  const parsed = Showcase.safeParse(JSON.parse(await readFile(join(assets, file), 'utf8')))
  if (!parsed.success) return null
  const { css, apps } = parsed.data
  const [list, detail] = apps.shop.screens
  return {
    css: `${await readWebFonts(webRoot)}\n${css}`,
    screens: [detail, list].flatMap((screen) => (screen ? [screen.html] : [])),
  }
}
