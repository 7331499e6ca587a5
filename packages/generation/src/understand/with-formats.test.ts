import { expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { understand } from './understand.ts'

const formatsOf = (prompt: string) =>
  understand(prompt).phrases.find(({ text }) => text === 'format')?.options ?? []

it('makes one choice of the file formats a description lists', () => {
  expect(formatsOf('A music player that plays FLAC, OGG and MP3 files, with an equalizer')).toEqual([
    'FLAC',
    'OGG',
    'MP3',
  ])
  expect(formatsOf('Comic shelf. Opens CBZ, CBR and scanned books')).toEqual(['CBZ', 'CBR', 'scanned books'])
  expect(formatsOf('Invoices as PDF, sent by mail')).toEqual([])
})

it('lists no files by their formats', () => {
  const { document } = generateApp({ prompt: 'An image viewer for PNG, SVG and WEBP with zoom' })
  expect(JSON.stringify(document)).not.toMatch(/"(?:PNG|SVG|WEBP) \d|No\. 118/)
})
