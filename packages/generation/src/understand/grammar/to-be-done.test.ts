import { expect, it } from 'vitest'
import { understand } from '../understand.ts'

const labelsOf = (text: string) =>
  understand(`An app for a pottery. Members can see the kiln. ${text}`).phrases.map(
    ({ verb, label, text: said }) => label ?? (verb ? `${verb} ${said}` : said),
  )

it.each([
  ['Members can keep glazes to try.', 'glazes to try'],
  ['Members can see firings to attend.', 'firings to attend'],
  ['Members can mark colleagues to invite.', 'colleagues to invite'],
  ['Members can choose clays to avoid (e.g. porcelain, raku).', 'clays to avoid'],
])('%s', (text, label) => {
  expect(labelsOf(text)).toContain(label)
})

it.each([
  'Members can press arrows to move.',
  'Members can use codes to enter the room.',
  'Members can ask neighbours to help.',
  'Members can open shelves to see a vase.',
])('is what for: %s', (text) => {
  expect(labelsOf(text).filter((label) => label.includes(' to '))).toEqual([])
})

it('offers what stands in the bracket behind it', () => {
  const { phrases } = understand(
    'An app for a pottery. Members can see a kiln. They can choose glazes to try (ie celadon, tenmoku and shino).',
  )
  expect(phrases.find(({ label }) => label === 'glazes to try')?.options).toEqual([
    'celadon',
    'tenmoku',
    'shino',
  ])
})
