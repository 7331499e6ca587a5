import { expect, test } from 'vitest'
import { fileName } from './download-json.ts'

test.each([
  ['Corner Shop', 'Corner-Shop'],
  ['../../etc/passwd', 'etc-passwd'],
  ['Bäckerei: "Müller"', 'Bäckerei-Müller'],
  ['\u202Egpj.exe', 'gpj-exe'],
  ['???', 'app'],
])('%s is saved as %s', (name, expected) => {
  expect(fileName(name)).toBe(expected)
})
