// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { findOverflow } from './find-overflow.ts'

/** jsdom lays nothing out: each element says itself where it ends, on a picture 100 px wide. */
function drawn(html: string): HTMLElement {
  const frame = document.createElement('div')
  frame.innerHTML = html
  frame.getBoundingClientRect = () => new DOMRect(0, 0, 100, 200)
  for (const element of frame.querySelectorAll<HTMLElement>('[data-right]'))
    element.getBoundingClientRect = () => new DOMRect(0, 0, Number(element.dataset.right), 20)
  return frame
}

test('words over the edge are found, but not those of a shelf, which scrolls in the app', () => {
  const frame = drawn(`
    <p dir="auto" data-right="90">fits</p>
    <p dir="auto" data-right="120">runs over</p>
    <div data-shelf="true"><p dir="auto" data-right="120">is scrolled to</p></div>
  `)
  expect(findOverflow(frame)).toEqual(['runs over'])
})
