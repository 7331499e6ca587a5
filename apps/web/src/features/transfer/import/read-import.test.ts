import { emptyDocument } from '@kwiq/app-model'
import { expect, test } from 'vitest'
import { readImport } from './read-import.ts'

const file = (text: string, name = 'app.json') => new File([text], name)

test('a document comes back as it was', async () => {
  const document = emptyDocument({ name: 'Bakery' })
  expect(await readImport(file(JSON.stringify(document)))).toEqual(document)
  expect(await readImport(file(`\uFEFF${JSON.stringify(document)}`))).toEqual(document)
})

test.each([
  ['no JSON at all', 'The file is not JSON.'],
  ['{"screens": 5}', 'This is not a Kwiq app. screens: The screens must be a list.'],
  ['PK and nothing more', 'This is not a zip file.'],
])('%s is refused in words', async (text, message) => {
  await expect(readImport(file(text))).rejects.toThrow(message)
})

test('a reserved key is refused', async () => {
  const text = JSON.stringify(emptyDocument({ name: 'A' })).replace('"theme":{', '"theme":{"__proto__":1,')
  await expect(readImport(file(text))).rejects.toThrow('reserved')
})

test('a file of six megabytes is not even read', async () => {
  await expect(readImport(file('x'.repeat(5_000_001)))).rejects.toThrow('larger than 5 MB')
})
