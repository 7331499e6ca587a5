import { expect, it } from 'vitest'
import { plainDoers } from './plain-doers.ts'

it.each([
  ['- crew papers\n- office uploads the scans', '- crew papers\n- office can upload the scans'],
  ['Others suggest a name; expert confirms. Photos', 'Others suggest a name; expert can confirm. Photos'],
  ['The safety officer confirms and sees who is out.', 'The safety officer can confirm and sees who is out.'],
])('%s', (said, plain) => {
  expect(plainDoers(said)).toBe(plain)
})

it.each([
  'Tattoo artist: client records, deposits',
  'Staff picks, new books',
  'The keepers close the gates.',
])('leaves “%s”', (said) => {
  expect(plainDoers(said)).toBe(said)
})
