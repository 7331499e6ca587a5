import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readWebFonts } from './web-fonts.ts'

test('the fonts of all sheets, each once, and nothing else of them', async () => {
  const webRoot = mkdtempSync(join(tmpdir(), 'kwiq-fonts-'))
  const inter = '@font-face{font-family:Inter;src:url(/assets/i.woff2)}'
  const sora = '@font-face{font-family:Sora;src:url(/assets/s.woff2)}'
  mkdirSync(join(webRoot, 'assets'))
  writeFileSync(join(webRoot, 'assets', 'a.css'), `body{margin:9px}${inter}p{top:1px}`)
  writeFileSync(join(webRoot, 'assets', 'b.css'), `${inter}${sora}`)
  expect(await readWebFonts(webRoot)).toBe(`${inter}\n${sora}`)
  rmSync(webRoot, { recursive: true })
})

test('where nothing is built there are none', async () => {
  expect(await readWebFonts(null)).toBe('')
  expect(await readWebFonts(join(tmpdir(), 'nowhere-at-all'))).toBe('')
})
