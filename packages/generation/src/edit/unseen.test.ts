import { type AppDocument, validateDocument, walkNodes } from '@kwiq/app-model'
import { makeDocument, makeNode, makeScreen } from '@kwiq/testing'
import { describe, expect, it } from 'vitest'
import { editApp } from './edit-app.ts'
import { itemsOf, targetOf, textOf } from './entry.ts'

const to = (screenId: string) => ({ kind: 'screen', screenId })
const bar = (id: string) =>
  makeNode(id, 'navbar', {
    label: 'Bar',
    properties: {
      items: ['Home', 'Cart', 'Saved'].map((title) => ({
        title,
        icon: 'home',
        action: to(title.toLowerCase()),
      })),
    },
  })
const rows = (...titles: string[]) => titles.map((title) => ({ title, action: to('product') }))

/** A shop with two lists of the same things, two charts, a form, switches and answers. */
const shop: AppDocument = makeDocument({
  app: { name: 'Kiln', description: 'A shop for pots', theme: { preset: 'clean', mode: 'light' } },
  screens: [
    makeScreen('home', [
      makeNode('title', 'header', { label: 'Kiln' }),
      makeNode('search', 'input', { label: 'Search pots', properties: { kind: 'search' } }),
      makeNode('filter', 'list', {
        label: 'Filter',
        properties: { layout: 'chips', items: [{ title: 'New' }, { title: 'Old' }] },
      }),
      makeNode('banner', 'container', {
        label: 'Delivery',
        properties: { variant: 'banner', title: 'Free delivery reached' },
      }),
      makeNode('pots', 'list', {
        label: 'Pots',
        properties: {
          layout: 'rows',
          items: [
            { title: 'Mug', value: '€ 30.00', action: to('product') },
            { title: 'Vase', value: '€ 12.50', action: to('product') },
            { title: 'Bowl', value: '€ 8.00', action: to('product') },
          ],
        },
      }),
      makeNode('sold', 'chart', { label: 'Sold', properties: { kind: 'bar' } }),
      makeNode('visits', 'chart', { label: 'Visits', properties: { kind: 'bar' } }),
      bar('bar-1'),
    ]),
    makeScreen('cart', [
      makeNode('cart-title', 'header', { label: 'Cart' }),
      makeNode('cover', 'image', { label: 'Cover' }),
      makeNode('in-cart', 'list', { label: 'In the cart', properties: { items: [{ title: 'Mug' }] } }),
      makeNode('pay', 'button', { label: 'Go to checkout' }),
      bar('bar-2'),
    ]),
    makeScreen('saved', [
      makeNode('saved-title', 'header', { label: 'Saved' }),
      makeNode('saved-pots', 'list', { label: 'Saved pots', properties: { items: rows('Vase', 'Jug') } }),
      bar('bar-3'),
    ]),
    makeScreen('product', [
      makeNode('product-title', 'header', { label: 'Mug', properties: { leading: { icon: 'back' } } }),
      makeNode('stars', 'text', { label: '★ 4.8' }),
      makeNode('glaze', 'list', {
        label: 'Glaze',
        properties: { layout: 'chips', items: [{ title: 'White' }] },
      }),
      makeNode('red', 'checkbox', { label: 'Red', properties: { variant: 'radio', checked: true } }),
      makeNode('message', 'input', { label: 'Message', properties: { kind: 'multiline' } }),
      makeNode('name', 'input', { label: 'Name' }),
      makeNode('options', 'container', {
        label: 'Options',
        children: [
          makeNode('gift', 'checkbox', {
            label: 'Gift wrap',
            properties: { variant: 'switch', checked: true },
          }),
        ],
      }),
    ]),
  ],
})

const node = (app: AppDocument, id: string) => [...walkNodes(app)].find((each) => each.node.id === id)?.node
const titles = (app: AppDocument, id: string) => {
  const found = node(app, id)
  return found ? itemsOf(found).map((item) => textOf(item, 'title')) : []
}
const targets = (app: AppDocument, id: string) => {
  const found = node(app, id)
  return found ? itemsOf(found).map(targetOf) : []
}
const order = (app: AppDocument, screenId: string) =>
  app.screens.find(({ id }) => id === screenId)?.components.map(({ id }) => id) ?? []
const entry = (app: AppDocument, id: string, index: number, key: string) => {
  const found = node(app, id)
  return found && textOf(itemsOf(found)[index], key)
}
const property = (app: AppDocument, id: string, name: string) => node(app, id)?.properties[name]
const bars = ['bar-1', 'bar-2', 'bar-3']

/** An instruction, the components it may touch, what of the app it must have changed, and into what. */
const followed: readonly [string, readonly string[], (app: AppDocument) => unknown, unknown][] = [
  ['the price of Bowl should be 9.50', ['pots'], (app) => entry(app, 'pots', 2, 'value'), '€ 9.50'],
  [
    'change the first pot to "Big mug. Blue"',
    ['pots'],
    (app) => entry(app, 'pots', 0, 'title'),
    'Big mug. Blue',
  ],
  ['remove the first two pots', ['pots'], (app) => titles(app, 'pots'), ['Bowl']],
  ['show only the last two pots', ['pots'], (app) => titles(app, 'pots'), ['Vase', 'Bowl']],
  ['duplicate the second pot', ['pots'], (app) => titles(app, 'pots'), ['Mug', 'Vase', 'Vase', 'Bowl']],
  ['add icons to the pots', ['pots'], (app) => entry(app, 'pots', 0, 'icon'), 'star'],
  ['add "Vegan" to the filter', ['filter'], (app) => titles(app, 'filter'), ['New', 'Old', 'Vegan']],
  ['add a glaze "Blue" to the product page', ['glaze'], (app) => titles(app, 'glaze'), ['White', 'Blue']],
  ['add a second answer "Green" to the product page', [], (app) => order(app, 'product')[4], 'checkbox'],
  ['turn off gift wrap', ['gift', 'options'], (app) => property(app, 'gift', 'checked'), false],
  [
    'add an "Insured" switch to the product page',
    ['options'],
    (app) => node(app, 'options')?.children?.length,
    2,
  ],
  ['make the visits chart a line chart', ['visits'], (app) => property(app, 'visits', 'kind'), 'line'],
  ['make the cover image round', ['cover'], (app) => property(app, 'cover', 'shape'), 'circle'],
  ['center the cover image', ['cover'], (app) => property(app, 'cover', 'align'), 'center'],
  ['make the rating red', ['stars'], (app) => property(app, 'stars', 'tone'), 'danger'],
  ['make the delivery banner taller', ['banner'], (app) => property(app, 'banner', 'height'), 224],
  [
    'change the delivery banner text to "Free from 25 €"',
    ['banner'],
    (app) => property(app, 'banner', 'title'),
    'Free from 25 €',
  ],
  [
    'change the placeholder of the message field to "Hello"',
    ['message'],
    (app) => property(app, 'message', 'placeholder'),
    'Hello',
  ],
  ['remove the button Go to checkout', ['pay'], (app) => node(app, 'pay'), undefined],
  [
    'rename "Go to checkout" to "Order now" and make the button bigger',
    ['pay'],
    (app) => property(app, 'pay', 'size'),
    'large',
  ],
  [
    'rename "Go to checkout" to "Order now" and make it bigger',
    ['pay'],
    (app) => [node(app, 'pay')?.label, property(app, 'pay', 'size')],
    ['Order now', 'large'],
  ],
  [
    'add a date picker above the name in the form',
    [],
    (app) => order(app, 'product').indexOf('datepicker'),
    5,
  ],
  [
    'add an email field with the placeholder "you@home" to the form',
    [],
    (app) => property(app, 'input', 'placeholder'),
    'you@home',
  ],
  ['add a streak counter to the cart', [], (app) => property(app, 'text', 'caption'), 'Streak'],
  ['put the cover above the search on the home screen', [], (app) => order(app, 'home')[1], 'cover'],
  ['put saved before cart in the tab bar', bars, (app) => titles(app, 'bar-1'), ['Home', 'Saved', 'Cart']],
  ['swap cart and saved in the tab bar', bars, (app) => titles(app, 'bar-1'), ['Home', 'Saved', 'Cart']],
  ['add a club screen and put it in the tab bar', bars, (app) => titles(app, 'bar-2').at(-1), 'Club'],
  ['add a club tab', bars, (app) => order(app, 'home'), order(shop, 'home')],
  ['add a help screen. Link it from saved', [], (app) => order(app, 'home'), order(shop, 'home')],
  ['show the pots in two columns', ['pots'], (app) => property(app, 'pots', 'columns'), 2],
  [
    'replace the pots with a simple list on the home screen',
    [],
    (app) => property(app, 'pots', 'layout'),
    'rows',
  ],
  ['link the pots to the cart', ['pots'], (app) => targets(app, 'pots'), ['cart', 'cart', 'cart']],
  ['add another pot by Ida Holm', ['pots'], (app) => titles(app, 'pots').at(-1), 'Ida Holm'],
  ['make the pots a grid', ['pots'], (app) => property(app, 'pots', 'layout'), 'grid'],
  ['make the saved grid three columns', ['saved-pots'], (app) => property(app, 'saved-pots', 'columns'), 3],
  [
    'hide everything except the pots',
    ['search', 'filter', 'banner', 'sold', 'visits'],
    (app) => order(app, 'home'),
    ['title', 'pots', 'bar-1'],
  ],
  ['Ajoute un champ email au formulaire', [], (app) => property(app, 'input', 'kind'), 'email'],
  ['add "New" badges to the pots', ['pots'], (app) => entry(app, 'pots', 2, 'badge'), 'New'],
  ['add a "Plans" section with rent and gas', [], (app) => titles(app, 'list'), ['Rent', 'Gas']],
  ["I'd like a purple theme with rounded buttons", [], (app) => app.app.theme.corners, 'round'],
  ['I want the app to feel calmer', [], (app) => app.app.theme.preset, 'calm'],
  ['ad a share buton to the cart', [], (app) => node(app, 'button')?.label, 'Share'],
  [
    'Füge ein Feld für die Telefonnummer zum Formular hinzu',
    [],
    (app) => node(app, 'input')?.label,
    'Phone number',
  ],
  [
    'Benenne Saved in Bestellungen um',
    ['saved-title', ...bars],
    (app) => app.screens[2]?.name,
    'Bestellungen',
  ],
]

/** The components that are not as they were, without what was added. */
const touched = (app: AppDocument) =>
  [...walkNodes(shop)]
    .map(({ node: before }) => before)
    .filter((before) => JSON.stringify(node(app, before.id)) !== JSON.stringify(before))
    .map(({ id }) => id)

describe('instructions that name things in other ways', () => {
  it.each(followed)('%s', (prompt, mayTouch, read, expected) => {
    const { document, notUnderstood } = editApp({ document: shop, prompt })
    expect(notUnderstood).toEqual([])
    expect(read(document)).toEqual(expected)
    expect(touched(document).filter((id) => !mayTouch.includes(id))).toEqual([])
    expect(validateDocument(document).ok).toBe(true)
  })

  it.each([
    ['make the weekly chart a line chart', 'There is no weekly chart on any screen.'],
    ['add a button below the map on the home screen', 'There is no map on Home.'],
    ['make the filter blue', 'A single part has the colours and corners of the theme.'],
    ['turn off the lights', 'There is no switch called “lights”.'],
    ['add a due date to the first pot', 'An entry has a title, a subtitle, a price, a rating and a badge.'],
    ['make it bigger', 'Say what is meant'],
    ['add a third option "Locker"', 'Say where'],
    ['add a "Gift wrap" switch to the product page', 'Product has that already.'],
    ['change the field to "Nice things"', 'There are several. Say which'],
  ])('says plainly why not: %s', (prompt, note) => {
    const { document, commands, notes } = editApp({ document: shop, prompt })
    expect(commands).toEqual([])
    expect(document).toBe(shop)
    expect(notes.join(' ')).toContain(note)
  })
})
