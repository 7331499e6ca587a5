import { type AppDocument, validateDocument, walkNodes } from '@kwiq/app-model'
import { makeDocument, makeNode, makeScreen } from '@kwiq/testing'
import { describe, expect, it } from 'vitest'
import { editApp } from './edit-app.ts'

const to = (screenId: string) => ({ kind: 'screen', screenId })
const nav = (id: string) =>
  makeNode(id, 'navbar', {
    properties: {
      items: ['Home', 'Cart', 'Saved'].map((title) => ({
        title,
        icon: 'home',
        action: to(title.toLowerCase()),
      })),
    },
  })
const shop: AppDocument = makeDocument({
  app: { name: 'Kiln', theme: { preset: 'clean', mode: 'light' } },
  screens: [
    makeScreen('home', [
      makeNode('title', 'header', { label: 'Kiln' }),
      makeNode('filter', 'list', {
        label: 'Filter',
        properties: { layout: 'chips', items: [{ title: 'New' }, { title: 'Old' }] },
      }),
      makeNode('search', 'input', { label: 'Search', properties: { kind: 'search' } }),
      makeNode('pots', 'list', {
        label: 'Pots',
        properties: {
          layout: 'rows',
          items: [
            { title: 'Mug', value: '€ 30.00', action: to('product') },
            { title: 'Vase', value: '€ 12.50', action: to('product') },
          ],
        },
      }),
      makeNode('go', 'button', { label: 'Go to checkout', properties: { action: to('cart') } }),
      nav('nav-1'),
    ]),
    makeScreen('cart', [
      makeNode('cart-title', 'header', { label: 'Cart' }),
      makeNode('sums', 'list', {
        label: 'Sums',
        properties: { items: [{ title: 'Total', value: '€ 42.50' }] },
      }),
      nav('nav-2'),
    ]),
    makeScreen('saved', [makeNode('saved-title', 'header', { label: 'Saved' }), nav('nav-3')]),
    makeScreen('product', [
      makeNode('product-title', 'header', { label: 'Mug', properties: { leading: { icon: 'back' } } }),
      makeNode('facts', 'list', {
        label: 'Details',
        properties: { items: [{ title: 'Price', value: '€ 30.00' }] },
      }),
      makeNode('buy', 'button', { label: 'Add to cart', properties: { action: to('cart') } }),
    ]),
  ],
})

const node = (app: AppDocument, id: string) => [...walkNodes(app)].find((each) => each.node.id === id)?.node
const items = (app: AppDocument, id: string): { [key: string]: unknown }[] =>
  JSON.parse(JSON.stringify(node(app, id)?.properties.items ?? []))
const tabs = (app: AppDocument) => items(app, 'nav-1').map(({ title }) => title)
const order = (app: AppDocument) => app.screens[0]?.components.map(({ id }) => id)

const instructions: [string, changed: string[], (app: AppDocument) => void][] = [
  [
    'make Saved the second tab',
    ['nav-1', 'nav-2', 'nav-3'],
    (app) => expect(tabs(app)).toEqual(['Home', 'Saved', 'Cart']),
  ],
  [
    'move Saved to the first tab',
    ['nav-1', 'nav-2', 'nav-3'],
    (app) => expect(tabs(app)).toEqual(['Saved', 'Home', 'Cart']),
  ],
  [
    'swap the order of the tabs',
    ['nav-1', 'nav-2', 'nav-3'],
    (app) => expect(tabs(app)).toEqual(['Saved', 'Cart', 'Home']),
  ],
  [
    'add a button "Share" to the list',
    [],
    (app) => expect(app.screens[0]?.components[4]?.label).toBe('Share'),
  ],
  [
    'add a share button to each product',
    [],
    (app) => expect(app.screens[3]?.components.at(-1)?.label).toBe('Share'),
  ],
  [
    'link to Product from the saved screen',
    [],
    (app) =>
      expect(JSON.stringify(app.screens[2]?.components.at(-2))).toContain('"title":"Product","chevron":true'),
  ],
  ['take the filter out of Home', ['filter'], (app) => expect(node(app, 'filter')).toBeUndefined()],
  ['change Go to checkout to Pay now', ['go'], (app) => expect(node(app, 'go')?.label).toBe('Pay now')],
  [
    "change the product screen's title to Pot",
    ['product-title'],
    (app) => expect(node(app, 'product-title')?.label).toBe('Pot'),
  ],
  [
    'Verschiebe Cart ans Ende der Tableiste',
    ['nav-1', 'nav-2', 'nav-3'],
    (app) => expect(tabs(app)).toEqual(['Home', 'Saved', 'Cart']),
  ],
  [
    'add a text saying "Please be on time" above the list',
    [],
    (app) => expect(app.screens[0]?.components.map(({ label }) => label)).toContain('Please be on time'),
  ],
  [
    'Ajoute un bouton "Partager" sous la liste',
    [],
    (app) =>
      expect(app.screens[0]?.components.find(({ label }) => label === 'Partager')?.type).toBe('button'),
  ],
  [
    'change the price of the first product to 12',
    ['pots'],
    (app) => expect(items(app, 'pots').map(({ value }) => value)).toEqual(['€ 12', '€ 12.50']),
  ],
  [
    "change the second pot's name to Bowl",
    ['pots'],
    (app) => expect(items(app, 'pots')[1]?.title).toBe('Bowl'),
  ],
  ['add a new pot called Teapot', ['pots'], (app) => expect(items(app, 'pots')[2]?.title).toBe('Teapot')],
  ['add two more pots', ['pots'], (app) => expect(items(app, 'pots')).toHaveLength(4)],
  ['sort the list by price', ['pots'], (app) => expect(items(app, 'pots')[0]?.title).toBe('Vase')],
  [
    'make the add to cart button bigger',
    ['buy'],
    (app) => expect(node(app, 'buy')?.properties.size).toBe('large'),
  ],
  ['the checkout button should say Pay now', ['go'], (app) => expect(node(app, 'go')?.label).toBe('Pay now')],
  [
    'put the chips below the search',
    ['filter', 'search'],
    (app) => expect(order(app)?.slice(1, 3)).toEqual(['search', 'filter']),
  ],
  [
    'replace the list with cards',
    ['pots'],
    (app) => expect(node(app, 'pots')?.properties.layout).toBe('cards'),
  ],
  [
    'move Cart to the end of the tab bar',
    ['nav-1', 'nav-2', 'nav-3'],
    (app) => expect(tabs(app)).toEqual(['Home', 'Saved', 'Cart']),
  ],
  [
    'use dollars instead of euros',
    ['pots', 'sums', 'facts'],
    (app) => expect(items(app, 'sums')[0]?.value).toBe('$42.50'),
  ],
  [
    'when I tap Mug go to the saved screen',
    ['pots'],
    (app) => expect(items(app, 'pots')[0]?.action).toEqual(to('saved')),
  ],
  [
    'add a rating to the pots',
    ['pots'],
    (app) => expect(items(app, 'pots').every(({ rating }) => rating)).toBe(true),
  ],
  [
    'Make the header centred',
    ['title'],
    (app) => expect(node(app, 'title')?.properties.variant).toBe('centered'),
  ],
  [
    'make the checkout button outlined',
    ['go'],
    (app) => expect(node(app, 'go')?.properties.variant).toBe('outline'),
  ],
  ['Lösche die zweite Karte', ['pots'], (app) => expect(items(app, 'pots')).toHaveLength(1)],
  ['Supprime la deuxième carte', ['pots'], (app) => expect(items(app, 'pots')).toHaveLength(1)],
  ['Elimina la segunda tarjeta', ['pots'], (app) => expect(items(app, 'pots')).toHaveLength(1)],
  ['Active le mode sombre', [], ({ app }) => expect(app.theme.mode).toBe('dark')],
  ['Activa el modo oscuro', [], ({ app }) => expect(app.theme.mode).toBe('dark')],
  [
    'use a darker blue',
    [],
    ({ app }) => expect(app.theme).toMatchObject({ mode: 'light', colors: [expect.any(String)] }),
  ],
]

describe('what is asked, and nothing else', () => {
  it.each(instructions)('%s', (prompt, changed, check) => {
    const { document, notUnderstood } = editApp({ document: shop, prompt })
    expect(notUnderstood).toEqual([])
    check(document)
    expect(validateDocument(document)).toMatchObject({ ok: true })
    for (const { node: before } of walkNodes(shop))
      if (!changed.includes(before.id)) expect(node(document, before.id)).toBe(before)
  })

  it('takes several things away one by one', () => {
    const { document } = editApp({ document: shop, prompt: 'delete the cart and the saved screens' })
    expect(document.screens.map(({ id }) => id)).toEqual(['home', 'product'])
  })

  it('knows what "it" is', () => {
    const { document } = editApp({ document: shop, prompt: 'show the list as cards and move it to the top' })
    expect(order(document)?.[1]).toBe('pots')
  })
})

const refusals: [string, note: string][] = [
  ['turn off dark mode', 'That is so already'],
  ['the map should come first on the home screen', 'There is no map on Home.'],
  ['change the price to 12', 'Several things have a price. Try "Change the price of Mug to 12".'],
  ['why is the button green?', 'That is a question'],
  ['use light mode', 'That is so already'],
  ['put the search above the list', 'Search is above Pots already.'],
  ['add a barometer to the home screen', '“barometer” is no part of its own.'],
  ['Mach die Schrift größer', 'Schriftgrößen gehören zum Aussehen'],
  ['Verschiebe die Suche über die Liste', 'Search steht schon über Pots.'],
  ['Traduce todo al inglés', 'Para traducir hace falta un modelo de IA'],
  ['Ajoute un bouton qui ouvre les réglages', "Il n'y a pas d'écran nommé réglages."],
  ['use Poppins', 'Fonts come with the theme.'],
  ['change "Nowhere" to "Bag"', 'Nothing in the app reads “Nowhere”.'],
]

describe('what cannot be done', () => {
  it.each(refusals)('is said in the language of the instruction: %s', (prompt, note) => {
    const { document, notes } = editApp({ document: shop, prompt })
    expect(document).toBe(shop)
    expect(notes.join(' ')).toContain(note)
  })
})
