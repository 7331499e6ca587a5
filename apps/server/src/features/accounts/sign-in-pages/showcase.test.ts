import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadSignInShowcase } from './showcase.ts'

let webRoot: string
beforeEach(() => {
  webRoot = mkdtempSync(join(tmpdir(), 'kwiq-showcase-'))
  mkdirSync(join(webRoot, 'assets'))
})
afterEach(() => rmSync(webRoot, { recursive: true }))

function write(name: string, content: unknown): void {
  writeFileSync(
    join(webRoot, 'assets', name),
    typeof content === 'string' ? content : JSON.stringify(content),
  )
}

test('screens come from the web build, with its fonts and nothing else of its styles', async () => {
  write('showcase-1a2b.json', {
    css: '.r-1{top:0}',
    apps: { shop: { screens: [{ html: '<div>list</div>' }, { html: '<div>detail</div>' }] } },
  })
  write('index-3c4d.css', 'body{margin:9px}@font-face{font-family:Inter;src:url(/assets/i.woff2)}p{top:1px}')
  expect(await loadSignInShowcase(webRoot)).toEqual({
    css: '@font-face{font-family:Inter;src:url(/assets/i.woff2)}\n.r-1{top:0}',
    screens: ['<div>detail</div>', '<div>list</div>'],
  })
})

test('without them, or in a shape of another version, the pages do without', async () => {
  expect(await loadSignInShowcase(null)).toBeNull()
  expect(await loadSignInShowcase(join(webRoot, 'nowhere'))).toBeNull()
  expect(await loadSignInShowcase(webRoot)).toBeNull()
  write('showcase-1a2b.json', { apps: [] })
  expect(await loadSignInShowcase(webRoot)).toBeNull()
})
