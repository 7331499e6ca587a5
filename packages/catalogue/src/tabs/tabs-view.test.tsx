// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { runComponents } from '../run-component.test-helper.tsx'

afterEach(cleanup)

const items = [
  { title: 'Details' },
  { title: 'Size' },
  { title: 'Shop', action: { kind: 'screen', screenId: 'shop' } },
]
const chosen = () =>
  screen
    .getAllByRole('tab')
    .flatMap((tab) => (tab.getAttribute('aria-selected') === 'true' ? [tab.textContent] : []))

test.each(['segmented', 'pills', 'underline'])(
  '%s tabs are a named list of which a tap chooses one',
  (variant) => {
    runComponents([{ type: 'tabs', label: 'Product', properties: { variant, items, active: 0 } }])
    expect(screen.getByRole('tablist', { name: 'Product' })).toBeTruthy()
    expect(chosen()).toEqual(['Details'])
    fireEvent.click(screen.getByText('Size'))
    expect(chosen()).toEqual(['Size'])
  },
)

test('a tab with an action leads there', () => {
  const { performed } = runComponents([{ type: 'tabs', properties: { items } }])
  fireEvent.click(screen.getByText('Shop'))
  expect(performed).toEqual([{ kind: 'screen', screenId: 'shop' }])
})

test('on the canvas they are only drawn', () => {
  runComponents([{ type: 'tabs', properties: { items } }], 'edit')
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.getByText('Details')).toBeTruthy()
})

test('segments are of one width unless words would be cut', () => {
  const basisOf = (titles: string[]) => {
    cleanup()
    runComponents([
      { type: 'tabs', properties: { variant: 'segmented', items: titles.map((title) => ({ title })) } },
    ])
    return screen.getAllByRole('tab').map((tab) => getComputedStyle(tab).flexBasis)
  }
  expect(new Set(basisOf(['Week', 'Month', 'Year']))).not.toContain('auto')
  expect(new Set(basisOf(['All', 'New', 'Most voted by all', 'Mine']))).toEqual(new Set(['auto']))
})
