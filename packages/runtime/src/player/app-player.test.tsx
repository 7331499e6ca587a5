// @vitest-environment jsdom
import type { Action, AppDocument, ComponentNode } from '@kwiq/app-model'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppPlayer } from './app-player.tsx'

const to = (screenId: string): Action => ({ kind: 'screen', screenId })
let number = 0
const node = (type: string, label: string, properties: ComponentNode['properties'] = {}): ComponentNode => ({
  id: `${type}-${(number += 1)}`,
  type,
  label,
  properties,
})
const button = (label: string, action: Action) => node('button', label, { action })
const navbar = () =>
  node('navbar', 'Main', {
    items: [
      { title: 'Home', icon: 'home', action: to('home') },
      { title: 'Search', icon: 'search', action: to('search') },
    ],
  })

const app: AppDocument = {
  schemaVersion: 1,
  app: { name: 'App', description: '', icon: null, theme: { preset: 'clean' }, startScreenId: 'home' },
  screens: [
    {
      id: 'home',
      name: 'Home',
      components: [
        node('header', 'Good day'),
        node('tabs', 'Period', { items: [{ title: 'Week' }, { title: 'Month' }] }),
        button('Open', to('detail')),
        button('Site', { kind: 'link', href: 'https://kwiq.example/' }),
        button('Trap', { kind: 'link', href: 'javascript:alert(1)' }),
        button('Nowhere', to('gone')),
        navbar(),
      ],
    },
    { id: 'search', name: 'Search', components: [node('header', 'Find'), navbar()] },
    {
      id: 'detail',
      name: 'Detail',
      components: [node('header', 'Lamp', { leading: { icon: 'back' } }), node('text', 'Opal glass')],
    },
  ],
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Taps what has this name, and lets the change of screens come to its end. */
function tap(name: string) {
  fireEvent.click(screen.getAllByText(name)[0] ?? screen.getByLabelText(name))
  act(() => {
    vi.advanceTimersByTime(1000)
  })
}
function back() {
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  act(() => {
    vi.advanceTimersByTime(1000)
  })
}
const heading = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)

test('begins at the app’s start screen, or where it is told', () => {
  const { unmount } = render(<AppPlayer document={app} />)
  expect(heading()).toEqual(['Good day'])
  unmount()
  render(<AppPlayer document={app} startScreenId="search" />)
  expect(heading()).toEqual(['Find'])
})

test('goes to a screen and back, and says so', () => {
  const visited: string[] = []
  render(<AppPlayer document={app} onScreenChange={(id) => visited.push(id)} />)
  tap('Open')
  expect(heading()).toEqual(['Lamp'])
  back()
  expect(heading()).toEqual(['Good day'])
  expect(visited).toEqual(['detail', 'home'])
})

test('moves focus to the screen that was entered', () => {
  render(<AppPlayer document={app} />)
  tap('Open')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Detail')
})

test('marks where one is in the navbar', () => {
  render(<AppPlayer document={app} />)
  tap('Search')
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map((link) => link.getAttribute('aria-label'))).toEqual(['Search'])
})

test('keeps what was chosen while the app runs', () => {
  render(<AppPlayer document={app} />)
  tap('Month')
  tap('Search')
  tap('Home')
  expect(screen.getByRole('tab', { name: 'Month' }).getAttribute('aria-selected')).toBe('true')
})

test('opens links in a new tab without a way back, and no scripts', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  render(<AppPlayer document={app} />)
  tap('Site')
  tap('Trap')
  expect(open.mock.calls).toEqual([['https://kwiq.example/', '_blank', 'noopener,noreferrer']])
})

test('an action to a screen that is gone does nothing', () => {
  const visited: string[] = []
  render(<AppPlayer document={app} onScreenChange={(id) => visited.push(id)} />)
  tap('Nowhere')
  expect(heading()).toEqual(['Good day'])
  expect(visited).toEqual([])
})

test('a document whose start screen is gone begins with the first screen', () => {
  render(<AppPlayer document={{ ...app, app: { ...app.app, startScreenId: 'gone' } }} />)
  expect(heading()).toEqual(['Good day'])
})

test('shows an edit at once, on the screen one is on', () => {
  const { rerender } = render(<AppPlayer document={app} startScreenId="detail" />)
  const edited = structuredClone(app)
  const detail = edited.screens[2]
  if (detail) detail.components = [node('header', 'Halo lamp')]
  rerender(<AppPlayer document={edited} startScreenId="detail" />)
  expect(heading()).toEqual(['Halo lamp'])
})

const lamp = { title: 'Halo lamp', subtitle: 'Opal glass', action: to('product') }
const chair = { title: 'Fjord chair', subtitle: 'Ash and wool', action: to('product') }
const shop: AppDocument = {
  ...app,
  screens: [
    { id: 'home', name: 'Home', components: [node('list', 'New', { items: [lamp, chair] }), navbar()] },
    { id: 'search', name: 'Search', components: [node('header', 'Find'), navbar()] },
    {
      id: 'product',
      name: 'Product',
      components: [
        node('header', 'Halo lamp', { subtitle: 'Opal glass', leading: { icon: 'back' } }),
        node('checkbox', 'Gift wrap'),
        node('list', 'More', { items: [chair] }),
        button('Order', to('order')),
      ],
    },
    {
      id: 'order',
      name: 'Order',
      components: [node('header', 'Order', { leading: { icon: 'back' } }), node('text', 'One Halo lamp')],
    },
  ],
}

test('a screen shows the row it was opened from, and so do the screens beyond it', () => {
  render(<AppPlayer document={shop} />)
  tap('Fjord chair')
  expect(heading()).toEqual(['Fjord chair'])
  expect(screen.getByText('Ash and wool')).toBeDefined()
  tap('Order')
  expect(screen.getByText('One Fjord chair')).toBeDefined()
})

test('a row beside the one that is shown opens the same screen for itself, and back leads to the first', () => {
  render(<AppPlayer document={shop} />)
  tap('Halo lamp')
  expect(heading()).toEqual(['Halo lamp'])
  tap('Fjord chair')
  expect(heading()).toEqual(['Fjord chair'])
  // What stood beside the lamp is the lamp now.
  expect(screen.getAllByText('Halo lamp')).toHaveLength(1)
  back()
  expect(heading()).toEqual(['Halo lamp'])
})

test('what is entered where one row is shown is not said of another', () => {
  render(<AppPlayer document={shop} />)
  const isWrapped = () => screen.getByRole('checkbox', { name: 'Gift wrap' }).getAttribute('aria-checked')
  tap('Fjord chair')
  tap('Gift wrap')
  expect(isWrapped()).toBe('true')
  back()
  tap('Halo lamp')
  expect(isWrapped()).toBe('false')
})

const tea = { title: 'Green tea', subtitle: 'Hot, loose', value: '€ 4', icon: 'leaf', action: to('drink') }
const milk = { title: 'Oat milk', subtitle: 'Cold', value: '€ 3', action: to('drink') }
const card: AppDocument = {
  ...app,
  screens: [
    {
      id: 'home',
      name: 'Home',
      components: [node('list', 'Drinks', { items: [tea, milk] }), button('New drink', to('new')), navbar()],
    },
    { id: 'search', name: 'Search', components: [node('header', 'Find'), navbar()] },
    {
      id: 'new',
      name: 'New drink',
      components: [
        node('input', 'Name', { value: 'Green tea' }),
        node('list', 'Served', { layout: 'chips', items: [{ title: 'Hot' }, { title: 'Cold' }], wrap: true }),
        node('input', 'Price', { value: '€ 4' }),
        node('input', 'Notes', { value: 'Three minutes' }),
        button('Save drink', { kind: 'back' }),
      ],
    },
    {
      id: 'drink',
      name: 'Drink',
      components: [node('header', 'Green tea', { leading: { icon: 'back' } }), button('Edit', to('new'))],
    },
  ],
}
const type = (field: string, text: string) =>
  fireEvent.change(screen.getByLabelText(field), { target: { value: text } })
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('a row that is written on a form stands in its list, says what was entered, and opens', () => {
  render(<AppPlayer document={card} />)
  tap('New drink')
  type('Name', 'Mint tea')
  type('Price', '€ 5')
  tap('Cold')
  tap('Save drink')
  expect(rows()).toEqual(['Mint teaCold€ 5', 'Green teaHot, loose€ 4', 'Oat milkCold€ 3'])
  tap('Mint tea')
  expect(heading()).toEqual(['Mint tea'])
})

test('the form is as it was for the next row, and without another name it makes none', () => {
  render(<AppPlayer document={card} />)
  tap('New drink')
  type('Name', 'Mint tea')
  tap('Save drink')
  tap('New drink')
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Green tea')
  tap('Save drink')
  expect(rows()).toHaveLength(3)
})

test('who comes to the form from a row changes that one, wherever it stands', () => {
  render(<AppPlayer document={card} />)
  tap('Oat milk')
  tap('Edit')
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Oat milk')
  type('Name', 'Soy milk')
  type('Price', '€ 2')
  tap('Save drink')
  expect(heading()).toEqual(['Soy milk'])
  back()
  expect(rows()).toEqual(['Green teaHot, loose€ 4', 'Soy milkCold€ 2'])
})

test('the row a screen was drawn with is changed like any other, twice too', () => {
  render(<AppPlayer document={card} />)
  for (const name of ['White tea', 'Black tea']) {
    tap(rows()[0]?.startsWith('Green') ? 'Green tea' : 'White tea')
    tap('Edit')
    type('Name', name)
    tap('Save drink')
    expect(heading()).toEqual([name])
    back()
  }
  expect(rows()).toEqual(['Black teaHot, loose€ 4', 'Oat milkCold€ 3'])
})

const withBin: AppDocument = {
  ...card,
  screens: card.screens.map((each) =>
    each.components.some(({ label }) => label === 'Green tea' && each.id !== 'new')
      ? {
          ...each,
          components: [
            ...each.components,
            node('button', 'Delete drink', { icon: 'trash', action: { kind: 'back' } }),
          ],
        }
      : each,
  ),
}

test('a button with a bin takes the row its screen shows out of the list, drawn, changed or written', () => {
  render(<AppPlayer document={withBin} />)
  tap('New drink')
  type('Name', 'Mint tea')
  tap('Save drink')
  tap('Oat milk')
  tap('Edit')
  type('Name', 'Soy milk')
  tap('Save drink')
  tap('Delete drink')
  expect(rows().join()).not.toMatch(/milk/)
  tap('Mint tea')
  tap('Delete drink')
  tap('Green tea')
  tap('Delete drink')
  expect(screen.queryAllByRole('listitem')).toEqual([])
  expect(screen.getByText('Nothing here yet.')).toBeTruthy()
})

test('a row that is written after one of its name was removed stands in the list', () => {
  render(<AppPlayer document={withBin} />)
  for (const price of ['€ 5', '€ 6']) {
    tap('New drink')
    type('Name', 'Mint tea')
    type('Price', price)
    tap('Save drink')
    expect(rows()[0]).toContain(price)
    tap('Mint tea')
    tap('Delete drink')
    expect(rows()).toHaveLength(2)
  }
})

test('what a formula gives follows what one types', () => {
  const calculator: AppDocument = {
    ...app,
    screens: [
      {
        id: 'home',
        name: 'Tip',
        components: [
          node('input', 'Bill', { kind: 'number', value: '64.00' }),
          node('input', 'People', { kind: 'stepper', value: '4', min: 1 }),
          node('text', '€ 16.00', { variant: 'stat', formula: '{Bill} / {People}' }),
          node('container', 'Sum', { variant: 'hero', title: '€ 64.00', formula: '{Bill}' }),
        ],
      },
    ],
  }
  render(<AppPlayer document={calculator} />)
  expect(screen.getByText('€ 16.00')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Bill'), { target: { value: '1200' } })
  expect(screen.getByText('€ 300.00')).toBeTruthy()
  expect(screen.getByText('€ 1,200.00')).toBeTruthy()
  fireEvent.click(screen.getByLabelText('Less People'))
  expect(screen.getByText('€ 400.00')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Bill'), { target: { value: '' } })
  expect(screen.queryByText('€ 400.00')).toBeNull()
})

test('the keys of a calculator reckon, and lead nowhere', () => {
  const keys = '7 8 9 4 5 6 1 2 3 0 × = C'.split(' ')
  const calculator: AppDocument = {
    ...app,
    screens: [
      {
        id: 'home',
        name: 'Calculator',
        components: [
          node('text', '48 × 1.19', { variant: 'body' }),
          node('text', '57.12', { variant: 'display' }),
          ...keys.map((key) => button(key, to('gone'))),
        ],
      },
    ],
  }
  render(<AppPlayer document={calculator} />)
  const press = (key: string) => fireEvent.click(screen.getByRole('button', { name: key }))
  for (const key of ['1', '2', '×', '1', '2', '=']) press(key)
  expect(screen.getByText('144')).toBeTruthy()
  expect(screen.getByText('12 × 12')).toBeTruthy()
  press('C')
  expect(screen.queryByText('144')).toBeNull()
})

test('what is drawn by chance changes with the button that leads to its own screen', () => {
  const dice: AppDocument = {
    ...app,
    screens: [
      {
        id: 'home',
        name: 'Dice',
        components: [
          node('container', 'Rolled', { variant: 'hero', title: '999', formula: 'random(1, 6)' }),
          button('Roll', to('home')),
        ],
      },
    ],
  }
  render(<AppPlayer document={dice} />)
  expect(screen.getByText('999')).toBeTruthy()
  press('Roll')
  expect(screen.queryByText('999')).toBeNull()
  expect(screen.getByText(/^[1-6]$/)).toBeTruthy()
})

const clockScreen = (properties: ComponentNode['properties'], ...others: ComponentNode[]): AppDocument => ({
  ...app,
  screens: [
    {
      id: 'home',
      name: 'Timer',
      components: [
        node('chart', 'Time', { kind: 'ring', ...properties }),
        node('button', 'Reset', { variant: 'icon', icon: 'repeat' }),
        node('button', 'Pause', { variant: 'icon', icon: 'pause', size: 'large' }),
        ...others,
      ],
    },
  ],
})
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pass = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000)
  })

test('a countdown runs, stops, is over and is set anew', () => {
  render(
    <AppPlayer
      document={clockScreen({
        center: '0:28',
        data: [0.7],
        clock: 'down',
        centerCaption: 'Work, 40 seconds',
      })}
    />,
  )
  pass(5)
  expect(screen.getByText('0:28')).toBeTruthy()
  press('Start')
  pass(10)
  expect(screen.getByText('0:18')).toBeTruthy()
  press('Pause')
  pass(10)
  expect(screen.getByText('0:18')).toBeTruthy()
  press('Start')
  pass(60)
  expect(screen.getByText('0:00')).toBeTruthy()
  press('Start')
  pass(1)
  expect(screen.getByText('0:39')).toBeTruthy()
  press('Reset')
  expect(screen.getByText('0:40')).toBeTruthy()
})

test('a stopwatch runs up and puts its laps above the others', () => {
  const laps = node('list', 'Laps', {
    layout: 'rows',
    items: [
      { title: 'Lap 2', subtitle: 'Total 2:00.00', value: '1:00.00' },
      { title: 'Lap 1', subtitle: 'Total 1:00.00', value: '1:00.00' },
    ],
  })
  const lap = node('button', 'Lap', { variant: 'icon', icon: 'flag' })
  render(<AppPlayer document={clockScreen({ center: '2:00.00', data: [0.5], clock: 'up' }, lap, laps)} />)
  press('Start')
  pass(65.5)
  press('Lap')
  expect(screen.getByText('Lap 3')).toBeTruthy()
  expect(screen.getByText('Total 3:05.50')).toBeTruthy()
  expect(screen.getByText('1:05.50')).toBeTruthy()
  press('Reset')
  expect(screen.getByText('0:00.00')).toBeTruthy()
})

test('a ring without a clock, or without a button to start it, stays as it is', () => {
  render(<AppPlayer document={clockScreen({ center: '0:28', data: [0.7] })} />)
  press('Pause')
  pass(5)
  expect(screen.getByText('0:28')).toBeTruthy()
})
