import { type AppDocument, type ComponentNode, validateDocument, walkNodes } from '@kwiq/app-model'
import { makeDocument, makeNode, makeScreen } from '@kwiq/testing'
import { describe, expect, it } from 'vitest'
import { editApp } from './edit-app.ts'

const to = (screenId: string) => ({ kind: 'screen', screenId })
const list = (id: string, label: string, items: ComponentNode['properties'][], layout = 'rows') =>
  makeNode(id, 'list', { label, properties: { layout, items } })
const tabs = (id: string) =>
  makeNode(id, 'navbar', {
    label: 'Main navigation',
    properties: { items: ['home', 'homework'].map((screen) => ({ title: screen, action: to(screen) })) },
  })

const school: AppDocument = makeDocument({
  screens: [
    {
      ...makeScreen('home', [
        makeNode('header-1', 'header', { label: 'Second Bell' }),
        list('lessons', 'Lessons', [
          { title: 'Maths', subtitle: 'Room 4', action: to('lesson') },
          { title: 'Music', subtitle: 'Hall', action: to('lesson') },
        ]),
        tabs('bar-1'),
      ]),
      name: 'Home',
    },
    {
      ...makeScreen('homework', [
        makeNode('header-2', 'header', { label: 'Homework' }),
        list(
          'tasks',
          'Tasks',
          [
            { title: 'Poem', checked: false },
            { title: 'Map', checked: true },
          ],
          'checklist',
        ),
        tabs('bar-2'),
      ]),
      name: 'Homework',
    },
    {
      ...makeScreen('lesson', [
        makeNode('header-3', 'header', { label: 'Maths' }),
        makeNode('open', 'button', { label: 'Open' }),
        makeNode('cancel', 'button', { label: 'Cancel lesson' }),
      ]),
      name: 'Lesson',
    },
    { ...makeScreen('exams', [makeNode('header-4', 'header', { label: 'Exams' })]), name: 'Exams' },
  ],
})

const edit = (prompt: string) => editApp({ document: school, prompt })
const node = (app: AppDocument, id: string) => [...walkNodes(app)].find((each) => each.node.id === id)?.node
const titles = (app: AppDocument, id: string) =>
  JSON.stringify(node(app, id)?.properties.items ?? []).match(/(?<="title":")[^"]+/g)
const made = (app: AppDocument) => app.screens.find(({ id }) => !school.screens.some((one) => one.id === id))
/** Ids of what was there and is another object now. */
const touched = (app: AppDocument) =>
  [...walkNodes(school)].flatMap((each) => (node(app, each.node.id) === each.node ? [] : [each.node.id]))

describe('a screen is made of the words said', () => {
  it('things with what is told of each, and a button for a new one', () => {
    const { document } = edit('add a screen for suppliers with name, phone and what we buy from them')
    const screen = made(document)
    expect(screen?.name).toBe('Suppliers')
    expect(screen?.components.map(({ type, label }) => [type, label])).toEqual([
      ['header', 'Suppliers'],
      ['list', 'Suppliers'],
      ['button', 'Add supplier'],
    ])
    expect(JSON.stringify(screen)).not.toMatch(/Maths|Music/)
    expect(JSON.stringify(screen?.components[1])).toContain('Phone +')
    expect(touched(document)).toEqual([])
  })

  it('a talk with a place to write, where people message somebody', () => {
    const screen = made(edit('add a screen where parents can message the teacher').document)
    expect(screen?.name).toBe('Message teacher')
    expect(
      screen?.components.map(({ type, properties }) => properties.layout ?? properties.kind ?? type),
    ).toEqual(['header', 'bubbles', 'composer'])
  })

  it('a form of just the fields told, where people do something', () => {
    const screen = made(
      edit('add a page where pupils can book a workshop with date, number of people and a note').document,
    )
    expect(screen?.components.map(({ type, label }) => `${type} ${label}`)).toEqual([
      'header Book workshop',
      'datepicker Date',
      'input Number of people',
      'input Note',
      'button Book workshop',
    ])
  })

  it('steps, where the name says that it goes on', () => {
    const screen = made(edit('add a trip status page showing booked, paid and done').document)
    expect(screen?.components[1]?.properties.layout).toBe('steps')
  })

  it('the things that are named, where they are no fields', () => {
    const { document } = edit('add a page for emergency contacts with vet, owner and neighbour')
    expect(titles(document, made(document)?.components[1]?.id ?? '')).toEqual(['Vet', 'Owner', 'Neighbour'])
  })

  it('a form, though "place" may be a verb', () => {
    const { document } = edit(
      'add a lost and found page where pupils can report lost things with photo, place and phone number',
    )
    expect(
      made(document)
        ?.components.map(({ type, label }) => `${type} ${label}`)
        .slice(2),
    ).toEqual(['input Place', 'input Phone number', 'button Report lost things'])
  })

  it('choices, each with its unit', () => {
    const { document } = edit('add a break timer screen with 5, 15 and 30 minutes to choose from')
    expect(titles(document, made(document)?.components[1]?.id ?? '')).toEqual([
      '5 minutes',
      '15 minutes',
      '30 minutes',
    ])
  })

  it('what the app has already, with its own entries', () => {
    const { document } = edit('add a page with pictures of the lessons')
    const shown = made(document)?.components[1]
    expect(shown?.properties.layout).toBe('grid')
    expect(titles(document, shown?.id ?? '')).toEqual(['Maths', 'Music'])
  })

  it('room for a text and the things of the app, where nothing is known of the name', () => {
    const { document } = edit('add a page about fairness')
    expect(made(document)?.components.map(({ type, label }) => `${type} ${label}`)).toEqual([
      'header Fairness',
      'text What there is to say about fairness stands here.',
      'list Lessons',
    ])
    expect(titles(document, made(document)?.components[2]?.id ?? '')).toEqual(['Maths', 'Music'])
  })

  it('what it is for, under its title', () => {
    const screen = made(edit('add a loyalty page where you collect 10 stamps to get a free lesson').document)
    expect(screen?.components[0]?.properties.subtitle).toBe('Collect 10 stamps to get a free lesson')
    expect(screen?.components[1]?.properties).toMatchObject({ kind: 'progress', caption: '10 stamps' })
  })

  it('a form behind a button that leads to a new page', () => {
    const { document } = edit(
      'on the exams page add a button Sign up, it should go to a new page with name, email and t-shirt size',
    )
    const button = document.screens[3]?.components.at(-1)
    expect([button?.label, button?.properties.action]).toEqual(['Sign up', to('sign-up')])
    expect(made(document)?.components.map(({ label }) => label)).toEqual([
      'Sign up',
      'Name',
      'Email',
      'T-shirt size',
      'Submit',
    ])
  })

  it('opening hours, by day', () => {
    const { document } = edit('add a screen that shows the opening hours and a map')
    expect(made(document)?.components.map(({ type }) => type)).toEqual(['header', 'list', 'map'])
    expect(JSON.stringify(made(document))).toContain('Monday to Friday')
  })
})

/** An instruction, ids it may touch, what is read of the app, and what is there then. */
type Wish = readonly [string, readonly string[], (app: AppDocument) => unknown, unknown]

const wishes: readonly Wish[] = [
  [
    'the title on the home page is too long, shorten it to Bell',
    ['header-1'],
    (app) => node(app, 'header-1')?.label,
    'Bell',
  ],
  [
    'the tasks list should have glue, scissors and map in it',
    ['tasks'],
    (app) => titles(app, 'tasks'),
    ['Poem', 'Map', 'Glue', 'Scissors'],
  ],
  [
    'every list item should have a delete button',
    ['lessons'],
    (app) => JSON.stringify(node(app, 'lessons')?.properties.items).match(/"trailingIcon":"trash"/g)?.length,
    2,
  ],
  [
    'every lesson should have a delete button',
    [],
    (app) => app.screens[2]?.components.at(-1),
    {
      id: 'button',
      type: 'button',
      label: 'Delete',
      properties: { variant: 'destructive', full: true, icon: 'trash' },
    },
  ],
  [
    'add a safety warning at the top of each lesson saying Wear goggles',
    [],
    (app) => [app.screens[2]?.components[1]?.properties.variant, app.screens[2]?.components[1]?.label],
    ['banner', 'Wear goggles'],
  ],
  [
    'add a savings goal of 5000 euros for a trip with a progress bar on the home screen',
    [],
    (app) => app.screens[0]?.components[2]?.children?.[0]?.properties,
    { kind: 'progress', data: [0.4], caption: '€ 2,000 of € 5,000' },
  ],
  [
    'let me filter the lessons by person: Anna, Ben or both',
    [],
    (app) => titles(app, 'list'),
    ['All', 'Anna', 'Ben'],
  ],
  [
    'add pictures to each of my lessons',
    ['lessons'],
    (app) => JSON.stringify(node(app, 'lessons')?.properties.items).match(/"image":"[^"]+"/g),
    ['"image":"Maths"', '"image":"Music"'],
  ],
  [
    'make the lessons list also show how many pupils are in it',
    ['lessons'],
    (app) => JSON.stringify(node(app, 'lessons')?.properties.items).match(/"subtitle":"[^"]+"/g),
    ['"subtitle":"Room 4 · 12 pupils"', '"subtitle":"Hall · 19 pupils"'],
  ],
  [
    'split the lessons into art, music and sport',
    ['lessons'],
    (app) => titles(app, 'lessons'),
    ['Art', 'Music', 'Sport'],
  ],
  [
    'add a piano lesson and a drum lesson',
    ['lessons'],
    (app) => titles(app, 'lessons'),
    ['Maths', 'Music', 'Piano lesson', 'Drum lesson'],
  ],
  [
    'pupils must be able to swap lessons with each other',
    [],
    (app) => app.screens[2]?.components.at(-1)?.label,
    'Swap lessons',
  ],
  [
    'i want a big red alarm button on the first page that opens the exams, and the lessons list should show the room',
    ['lessons'],
    (app) => app.screens[0]?.components.find(({ label }) => label === 'Alarm')?.properties,
    { full: true, size: 'large', variant: 'destructive', action: to('exams') },
  ],
  [
    'put a phone number at the bottom of the home page and make it clickable',
    [],
    (app) => app.screens[0]?.components.find(({ label }) => label.startsWith('+'))?.properties.action,
    { kind: 'link', href: 'tel:+15550100' },
  ],
  [
    'change the lessons to Basic, Shine and Premium',
    ['lessons'],
    (app) => titles(app, 'lessons'),
    ['Basic', 'Shine', 'Premium'],
  ],
  [
    'make the lesson form ask for number of people and a phone number',
    [],
    (app) => app.screens[2]?.components.slice(-2).map(({ label }) => label),
    ['Number of people', 'Phone number'],
  ],
  [
    'the home screen is too crowded, remove the second button on the lesson page',
    ['cancel'],
    (app) => node(app, 'cancel'),
    undefined,
  ],
  ['put a search on the exams page', [], (app) => app.screens[3]?.components[1]?.type, 'input'],
  [
    'add my email anna@fotos.example to the exams page',
    [],
    (app) => app.screens[3]?.components[1]?.label,
    'anna@fotos.example',
  ],
  [
    'call the first tab Bell and give it a heart icon',
    ['bar-1', 'bar-2'],
    (app) => JSON.stringify(node(app, 'bar-1')).includes('"icon":"heart"'),
    true,
  ],
  [
    'I want the colors of our logo: #123456 and #ffcc00',
    [],
    (app) => app.app.theme.colors,
    ['#123456', '#ffcc00'],
  ],
  [
    'add a button to report a problem on every lesson',
    [],
    (app) => app.screens[2]?.components.at(-1)?.label,
    'Report a problem',
  ],
  [
    'add a search field and a filter by date to the home page',
    [],
    (app) => app.screens[0]?.components.slice(1, 3).map(({ label }) => label),
    ['Search', 'Filter by date'],
  ],
  ['show a big photo at the top of the home page', [], (app) => app.screens[0]?.components[1]?.type, 'image'],
  ['the title is too long, make it Snip', ['header-1'], (app) => node(app, 'header-1')?.label, 'Snip'],
  [
    'show the lessons in a grid with two columns',
    ['lessons'],
    (app) => node(app, 'lessons')?.properties.columns,
    2,
  ],
  ['homework first, then home', ['bar-1', 'bar-2'], (app) => titles(app, 'bar-1'), ['homework', 'home']],
  [
    'add opening hours and address to the exams page',
    [],
    (app) => app.screens[3]?.components.slice(1).map(({ label }) => label),
    ['Opening hours', '12 Harbour Street, Riverside'],
  ],
  [
    'change the name to Green Corner and the colours to olive and cream',
    [],
    (app) => [app.app.name, app.app.theme.colors?.length],
    ['Green Corner', 2],
  ],
  [
    'add a search bar to the top of the exams page',
    [],
    (app) => app.screens[3]?.components[1]?.type,
    'input',
  ],
  [
    'put exams and lesson in the tab bar',
    ['bar-1', 'bar-2'],
    (app) => titles(app, 'bar-1'),
    ['home', 'homework', 'Exams', 'Lesson'],
  ],
  [
    'remove everything on the lesson page except the cancel button',
    ['open'],
    (app) => node(app, 'open'),
    undefined,
  ],
  [
    'add a countdown to 12 june 2027 on the home screen',
    [],
    (app) => app.screens[0]?.components[1]?.properties,
    { variant: 'stat', caption: 'Days until 12 June 2027' },
  ],
  [
    'the lessons list should show when each thing was last checked',
    ['lessons'],
    (app) => JSON.stringify(node(app, 'lessons')).match(/"subtitle":"[^"]*Last checked/g)?.length,
    2,
  ],
  [
    'add a warning at the top that says Lesson moved to Thursday',
    [],
    (app) => app.screens[0]?.components[1]?.properties.tone,
    'warning',
  ],
  [
    'pupils should be able to say if they come',
    [],
    (app) => app.screens[0]?.components.slice(2, 4).map(({ label }) => label),
    ['Yes', 'No'],
  ],
  ['add a night mode', [], (app) => app.app.theme.mode, 'dark'],
  ['I dont like the font, something more elegant pls', [], (app) => app.app.theme.preset, 'editorial'],
  [
    'make the homewrok list show the due date, and add a button to mark all as done',
    ['tasks'],
    (app) => app.screens[1]?.components[2]?.label,
    'Mark all as done',
  ],
]

describe('wishes as people say them', () => {
  it.each(wishes)('%s', (prompt, mayTouch, read, expected) => {
    const { document, notUnderstood } = edit(prompt)
    expect(notUnderstood).toEqual([])
    expect(validateDocument(document)).toMatchObject({ ok: true })
    expect(read(document)).toEqual(expected)
    expect(touched(document)).toEqual(mayTouch)
  })

  it('who is asked first is asked on a screen of its own', () => {
    const { document, notUnderstood } = edit('ask people if they are sure before they cancel')
    expect(notUnderstood).toEqual([])
    const screen = made(document)
    expect(screen?.name).toBe('Cancel lesson?')
    expect(node(document, 'cancel')?.properties.action).toEqual(to(screen?.id ?? ''))
    expect(screen?.components.at(-1)?.properties.action).toEqual({ kind: 'back' })
    expect(touched(document)).toEqual(['cancel'])
  })

  it.each([
    ['ask for confirmation before deleting', 'No button says “Delete”.'],
    [
      'get rid of the open screen',
      'There is no screen named open. The screens are Home, Homework, Lesson, Exams.',
    ],
    ['put a flag on each', 'Say each of what'],
    ['add a red badge to lessons that are not covered', 'The entries are samples'],
    ['make the lessons bold', 'How heavy letters are comes with the theme.'],
    ['mark the ones that expire soon in red', 'The entries are samples'],
    ['duplicate this screen for drinks', 'Say which screen'],
    ['duplicate the customers screen for suppliers', 'There is no screen named customers.'],
    ['move the tasks above the lessons', 'No screen has both tasks and lessons.'],
    ['add an emergency call button that is always visible', 'stay in place'],
    ['pupils and teachers need different home screens', 'The app is the same for everybody'],
    ['make all headings smaller', 'Nothing was changed.'],
    ['i dont want people to have to log in', 'There is no screen named login.'],
    ['hide the numbers on the garage', 'There is no screen named garage. The screens are'],
    ['hide the prices', 'No list has a price.'],
    ['the open button should be green', 'One button alone has no colour of its own'],
  ])('%s: says why not, and changes nothing', (prompt, why) => {
    const { document, notes } = edit(prompt)
    expect(document).toBe(school)
    expect(notes.join(' ')).toContain(why)
  })
})
