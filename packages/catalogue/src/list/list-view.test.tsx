// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { runComponents } from '../run-component.test-helper.tsx'
import { listLayouts } from './definition.ts'

afterEach(cleanup)

const toDetail = { kind: 'screen', screenId: 'detail' }
const checked = (role: string, name: string | RegExp) =>
  screen.getByRole(role, { name }).getAttribute('aria-checked')

describe('a running list', () => {
  it.each(listLayouts)('draws %s without items and with items that say nothing', (layout) => {
    runComponents([
      { type: 'list', label: 'Nothing', properties: { layout, items: [] } },
      { type: 'list', label: 'Blank', properties: { layout, items: [{}, {}] } },
    ])
    expect(document.body.textContent).not.toContain('undefined')
  })

  it.each(listLayouts)('does what an item of %s says when it is tapped', (layout) => {
    const { performed } = runComponents([
      {
        type: 'list',
        label: 'Things',
        properties: { layout, items: [{ title: 'One', text: 'One', action: toDetail }] },
      },
    ])
    const [target] = screen.getAllByText('One')
    if (target) fireEvent.click(target)
    expect(performed).toEqual([expect.objectContaining(toDetail)])
  })

  it('says which row was tapped, with its words and its picture', () => {
    const row = { title: 'Night Courier 12', subtitle: 'Very good', value: '€ 24', image: 'city night' }
    const { performed } = runComponents([
      { type: 'list', label: 'Things', properties: { items: [{ ...row, icon: 'star', action: toDetail }] } },
    ])
    fireEvent.click(screen.getByText('Night Courier 12'))
    expect(performed).toEqual([{ ...toDetail, row }])
  })

  it('says no row where a choice or a number was tapped', () => {
    const items = [{ title: 'Comics', value: '12', action: toDetail }]
    const { performed } = runComponents([
      { type: 'list', label: 'Numbers', properties: { layout: 'stats', items } },
    ])
    fireEvent.click(screen.getByText('Comics'))
    expect(performed).toEqual([toDetail])
  })

  it('has no buttons where nothing can be tapped', () => {
    runComponents([{ type: 'list', label: 'Things', properties: { items: [{ title: 'One' }] } }])
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('list', { name: 'Things' })).toBeTruthy()
  })

  it('sets all names of numbers side by side smaller when one would be broken', () => {
    const draw = (title: string) => {
      cleanup()
      runComponents([
        {
          type: 'list',
          properties: {
            layout: 'stats',
            columns: 3,
            items: [{ title: 'Posts' }, { title }, { title: 'Saves' }],
          },
        },
      ])
      return Number.parseFloat(getComputedStyle(screen.getByText('Posts')).fontSize)
    }
    expect(draw('Time')).toBe(13)
    expect(draw('Engagement')).toBeLessThan(13)
    expect(draw('Donaudampfschifffahrtsgesellschaft')).toBeGreaterThan(10)
  })

  it('lets a long value take more lines before the title beside it is broken', () => {
    runComponents([
      {
        type: 'list',
        properties: { items: [{ title: 'Task', value: 'Tell the electricity company that we are moving' }] },
      },
    ])
    const boxOf = (text: string) => getComputedStyle(screen.getByText(text).parentElement ?? document.body)
    expect(boxOf('Task').minWidth).toBe('28%')
    expect(boxOf('Tell the electricity company that we are moving').flexShrink).toBe('1')
  })

  it('says when a row was', () => {
    runComponents([
      {
        type: 'list',
        properties: { layout: 'rows', items: [{ title: 'Lea', subtitle: 'Hello', time: '9:12' }] },
      },
    ])
    expect(screen.getByText('9:12')).toBeTruthy()
  })

  it('ticks what is tapped', () => {
    runComponents([{ type: 'list', properties: { layout: 'checklist', items: [{ title: 'Milk' }] } }])
    expect(checked('checkbox', 'Milk')).toBe('false')
    fireEvent.click(screen.getByRole('checkbox'))
    expect(checked('checkbox', 'Milk')).toBe('true')
  })

  it('chooses one chip at a time, the first to begin with', () => {
    runComponents([
      { type: 'list', properties: { layout: 'chips', items: [{ title: 'A' }, { title: 'B' }] } },
    ])
    expect([checked('radio', 'A'), checked('radio', 'B')]).toEqual(['true', 'false'])
    fireEvent.click(screen.getByRole('radio', { name: 'B' }))
    expect([checked('radio', 'A'), checked('radio', 'B')]).toEqual(['false', 'true'])
  })

  it('lets plain chips only be read', () => {
    runComponents([
      { type: 'list', properties: { layout: 'chips', plain: true, items: [{ title: 'Stove' }] } },
    ])
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('counts down to nothing and up', () => {
    runComponents([{ type: 'list', properties: { items: [{ title: 'Mug', quantity: '1' }] } }])
    const fewer = screen.getByRole('button', { name: 'Fewer: Mug' })
    fireEvent.click(fewer)
    fireEvent.click(fewer)
    expect(screen.getByText('0')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'More: Mug' }))
    expect(screen.getByText('1')).toBeTruthy()
  })

  it('switches, and keeps favourites', () => {
    runComponents([
      { type: 'list', properties: { items: [{ title: 'Wifi', switch: true }] } },
      {
        type: 'list',
        properties: { layout: 'grid', items: [{ title: 'Lamp', image: 'lamp', favorite: false }] },
      },
    ])
    fireEvent.click(screen.getByRole('switch', { name: 'Wifi' }))
    expect(checked('switch', 'Wifi')).toBe('false')
    fireEvent.click(screen.getByRole('button', { name: 'Add Lamp to favourites' }))
    expect(screen.getByRole('button', { name: 'Remove Lamp from favourites' })).toBeTruthy()
  })

  it('shows what the composer of the screen sends', () => {
    runComponents([
      { type: 'list', label: 'Talk', properties: { layout: 'bubbles', items: [{ text: 'Hello' }] } },
      { type: 'input', label: 'Message', properties: { kind: 'composer' } },
    ])
    fireEvent.change(screen.getByRole('textbox', { name: 'Message' }), { target: { value: '  On my way ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getByText('On my way')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('')
  })
})

const typeIn = (value: string) => fireEvent.change(screen.getByLabelText('Search'), { target: { value } })

describe('searching a running screen', () => {
  const search = { type: 'input', label: 'Search', properties: { kind: 'search' } } as const
  const dishes = [
    { title: 'Phở bowl' },
    { title: 'Lentil salad', switch: false },
    { title: 'Pumpkin', subtitle: 'with lentils' },
  ]

  it('leaves the items in which all words occur, whatever case and accents', () => {
    runComponents([search, { type: 'list', properties: { items: dishes } }])
    typeIn('LENTIL')
    expect(screen.queryByText('Phở bowl')).toBeNull()
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    typeIn('pho bo')
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })

  it('says when nothing fits, and shows all again when cleared', () => {
    runComponents([search, { type: 'list', properties: { items: dishes } }])
    typeIn('tofu')
    expect(screen.getByText('Nothing here for “tofu”.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
  })

  it('keeps the state of what is found with its own item', () => {
    runComponents([search, { type: 'list', properties: { items: dishes } }])
    fireEvent.click(screen.getByRole('switch', { name: 'Lentil salad' }))
    typeIn('lentil')
    expect(checked('switch', 'Lentil salad')).toBe('true')
  })
})

describe('a list in the studio', () => {
  it('has nothing to focus and does nothing', () => {
    const items = [{ title: 'One', switch: true, action: toDetail }]
    const { performed } = runComponents([{ type: 'list', properties: { items } }], 'edit')
    fireEvent.click(screen.getByText('One'))
    expect(performed).toEqual([])
    expect(document.querySelectorAll('button, input, [tabindex]')).toHaveLength(0)
  })
})

describe('chips and tabs above a list', () => {
  const items = [
    { title: 'Pine cabin', subtitle: 'Two beds' },
    { title: 'Lake house', subtitle: 'With a sauna' },
  ]
  const choices = [{ title: 'All 2' }, { title: 'Cabins' }, { title: 'Saunas' }, { title: 'Retreats' }]
  const shown = () => items.map(({ title }) => title).filter((title) => screen.queryByText(title))

  it.each([
    ['list', { layout: 'chips', items: choices }],
    ['tabs', { items: choices }],
  ] as const)(
    '%s show what fits, everything again, and everything where nothing fits',
    (type, properties) => {
      runComponents([
        { type, label: 'Kind', properties: { ...properties, items: choices } },
        { type: 'list', label: 'Places', properties: { items } },
      ])
      expect(shown()).toEqual(['Pine cabin', 'Lake house'])
      fireEvent.click(screen.getByText('Cabins'))
      expect(shown()).toEqual(['Pine cabin'])
      fireEvent.click(screen.getByText('Saunas'))
      expect(shown()).toEqual(['Lake house'])
      fireEvent.click(screen.getByText('Retreats'))
      expect(shown()).toEqual(['Pine cabin', 'Lake house'])
      fireEvent.click(screen.getByText('All 2'))
      expect(shown()).toEqual(['Pine cabin', 'Lake house'])
    },
  )
})

describe('an empty list', () => {
  it('says so in a running app, and on the canvas what to do', () => {
    const empty = { type: 'list' as const, label: 'Walks', properties: { items: [] } }
    runComponents([empty])
    expect(screen.getByText('Nothing here yet.')).toBeTruthy()
    cleanup()
    runComponents([empty], 'edit')
    expect(screen.getByText(/Add some in the inspector/)).toBeTruthy()
  })

  it('says its own words where it has some', () => {
    runComponents([{ type: 'list', label: 'Walks', properties: { items: [], empty: 'Every dog is asleep' } }])
    expect(screen.getByText('Every dog is asleep')).toBeTruthy()
    expect(screen.queryByText('Nothing here yet.')).toBeNull()
  })
})
