import { type AppDocument, type ComponentNode, validateDocument, walkNodes } from '@kwiq/app-model'
import { makeDocument, makeNode, makeScreen } from '@kwiq/testing'
import { describe, expect, it } from 'vitest'
import { editApp } from './edit-app.ts'

const to = (screenId: string) => ({ kind: 'screen', screenId })
const list = (id: string, label: string, items: ComponentNode['properties'][], layout = 'rows') =>
  makeNode(id, 'list', { label, properties: { layout, items } })
const bar = (id: string) =>
  makeNode(id, 'navbar', {
    label: 'Main navigation',
    properties: { items: ['home', 'huts'].map((screen) => ({ title: screen, action: to(screen) })) },
  })
const header = (id: string, label: string) => makeNode(id, 'header', { label })

const mountain: AppDocument = makeDocument({
  screens: [
    {
      ...makeScreen('home', [
        header('home-title', 'Summit'),
        makeNode('rope-length', 'chart', {
          label: 'Climbed in km',
          properties: { kind: 'bar', data: [1, 2, 3] },
        }),
        makeNode('snow', 'container', { label: 'Snow', properties: { variant: 'banner', title: 'Snow' } }),
        list('figures', 'Figures', [{ title: 'Huts', value: '12' }], 'stats'),
        list('tours', 'Tours', [
          { title: 'Blue lake', subtitle: 'Easy start', image: 'lake', action: to('tour') },
          { title: 'North wall', subtitle: 'With a guide', image: 'wall', action: to('tour') },
          { title: 'Old mine', subtitle: 'In the dark', image: 'mine', action: to('tour') },
        ]),
        list('more', 'More to do', [
          { title: 'Shelters', action: to('shelters') },
          { title: 'Gear', action: to('gear') },
        ]),
        bar('bar-1'),
      ]),
      name: 'Home',
    },
    {
      ...makeScreen('huts', [
        header('huts-title', 'Huts'),
        list('huts-list', 'Huts', [
          { title: 'Falcon hut', subtitle: '40 beds', value: '3.2 km' },
          { title: 'Eagle hut', subtitle: '12 beds', value: '800 m' },
        ]),
        list('packing', 'Packing', [{ title: 'Rope', checked: false }], 'checklist'),
        bar('bar-2'),
      ]),
      name: 'Huts',
    },
    {
      ...makeScreen('tour', [
        header('tour-title', 'Blue lake'),
        list('details', 'Details', [{ title: 'Start', value: '8:00' }]),
        makeNode('foot', 'container', {
          label: 'Footer',
          properties: { variant: 'footer' },
          children: [makeNode('sign', 'button', { label: 'Sign up', properties: { action: to('form') } })],
        }),
      ]),
      name: 'Tour',
    },
    {
      ...makeScreen('form', [
        header('form-title', 'Sign up'),
        makeNode('who', 'input', { label: 'Name' }),
        makeNode('send', 'button', { label: 'Send', properties: { action: to('home') } }),
      ]),
      name: 'Sign-up form',
    },
    { ...makeScreen('shelters', [header('shelters-title', 'Shelters')]), name: 'Shelters' },
    {
      ...makeScreen('gear', [
        header('gear-title', 'Gear'),
        list('gear-list', 'Gear', [
          { title: 'Axe', subtitle: 'Steel', value: '€ 80' },
          { title: 'Rope', subtitle: '60 m', value: '€ 120' },
        ]),
      ]),
      name: 'Gear',
    },
  ],
})

const edit = (prompt: string) => editApp({ document: mountain, prompt })
const node = (app: AppDocument, id: string) => [...walkNodes(app)].find((each) => each.node.id === id)?.node
const items = (app: AppDocument, id: string): unknown[] => {
  const value = node(app, id)?.properties.items
  return Array.isArray(value) ? value : []
}
const screen = (app: AppDocument, id: string) => app.screens.find((each) => each.id === id)
const labels = (app: AppDocument, id: string) => screen(app, id)?.components.map(({ label }) => label)

/** What is asked, the screens that may change, and what must be so. */
const wishes: [prompt: string, touched: string[], what: (app: AppDocument) => unknown, expected: unknown][] =
  [
    // Of each entry.
    [
      'show the grade on every tour: easy, steep',
      ['home'],
      (app) => items(app, 'tours'),
      ['Easy', 'Steep', 'Easy'].map((badge) => expect.objectContaining({ badge })),
    ],
    [
      'give every tour a price per person',
      ['home'],
      (app) => items(app, 'tours')[0],
      expect.objectContaining({ value: '€ 24 a person' }),
    ],
    [
      'each tour should show its walking time',
      ['home'],
      (app) => items(app, 'tours')[0],
      expect.objectContaining({ subtitle: 'Easy start · 12 min' }),
    ],
    // Entries with what is told of them.
    [
      "add a tour 'Red ridge', 4 hours",
      ['home'],
      (app) => items(app, 'tours')[3],
      expect.objectContaining({ title: 'Red ridge', subtitle: '4 hours', action: to('tour') }),
    ],
    [
      'add crampons 95 € and gloves 30 € to the gear',
      ['gear'],
      (app) => items(app, 'gear-list').slice(2),
      [
        { title: 'Crampons', value: '€ 95' },
        { title: 'Gloves', value: '€ 30' },
      ],
    ],
    [
      'the checklist needs two more things: lamp and map',
      ['huts'],
      (app) => items(app, 'packing').slice(1),
      [
        { title: 'Lamp', checked: false },
        { title: 'Map', checked: false },
      ],
    ],
    // The second is to be added as well, and is no part of the first.
    [
      "add a tour 'Red ridge' for 30 euros, a banner on the huts page: Closed in May",
      ['home', 'huts'],
      (app) => [items(app, 'tours')[3], labels(app, 'huts')?.[1]],
      [expect.objectContaining({ title: 'Red ridge', value: '€ 30' }), 'Closed in May'],
    ],
    // Fields.
    [
      'add a dropdown for experience (none, some, a lot) to the sign-up form',
      ['form'],
      (app) => screen(app, 'form')?.components[2],
      expect.objectContaining({ type: 'input', label: 'Experience' }),
    ],
    ['ask for the shoe size when signing up', ['form'], (app) => labels(app, 'form')?.[2], 'Shoe size'],
    // What is said beside a wish.
    ['remove the banner, nobody reads it', ['home'], (app) => labels(app, 'home')?.includes('Snow'), false],
    [
      'remove the shelters page, we closed them',
      ['home', 'shelters'],
      (app) => items(app, 'more'),
      [expect.objectContaining({ title: 'Gear' })],
    ],
    // A button that led only to what went goes, with the foot it stood in.
    [
      'delete the sign-up form screen',
      ['form', 'tour'],
      (app) => labels(app, 'tour'),
      ['Blue lake', 'Details'],
    ],
    // Several parts of a screen.
    [
      'add numbers for booked tours and revenue at the top',
      ['home'],
      (app) => screen(app, 'home')?.components[1]?.properties.items,
      [expect.objectContaining({ title: 'Booked tours' }), expect.objectContaining({ title: 'Revenue' })],
    ],
    [
      'simplify the home screen',
      ['home'],
      (app) => labels(app, 'home')?.slice(1, -1),
      ['Climbed in km', 'Tours', 'More to do'],
    ],
    [
      'remove all pictures',
      ['home'],
      (app) => items(app, 'tours')[0],
      { title: 'Blue lake', subtitle: 'Easy start', action: to('tour') },
    ],
    // Orders.
    [
      'the nearest huts first',
      ['huts'],
      (app) => items(app, 'huts-list')[0],
      expect.objectContaining({ title: 'Eagle hut' }),
    ],
    [
      'name the tabs: Peaks, Beds',
      ['home', 'huts'],
      (app) => JSON.stringify(items(app, 'bar-2')).match(/Peaks|Beds/g),
      ['Peaks', 'Beds'],
    ],
    // Units that stand in a name.
    ['change km to miles', ['home', 'huts'], (app) => node(app, 'rope-length')?.label, 'Climbed in mi'],
    // Once more on another screen.
    [
      'show the packing list on the home screen too',
      ['home'],
      (app) => labels(app, 'home')?.includes('Packing'),
      true,
    ],
    [
      'when someone taps on a hut it should open its tour',
      ['huts'],
      (app) => items(app, 'huts-list')[0],
      expect.objectContaining({ action: to('tour') }),
    ],
    // Other languages.
    [
      'Füge bei jeder Tour die Dauer hinzu',
      ['home'],
      (app) => items(app, 'tours')[0],
      expect.objectContaining({ subtitle: 'Easy start · 12 min' }),
    ],
    [
      "Ajoute un bouton pour appeler le guide sur la page d'accueil",
      ['home'],
      (app) => screen(app, 'home')?.components.find(({ type }) => type === 'button'),
      expect.objectContaining({
        label: 'Appeler le guide',
        properties: expect.objectContaining({ action: { kind: 'link', href: 'tel:+15550100' } }),
      }),
    ],
  ]

describe('wishes told as people tell them', () => {
  it.each(wishes)('%s', (prompt, touched, what, expected) => {
    const { document: edited, notUnderstood } = edit(prompt)
    expect(notUnderstood).toEqual([])
    expect(what(edited)).toEqual(expected)
    expect(validateDocument(edited)).toMatchObject({ ok: true })
    for (const before of mountain.screens)
      if (!touched.includes(before.id)) expect(screen(edited, before.id)).toBe(before)
  })

  it.each([
    ['remove the weather tab, it is not needed', 'There is no tab named weather. The tabs are home, huts.'],
    ['add Red Ridge', 'Say where'],
    ['name the tabs: Peaks, Beds, Me', 'There are 2 tabs'],
    ["don't let guests see the huts", 'The app is the same for everybody'],
    ['delete guide Weber', 'Nothing on the screens is called “guide Weber”'],
    ['change the packing to 6 to 9', 'has nothing like “6 to 9”'],
    ['Entferne die Karte', 'gibt es'],
  ])('says why not: %s', (prompt, note) => {
    const result = edit(prompt)
    expect(result.document).toBe(mountain)
    expect(result.notes.join(' ')).toContain(note)
  })

  it('takes a wish from the clause before', () => {
    const { document: edited, notUnderstood } = edit(
      'show the walking time on every tour and let people filter by it',
    )
    expect(notUnderstood).toEqual([])
    expect(labels(edited, 'home')).toContain('Filter by walking time')
  })

  it('says where locks are set, which words do not set', () => {
    const { commands, notes } = edit('lock everything except the gear')
    expect(commands).toEqual([])
    expect(notes.join()).toMatch(/^Locks are set by hand.* switch “Locked” on there\.$/)
  })
})
