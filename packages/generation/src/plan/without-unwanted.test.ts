import { expect, it } from 'vitest'
import { screensOf, textOf } from '../testing/apps.ts'

const names = (prompt: string) => screensOf(prompt).map(({ name }) => name)

it.each([
  ['A shop for kimonos with filter by fabric, no payment', /Cart|Checkout|Order/],
  ['Show the cakes of my bakery, no ordering, no payments', /Cart|Checkout|Pay|Order/],
  ['Find dog parks near me in a list, without a map', /Map/],
  ['Running diary with distance and mood. I do not need statistics.', /Stats|Statistics|Progress|Numbers/],
])('what is refused has no screen: %s', (prompt, gone) => {
  expect(names(prompt).join('; ')).not.toMatch(gone)
})

it('what is not ordered is asked about', () => {
  const text = textOf('A shop for kimonos with filter by fabric, no payment')
  expect(text).toContain('"label":"Ask about it"')
  expect(text).not.toContain('Add to cart')
})

it('one sort that is refused leaves the others', () => {
  expect(names('A shop for kimonos, no more paper orders').join('; ')).toContain('Cart')
})

it('what is refused is not what an app is for', () => {
  expect(textOf('A shop for kimonos, a button to ask, no payment')).not.toMatch(/Ask no payment/i)
})
