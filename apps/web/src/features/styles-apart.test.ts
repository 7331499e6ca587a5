import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const here = import.meta.dirname
const read = (pattern: string) =>
  globSync(pattern, { cwd: here })
    .filter((file) => !file.includes('.test.'))
    .map((file) => ({ feature: file.split(path.sep)[0], text: readFileSync(path.join(here, file), 'utf8') }))

/** Classes that rules of a sheet are for wherever they stand: `.a`, `.a b`, `.a:hover`, but not `.a.b` or `.b .a`. */
const classesAnywhere = (css: string) =>
  [
    ...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/(?:^|[},{])\s*\.([\w-]+)(?![\w.[-])[^{},]*(?=[,{])/g),
  ].map(([, name = '']) => name)

const classesUsed = (source: string) =>
  [...source.matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g)].flatMap(([, plain = '', built = '']) =>
    [plain, ...[...built.matchAll(/'([^']*)'/g)].map(([, part = '']) => part)].flatMap((part) =>
      part.split(/\s+/),
    ),
  )

// Who signs in gets another page: what the landing page loaded is gone.
const leftBehind = ['studio', 'landing']

test('no style of a page that was open before reaches into the studio', () => {
  const used = new Set(read('studio/**/*.tsx').flatMap(({ text }) => classesUsed(text)))
  const foreign = read('**/*.css')
    .filter(({ feature = '' }) => !leftBehind.includes(feature))
    .flatMap(({ feature, text }) => classesAnywhere(text).map((name) => ({ feature, name })))
  expect(used.size).toBeGreaterThan(150)
  expect(foreign.length).toBeGreaterThan(200)
  expect(foreign.filter(({ name }) => used.has(name))).toEqual([])
})
