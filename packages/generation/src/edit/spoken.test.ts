import { type AppDocument, type ComponentNode, validateDocument, walkNodes } from '@kwiq/app-model'
import { makeDocument, makeNode, makeScreen } from '@kwiq/testing'
import { describe, expect, it } from 'vitest'
import { editApp } from './edit-app.ts'
import { itemsOf, textOf } from './entry.ts'

const to = (screenId: string) => ({ kind: 'screen', screenId })
const bar = (id: string) =>
  makeNode(id, 'navbar', {
    label: 'Bar',
    properties: {
      items: ['Today', 'Orders', 'Me'].map((title) => ({
        title,
        icon: 'home',
        action: to(title.toLowerCase()),
      })),
    },
  })

/** A bakery as it is generated: lists of the same things, numbers, answers, switches and a form. */
const bakery: AppDocument = makeDocument({
  app: { name: 'Corner Oven', description: 'Bread and cakes to order', theme: { preset: 'clean' } },
  screens: [
    makeScreen('today', [
      makeNode('today-title', 'header', { label: 'Corner Oven' }),
      makeNode('ring', 'chart', { label: 'Goal', properties: { kind: 'ring', data: [0.5, 0.2] } }),
      makeNode('sold', 'chart', {
        label: 'Sold',
        properties: { kind: 'bar', data: [1, 2, 3, 4, 5, 6, 7], labels: ['M', 'T', 'W', 'T', 'F', 'S', 'S'] },
      }),
      makeNode('heat', 'chart', { label: 'Days', properties: { kind: 'heat', data: [1, 2] } }),
      makeNode('numbers', 'list', {
        label: 'Numbers',
        properties: {
          layout: 'stats',
          items: [
            { title: 'Attendance', value: '96 %' },
            { title: 'Late', value: '3' },
          ],
        },
      }),
      makeNode('cakes', 'list', {
        label: 'Cakes',
        properties: {
          layout: 'rows',
          items: [
            { title: 'Wedding', image: 'cake', value: '€ 5.50', subtitle: 'By Mr Weber', action: to('cake') },
            { title: 'Nut wedge', image: 'nut', value: '€ 2.60', action: to('cake') },
          ],
        },
      }),
      makeNode('delivery', 'container', {
        label: 'Free delivery reached',
        properties: { variant: 'banner', title: 'Free delivery reached' },
      }),
      makeNode('start', 'button', { label: 'Start order' }),
      bar('bar-1'),
    ]),
    makeScreen('orders', [
      makeNode('orders-title', 'header', { label: 'Orders' }),
      makeNode('find', 'input', { label: 'Search', properties: { kind: 'search', placeholder: 'Name' } }),
      makeNode('packing', 'list', {
        label: 'To pack',
        properties: { layout: 'checklist', items: [{ title: 'Rye loaf, sliced', checked: true }] },
      }),
      makeNode('orders-heat', 'chart', { label: 'Days', properties: { kind: 'heat', data: [1, 2] } }),
      bar('bar-2'),
    ]),
    makeScreen('me', [
      makeNode('me-title', 'header', { label: 'Me' }),
      makeNode('face', 'image', { label: 'person', properties: { keyword: 'person', seed: 'Ana' } }),
      makeNode('quiet', 'checkbox', { label: 'Quiet', properties: { variant: 'switch', checked: true } }),
      bar('bar-3'),
    ]),
    makeScreen('cake', [
      makeNode('cake-title', 'header', { label: 'Wedding', properties: { leading: { icon: 'back' } } }),
      makeNode('sizes', 'list', {
        label: 'Size',
        properties: { layout: 'chips', items: [{ title: 'Small' }, { title: 'Large' }] },
      }),
      makeNode('pieces', 'input', { label: 'Pieces', properties: { kind: 'stepper', value: '4' } }),
      makeNode('message', 'input', { label: 'Message', properties: { kind: 'multiline' } }),
      makeNode('stamps', 'button', { label: 'Collect stamps', properties: { action: to('orders') } }),
    ]),
  ],
})

const nodeOf = (app: AppDocument, id: string): ComponentNode | undefined =>
  [...walkNodes(app)].find(({ node }) => node.id === id)?.node
const entries = (app: AppDocument, id: string, key = 'title') => {
  const node = nodeOf(app, id)
  return node ? itemsOf(node).map((item) => textOf(item, key)) : []
}
const property = (app: AppDocument, id: string, name: string) => nodeOf(app, id)?.properties[name]
const labels = (app: AppDocument, screenId: string) =>
  app.screens.find(({ id }) => id === screenId)?.components.map(({ label }) => label) ?? []
const bars = ['bar-1', 'bar-2', 'bar-3']

/** An instruction, the components it may touch, what of the app is read, and what that must be. */
const followed: readonly [string, readonly string[], (app: AppDocument) => unknown, unknown][] = [
  // Numbers of whatever has one.
  ['The wedding cake should cost 85 euros', ['cakes'], (app) => entries(app, 'cakes', 'value')[0], '€ 85'],
  ['set the nut wedge to 3', ['cakes'], (app) => entries(app, 'cakes', 'value')[1], '€ 3'],
  ['change the ring to 90%', ['ring'], (app) => property(app, 'ring', 'data'), [0.9, 0.2]],
  ['set the pieces to 8 on the cake page', ['pieces'], (app) => property(app, 'pieces', 'value'), '8'],
  ['attendance should be 98', ['numbers'], (app) => entries(app, 'numbers', 'value')[0], '98 %'],
  [
    'change the numbers of the sold chart to 3, 1 and 4',
    ['sold'],
    (app) => property(app, 'sold', 'data'),
    [3, 1, 4],
  ],
  [
    'set Tuesday to 40 in the sold chart',
    ['sold'],
    (app) => property(app, 'sold', 'data'),
    [1, 40, 3, 4, 5, 6, 7],
  ],
  // Entries by their names.
  [
    'add sourdough and cinnamon roll to the cakes',
    ['cakes'],
    (app) => entries(app, 'cakes').slice(2),
    ['Sourdough', 'Cinnamon roll'],
  ],
  ['add rye for 4.20 to the cakes', ['cakes'], (app) => entries(app, 'cakes', 'value').at(-1), '€ 4.20'],
  ["add 'Medium' to the sizes", ['sizes'], (app) => entries(app, 'sizes').at(-1), 'Medium'],
  ['hide the attendance number', ['numbers'], (app) => entries(app, 'numbers'), ['Late']],
  [
    'mark the rye loaf as not packed',
    ['packing'],
    (app) => JSON.stringify(property(app, 'packing', 'items')).includes('false'),
    true,
  ],
  // Parts of a screen by some of their words, or by what they are.
  ['remove the free delivery thing', ['delivery'], (app) => nodeOf(app, 'delivery'), undefined],
  ['please take the stamps button off the cake page', ['stamps'], (app) => nodeOf(app, 'stamps'), undefined],
  ['delete the message box on the cake page', ['message'], (app) => nodeOf(app, 'message'), undefined],
  [
    'remove the heat map everywhere',
    ['heat', 'orders-heat'],
    (app) => [nodeOf(app, 'heat'), nodeOf(app, 'orders-heat')],
    [undefined, undefined],
  ],
  // A screen called Cake is not meant by "the cakes".
  ['remove the cakes', ['cakes'], (app) => app.screens.length, 4],
  // What was said before.
  ['the heat map is confusing, get rid of it', ['heat'], (app) => nodeOf(app, 'heat'), undefined],
  [
    "we don't deliver so remove the free delivery banner",
    ['delivery'],
    (app) => nodeOf(app, 'delivery'),
    undefined,
  ],
  [
    'our shop is open 7 to 18, put that on the start page',
    [],
    (app) => labels(app, 'today').at(-2),
    'Our shop is open 7 to 18',
  ],
  ['on the orders page, add a button "Send"', [], (app) => labels(app, 'orders').at(-2), 'Send'],
  ['on the orders page remove the heat map', ['orders-heat'], (app) => nodeOf(app, 'orders-heat'), undefined],
  [
    'remove the ring, the heat map and the attendance number',
    ['ring', 'heat', 'numbers'],
    (app) => entries(app, 'numbers'),
    ['Late'],
  ],
  // Words within texts.
  ['change Mr Weber to Mr Klein', ['cakes'], (app) => entries(app, 'cakes', 'subtitle')[0], 'By Mr Klein'],
  ['rename order to purchase everywhere', ['start'], (app) => nodeOf(app, 'start')?.label, 'Start purchase'],
  [
    'make the search bar on orders say "Whose?"',
    ['find'],
    (app) => property(app, 'find', 'placeholder'),
    'Whose?',
  ],
  // Pictures.
  [
    'replace the profile photo with a picture of a dog',
    ['face'],
    (app) => property(app, 'face', 'keyword'),
    'dog',
  ],
  [
    'use a picture of bread for the nut wedge',
    ['cakes'],
    (app) => entries(app, 'cakes', 'image'),
    ['cake', 'bread'],
  ],
  // What is said for contrast, and what is said again.
  ['make the pieces 6 instead of 4', ['pieces'], (app) => property(app, 'pieces', 'value'), '6'],
  [
    'hide orders from the navigation but keep the screen',
    bars,
    (app) => [entries(app, 'bar-1'), app.screens.length],
    [['Today', 'Me'], 4],
  ],
  [
    'add a "Club" screen where members can share rides and link it from orders',
    [],
    (app) => [labels(app, 'orders').at(-2), labels(app, 'club').at(-1)],
    ['Club', 'Share rides'],
  ],
  // Where in an order.
  ['put nut wedge first in the cakes', ['cakes'], (app) => entries(app, 'cakes'), ['Nut wedge', 'Wedding']],
  ["I'd rather have the ring under the cakes", [], (app) => labels(app, 'today').indexOf('Goal'), 5],
  [
    'add a button "Add to wishlist" on the cake page right below the message',
    [],
    (app) => labels(app, 'cake')[4],
    'Add to wishlist',
  ],
  // All but some.
  ['delete all the cakes except Nut wedge', ['cakes'], (app) => entries(app, 'cakes'), ['Nut wedge']],
  ['add a cake called Linzer to today', ['cakes'], (app) => entries(app, 'cakes').at(-1), 'Linzer'],
  ['make every price in pounds', ['cakes'], (app) => entries(app, 'cakes', 'value'), ['£5.50', '£2.60']],
  [
    'the cake page should also ask for the occasion',
    [],
    (app) => labels(app, 'cake').includes('Occasion'),
    true,
  ],
  [
    'I want a purple app with a dark background',
    [],
    ({ app }) => [app.theme.mode, app.theme.colors?.length],
    ['dark', 1],
  ],
  [
    'the headline on the orders page should be: Your orders',
    ['orders-title'],
    (app) => labels(app, 'orders')[0],
    'Your orders',
  ],
  // With what is known of it.
  [
    'add a cake: Linzer, with almonds, 12 euros',
    ['cakes'],
    (app) => [entries(app, 'cakes', 'subtitle').at(-1), entries(app, 'cakes', 'value').at(-1)],
    ['with almonds', '€ 12'],
  ],
  [
    'The price of the wedding cake is 95 a piece',
    ['cakes'],
    (app) => entries(app, 'cakes', 'value')[0],
    '€ 95 a piece',
  ],
  [
    'add Medium and Huge to the sizes',
    ['sizes'],
    (app) => entries(app, 'sizes').slice(2),
    ['Medium', 'Huge'],
  ],
  [
    'remove all pictures from the cakes',
    ['cakes'],
    (app) => entries(app, 'cakes', 'image'),
    [undefined, undefined],
  ],
  // Which of several.
  ['delete the third chart', ['heat'], (app) => nodeOf(app, 'heat'), undefined],
  ['set the daily ring to 40 percent', ['ring'], (app) => property(app, 'ring', 'data'), [0.4, 0.2]],
  // "There" and "that".
  [
    'take Orders out of the bottom bar and put the cake page there',
    bars,
    (app) => entries(app, 'bar-1'),
    ['Today', 'Me', 'Cake'],
  ],
  [
    'we are closed on Mondays. please add a banner about that on top of the today screen',
    [],
    (app) => labels(app, 'today')[1],
    'We are closed on Mondays',
  ],
  ['put the cakes right under the ring', [], (app) => labels(app, 'today').indexOf('Cakes'), 2],
  // What a button does outside the app, and what the bar at the top offers.
  [
    'the stamps button should call us',
    ['stamps'],
    (app) => property(app, 'stamps', 'action'),
    { kind: 'link', href: 'tel:+15550100' },
  ],
  // One of several kinds, ticked, chosen, named and drawn in other ways.
  [
    'uncheck the rye loaf',
    ['packing'],
    (app) => JSON.stringify(property(app, 'packing', 'items')).includes('false'),
    true,
  ],
  ['make the cakes a grid with icons', ['cakes'], (app) => property(app, 'cakes', 'layout'), 'grid'],
  [
    'move the cakes to the bottom of today and rename them Pies',
    ['cakes'],
    (app) => [labels(app, 'today').at(-2), property(app, 'cakes', 'title')],
    ['Pies', undefined],
  ],
  [
    'delete the heat map on both today and orders',
    ['heat', 'orders-heat'],
    (app) => [nodeOf(app, 'heat'), nodeOf(app, 'orders-heat')],
    [undefined, undefined],
  ],
  ['Wedding should be called Big day', ['cakes', 'cake-title'], (app) => entries(app, 'cakes')[0], 'Big day'],
  ['nut wedge is now 3.20', ['cakes'], (app) => entries(app, 'cakes', 'value')[1], '€ 3.20'],
  ['add a screen with emergency numbers', [], (app) => app.screens.at(-1)?.name, 'Emergency numbers'],
  ['Verwandle die Cakes in Karten', ['cakes'], (app) => property(app, 'cakes', 'layout'), 'cards'],
  ['show the me tab before the orders tab', bars, (app) => entries(app, 'bar-1'), ['Today', 'Me', 'Orders']],
  [
    'hide the search everywhere',
    ['find'],
    (app) => [nodeOf(app, 'find'), nodeOf(app, 'pieces')?.type],
    [undefined, 'input'],
  ],
  [
    'put a welcome text at the top of the me page that says Fresh bread',
    [],
    (app) => labels(app, 'me')[1],
    'Fresh bread',
  ],
  ['put the message box above the size', [], (app) => labels(app, 'cake')[1], 'Message'],
  // Words around a wish that are no part of it.
  [
    'hello there, could you please be so kind and rename Me to Profile, thank you so much!',
    ['me-title', ...bars],
    (app) => app.screens[2]?.name,
    'Profile',
  ],
  [
    'can the cakes come before everything else on the today page?',
    [],
    (app) => labels(app, 'today')[1],
    'Cakes',
  ],
  [
    'i want the start order button to open the orders screen',
    ['start'],
    (app) => property(app, 'start', 'action'),
    to('orders'),
  ],
  ['rename the orders tab Basket', ['orders-title', ...bars], (app) => app.screens[1]?.name, 'Basket'],
  [
    'delete everything on the today page below the cakes',
    ['delivery', 'start'],
    (app) => labels(app, 'today').at(-2),
    'Cakes',
  ],
  ['move me into the first tab position', bars, (app) => entries(app, 'bar-1')[0], 'Me'],
  [
    'add a new tab called Nutrition with a list of meals',
    bars,
    (app) => app.screens.at(-1)?.name,
    'Nutrition',
  ],
  [
    'make the cakes on the today page a grid with two columns',
    ['cakes'],
    (app) => [property(app, 'cakes', 'layout'), property(app, 'cakes', 'columns')],
    ['grid', 2],
  ],
  ['show the prices in swiss francs', ['cakes'], (app) => entries(app, 'cakes', 'value')[0], 'CHF 5.50'],
  [
    'add a section called Cleaning with two tasks: kitchen and bath',
    [],
    (app) => JSON.stringify(app.screens[0]?.components.at(-2)?.properties.items),
    JSON.stringify([{ title: 'Kitchen' }, { title: 'Bath' }]),
  ],
  // Manners.
  [
    'could u make the start order button bigger and red',
    ['start'],
    (app) => [property(app, 'start', 'size'), property(app, 'start', 'variant')],
    ['large', 'destructive'],
  ],
  ['show the cakes as a grid, not as rows', ['cakes'], (app) => property(app, 'cakes', 'layout'), 'grid'],
  ['The name of the bakery is Paws & Co', ['today-title'], ({ app }) => app.name, 'Paws & Co'],
  [
    'I want to see my weight over time as a line chart on the Me page',
    [],
    (app) => labels(app, 'me').at(-2),
    'Weight over time',
  ],
  ['add a button to call us on the me page', [], (app) => labels(app, 'me').at(-2), 'Call us'],
  [
    'can you put the Me tab before Orders?',
    bars,
    (app) => [entries(app, 'bar-1'), app.screens.map(({ id }) => id)],
    [['Today', 'Me', 'Orders'], bakery.screens.map(({ id }) => id)],
  ],
  [
    'Füge auf der Seite Orders einen Abmelden-Button hinzu',
    [],
    (app) => labels(app, 'orders').at(-2),
    'Abmelden',
  ],
]

const touched = (app: AppDocument) =>
  [...walkNodes(bakery)]
    .map(({ node: before }) => before)
    .filter((before) => JSON.stringify(nodeOf(app, before.id)) !== JSON.stringify(before))
    .map(({ id }) => id)

describe('instructions as people speak', () => {
  it.each(followed)('%s', (prompt, mayTouch, read, expected) => {
    const { document, notUnderstood } = editApp({ document: bakery, prompt })
    expect(notUnderstood).toEqual([])
    expect(read(document)).toEqual(expected)
    expect(touched(document).filter((id) => !mayTouch.includes(id))).toEqual([])
    expect(validateDocument(document).ok).toBe(true)
  })

  it.each([
    ['send everyone a push notification when the bread is ready', 'Sending messages needs a server'],
    ['take real payments with stripe', 'Taking money needs a payment service'],
    ['connect it to our database', 'there is no server behind it'],
    ['let people sign in with google', 'Accounts need a server'],
    ['email the customers a reminder', 'Sending messages needs a server'],
    ['make it look like Apple', 'The app has a look of its own'],
    ['change the ring', 'Say into what'],
    ['make the text bigger', 'Text sizes come with the theme'],
    ['remove the cart icon from the header', 'There is no cart icon in the header of'],
    ['remove the ring from the pantry', 'There is no screen named pantry.'],
    ['connect my bank account', 'there is no server behind it'],
    ['put a confetti animation on the orders page', 'Animations come with the theme'],
    ['the red text is hard to read on the phone of my mother', 'Nothing was changed.'],
  ])('says plainly what cannot be: %s', (prompt, note) => {
    const { document, notes } = editApp({ document: bakery, prompt })
    expect(document).toBe(bakery)
    expect(notes.join(' ')).toContain(note)
  })

  it.each([
    ['Verbinde die App mit unserer Datenbank', 'Es steht kein Server dahinter'],
    ['Füge eine Konfetti-Animation hinzu', 'Animationen gehören zum Aussehen'],
    ['Añade pagos con Stripe', 'Cobrar necesita un servicio de pagos'],
    ['Connecte une base de données', "il n'y a pas de serveur derrière"],
  ])('says so in the language of the instruction: %s', (prompt, note) => {
    const { document, notes } = editApp({ document: bakery, prompt })
    expect(document).toBe(bakery)
    expect(notes.join(' ')).toContain(note)
  })

  it('takes a field for the search that only its name says so', () => {
    const app = makeDocument({
      screens: [
        makeScreen('home', [
          makeNode('list-1', 'list', { label: 'Breads', properties: { items: [{ title: 'Rye' }] } }),
          makeNode('input-1', 'input', { label: 'Search breads' }),
        ]),
      ],
    })
    const { document } = editApp({ document: app, prompt: 'Put search above the list' })
    expect(labels(document, 'home')).toEqual(['Search breads', 'Breads'])
  })
})
