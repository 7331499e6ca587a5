import { type AppDocument, type ComponentNode, validateDocument, walkNodes } from '@kwiq/app-model'
import { makeDocument, makeNode, makeScreen } from '@kwiq/testing'
import { describe, expect, it } from 'vitest'
import { editApp } from './edit-app.ts'

const to = (screenId: string) => ({ kind: 'screen', screenId })
const list = (id: string, label: string, layout: string, items: ComponentNode['properties'][]) =>
  makeNode(id, 'list', { label, properties: { layout, items } })
const tabNames = ['Home', 'Lessons', 'Notices', 'Me']
const bar = (id: string) =>
  makeNode(id, 'navbar', {
    label: 'Main navigation',
    properties: {
      items: tabNames.map((title) => ({ title, icon: 'home', action: to(title.toLowerCase()) })),
    },
  })
const screen = (id: string, name: string, components: ComponentNode[]) => ({
  ...makeScreen(id, [makeNode(`${id}-header`, 'header', { label: name }), ...components]),
  name,
})

const tutor: AppDocument = makeDocument({
  app: { name: 'Clear Now' },
  screens: [
    screen('home', 'Home', [
      makeNode('week', 'datepicker', { label: 'This week', properties: { variant: 'week' } }),
      list('tutors', 'Tutors', 'rows', [
        { title: 'Noor Rahman', subtitle: 'Maths', value: '€ 28', action: to('tutor') },
        { title: 'Iris Chen', subtitle: 'Music', value: '€ 32', action: to('tutor') },
      ]),
      list('numbers', 'Today in numbers', 'stats', [
        { title: 'Day streak', value: '9' },
        { title: 'Hours', value: '14' },
      ]),
      list('chips', 'Filter', 'chips', [{ title: 'All' }, { title: 'Massage' }]),
      list('books', 'Books', 'grid', [{ title: 'Atlas' }, { title: 'Moss' }, { title: 'Salt' }]),
      bar('bar-1'),
    ]),
    screen('lessons', 'Lessons', [
      makeNode('card', 'container', {
        label: 'Card',
        properties: { variant: 'card' },
        children: [makeNode('month', 'datepicker', { label: 'November', properties: { variant: 'month' } })],
      }),
      list('steps', 'Diary', 'timeline', [{ title: 'Poem' }, { title: 'Map' }]),
      bar('bar-2'),
    ]),
    screen('notices', 'Notices', [
      list('news', 'Notices', 'rows', [
        { title: 'Chairs', subtitle: 'Kim · Sun 15 Nov' },
        { title: 'Fees', subtitle: 'Omar · Yesterday' },
        { title: 'Key', subtitle: 'Lea · Today' },
        { title: 'Party', subtitle: 'Thu 12 Nov' },
      ]),
      makeNode('keep', 'container', {
        label: 'Keep it',
        properties: { variant: 'banner', icon: 'bookmark', title: 'Keep it', text: 'Tap the heart.' },
      }),
      bar('bar-3'),
    ]),
    screen('me', 'Me', [makeNode('name', 'text', { label: 'Noor, Turin since 2024' }), bar('bar-4')]),
    screen('tutor', 'Tutor', [
      list('details', 'Details', 'rows', [{ icon: 'tag', title: 'Level', value: 'Ten' }]),
      makeNode('book', 'button', { label: 'Book lesson to start', properties: { action: to('time') } }),
    ]),
    screen('time', 'Choose time', [
      makeNode('people', 'input', { label: 'People' }),
      list('level', 'Level', 'chips', [{ title: 'Easy' }, { title: 'Hard' }]),
    ]),
    screen('booked', 'Booked', [
      makeNode('done', 'button', { label: 'Done', properties: { action: to('home') } }),
    ]),
    screen('progress', 'Progress', []),
  ],
})

const node = (app: AppDocument, id: string) => [...walkNodes(app)].find((each) => each.node.id === id)?.node
const idsOf = (app: AppDocument, screenId: string) =>
  app.screens.find(({ id }) => id === screenId)?.components.map(({ id }) => id)
const partsOf = (app: AppDocument, id: string, key: string) => {
  const items = node(app, id)?.properties.items
  return Array.isArray(items)
    ? items.map((item) => (item && typeof item === 'object' && !Array.isArray(item) ? item[key] : undefined))
    : []
}
const titles = (app: AppDocument, id: string) => partsOf(app, id, 'title')

const wishes: [instruction: string, check: (app: AppDocument) => void][] = [
  [
    "The text under Keep it is wrong, it should be: It's yours",
    (app) => expect(node(app, 'keep')?.properties).toMatchObject({ title: 'Keep it', text: "It's yours" }),
  ],
  [
    'put the me tab before notices and leave the rest as it is',
    (app) => expect(titles(app, 'bar-1')).toEqual(['Home', 'Lessons', 'Me', 'Notices']),
  ],
  [
    'change the price of Noor to 35 euros everywhere, dont touch anything else',
    (app) => {
      expect(partsOf(app, 'tutors', 'value')).toEqual(['€ 35', '€ 32'])
      expect(titles(app, 'tutors')).toEqual(['Noor Rahman', 'Iris Chen'])
    },
  ],
  [
    'Tutors should be shown as a grid of portraits instead',
    (app) => expect(node(app, 'tutors')?.properties.layout).toBe('grid'),
  ],
  [
    'remove the calendar',
    (app) => {
      expect(idsOf(app, 'home')).toContain('week')
      // The card that held nothing else goes with it.
      expect(idsOf(app, 'lessons')).toEqual(['lessons-header', 'steps', 'bar-2'])
    },
  ],
  [
    'Make the booking form also ask for the name of the child',
    (app) => {
      expect(idsOf(app, 'time')).toHaveLength(4)
      expect(idsOf(app, 'booked')).toHaveLength(2)
    },
  ],
  [
    'the progress should be its own tab',
    (app) => expect(titles(app, 'bar-1')).toEqual([...tabNames, 'Progress']),
  ],
  [
    'Add French to the subjects people can filter by',
    (app) => expect(titles(app, 'chips')).toEqual(['All', 'Massage', 'French']),
  ],
  [
    'Please show newest first in the notices',
    (app) => expect(titles(app, 'news')).toEqual(['Key', 'Fees', 'Chairs', 'Party']),
  ],
  [
    'the notices should be sorted oldest first',
    (app) => expect(titles(app, 'news')).toEqual(['Party', 'Chairs', 'Fees', 'Key']),
  ],
  ['Remove the massage from the filter', (app) => expect(titles(app, 'chips')).toEqual(['All'])],
  [
    'Duplicate the notices screen and call it Archive',
    (app) => expect(app.screens.map(({ name }) => name)).toContain('Archive'),
  ],
  [
    'Book lesson to start button must go to the booked screen',
    (app) => expect(node(app, 'book')?.properties.action).toEqual(to('booked')),
  ],
  [
    'Book lesson to start should open the booked screen, not the choose time form',
    (app) => expect(node(app, 'book')?.properties.action).toEqual(to('booked')),
  ],
  [
    'swap the lessons and notices tabs',
    (app) => expect(titles(app, 'bar-1')).toEqual(['Home', 'Notices', 'Lessons', 'Me']),
  ],
  [
    'In the choose time form the people should be called Guests',
    (app) => expect(node(app, 'people')?.label).toBe('Guests'),
  ],
  [
    'Give every tab a different icon: house, calendar, bell and heart',
    (app) => expect(partsOf(app, 'bar-2', 'icon')).toEqual(['home', 'calendar', 'bell', 'heart']),
  ],
  [
    'rename the tab Me to Account but keep the screen as it is',
    (app) => {
      expect(titles(app, 'bar-1')).toEqual(['Home', 'Lessons', 'Notices', 'Account'])
      expect(app.screens.map(({ name }) => name)).toContain('Me')
    },
  ],
  [
    'Put progress into the tab bar instead of the lessons tab',
    (app) => expect(titles(app, 'bar-1')).toEqual(['Home', 'Notices', 'Me', 'Progress']),
  ],
  [
    'Take the streak out of the numbers on the home screen',
    (app) => expect(titles(app, 'numbers')).toEqual(['Hours']),
  ],
  [
    'Change Iris Chen to Julia Bauer and Turin to Hamburg',
    (app) => {
      expect(titles(app, 'tutors')).toEqual(['Noor Rahman', 'Julia Bauer'])
      expect(node(app, 'name')?.label).toBe('Noor, Hamburg since 2024')
    },
  ],
  [
    'Move keep it from the notices page to the lessons screen, above the diary',
    (app) => expect(idsOf(app, 'lessons')).toEqual(['lessons-header', 'card', 'keep', 'steps', 'bar-2']),
  ],
  [
    'the books belong on the notices page below the notices',
    (app) => expect(idsOf(app, 'notices')).toEqual(['notices-header', 'news', 'books', 'keep', 'bar-3']),
  ],
  [
    'Remove the books from the home and put it on the lessons page',
    (app) => expect(idsOf(app, 'lessons')).toEqual(['lessons-header', 'card', 'steps', 'books', 'bar-2']),
  ],
  [
    'swap tutors and books on the home',
    (app) => expect(idsOf(app, 'home')?.slice(2, 6)).toEqual(['books', 'numbers', 'chips', 'tutors']),
  ],
  ['Add a third column to the books', (app) => expect(node(app, 'books')?.properties.columns).toBe(3)],
  ['show only two books under books', (app) => expect(titles(app, 'books')).toEqual(['Atlas', 'Moss'])],
  [
    "change 'Keep it' to 'Hold it' and remove the icon there",
    (app) => {
      expect(node(app, 'keep')?.properties).toMatchObject({ title: 'Hold it' })
      expect(node(app, 'keep')?.properties).not.toHaveProperty('icon')
    },
  ],
  [
    "Put a button 'See all' on the me page that opens notices",
    (app) => {
      const made = [...walkNodes(app)].find((each) => each.node.label === 'See all')
      expect(made?.screen.id).toBe('me')
      expect(made?.node.properties.action).toEqual(to('notices'))
    },
  ],
  [
    'the day streak everywhere should be called Days in a row',
    (app) => expect(titles(app, 'numbers')).toEqual(['Days in a row', 'Hours']),
  ],
  [
    'Sort the tutors alphabetically, and the diary too',
    (app) => {
      expect(titles(app, 'tutors')).toEqual(['Iris Chen', 'Noor Rahman'])
      expect(titles(app, 'steps')).toEqual(['Map', 'Poem'])
    },
  ],
  [
    'Add allergies to the tutor details: nuts, gluten',
    (app) => expect(partsOf(app, 'details', 'value')).toEqual(['Ten', 'nuts, gluten']),
  ],
  [
    'Tutor should be called Teacher, on the tab and on the page',
    (app) => expect(app.screens.map(({ name }) => name)).toContain('Teacher'),
  ],
  ['delete the massage filter everywhere', (app) => expect(titles(app, 'chips')).toEqual(['All'])],
  [
    'Put the me tab second',
    (app) => expect(titles(app, 'bar-1')).toEqual(['Home', 'Me', 'Lessons', 'Notices']),
  ],
  [
    "I'd like the tutors below the books",
    (app) => expect(idsOf(app, 'home')?.slice(2, 6)).toEqual(['numbers', 'chips', 'books', 'tutors']),
  ],
  [
    'Add Bathroom and Attic to the levels in the choose time form',
    (app) => expect(titles(app, 'level')).toEqual(['Easy', 'Hard', 'Bathroom', 'Attic']),
  ],
  [
    'make the level choices Low, Medium and High',
    (app) => expect(titles(app, 'level')).toEqual(['Low', 'Medium', 'High']),
  ],
  ['use the title My desk instead of Home', (app) => expect(node(app, 'home-header')?.label).toBe('My desk')],
  [
    'Replace Iris Chen with Nora Lind in the tutors',
    (app) => expect(titles(app, 'tutors')).toEqual(['Noor Rahman', 'Nora Lind']),
  ],
  ['The start should be the notices page', (app) => expect(app.app.startScreenId).toBe('notices')],
  [
    'darker green please and the corners less round',
    (app) => expect(app.app.theme).toMatchObject({ colors: ['#1d552f'], corners: 'sharp' }),
  ],
  [
    'make the timeline a simple list',
    (app) => {
      expect(node(app, 'steps')?.properties.layout).toBe('rows')
      expect(node(app, 'tutors')?.properties.layout).toBe('rows')
      expect(node(app, 'books')?.properties.layout).toBe('grid')
    },
  ],
]

describe('what people correct in an app they were given', () => {
  it.each(wishes)('%s', (instruction, check) => {
    const { document, notUnderstood } = editApp({ document: tutor, prompt: instruction })
    expect(notUnderstood).toEqual([])
    expect(validateDocument(document).ok).toBe(true)
    check(document)
  })

  it.each([
    ['make the app available offline', 'keeps no data'],
    ['The pets need round photos instead of icons', 'Nothing was changed'],
    ['Put notices into the tab bar instead of the last tab', 'Notices is a tab already'],
    ['Give the tabs these icons: house and bell', 'There are 4 tabs'],
    ['Move the week to the me page, below the map', 'There is no map on Me'],
  ])('%s: says why nothing changed', (instruction, note) => {
    const { commands, notes } = editApp({ document: tutor, prompt: instruction })
    expect(commands).toEqual([])
    expect(notes.join(' ')).toContain(note)
  })
})
