import {
  type AppDocument,
  checkNavigation,
  type Command,
  type ComponentNode,
  validateDocument,
  walkNodes,
} from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { editApp } from './edit-app.ts'

const to = (screenId: string) => ({ kind: 'screen', screenId })
const node = (id: string, type: string, label: string, properties: ComponentNode['properties'] = {}) => ({
  id,
  type,
  label,
  properties,
})
const nav = (id: string) =>
  node(id, 'navbar', 'Main navigation', {
    items: ['Home', 'Products', 'Stats', 'Profile'].map((title) => ({
      title,
      icon: 'home',
      action: to(title.toLowerCase()),
    })),
  })
const back = { leading: { icon: 'back' } }

/** A small shop with one of everything the instructions name. */
const shop: AppDocument = {
  schemaVersion: 1,
  app: {
    name: 'Stall',
    description: 'A shop for plants',
    icon: null,
    theme: { preset: 'clean' },
    startScreenId: 'home',
  },
  screens: [
    {
      id: 'home',
      name: 'Home',
      components: [
        node('home-header', 'header', 'Home', { subtitle: 'Good morning' }),
        node('home-list', 'list', 'Plants', {
          layout: 'rows',
          items: [{ title: 'Fern', action: to('product') }],
        }),
        node('home-search', 'input', 'Search', { kind: 'search' }),
        node('home-start', 'button', 'Start', {}),
        nav('home-nav'),
      ],
    },
    {
      id: 'products',
      name: 'Products',
      components: [
        node('products-header', 'header', 'Products'),
        node('gallery', 'list', 'Gallery', { layout: 'grid', columns: 2, items: [{ title: 'Fern' }] }),
        node('products-cart', 'button', 'Cart', { action: to('cart') }),
        nav('products-nav'),
      ],
    },
    {
      id: 'stats',
      name: 'Stats',
      components: [
        node('stats-header', 'header', 'Stats'),
        node('stats-chart', 'chart', 'Sales', { kind: 'bar', data: [1, 2, 3] }),
        nav('stats-nav'),
      ],
    },
    {
      id: 'profile',
      name: 'Profile',
      components: [node('profile-header', 'header', 'Profile'), nav('profile-nav')],
    },
    {
      id: 'product',
      name: 'Product',
      components: [
        node('product-header', 'header', 'Fern', back),
        node('product-text', 'text', 'Likes shade', { variant: 'body' }),
        node('product-order', 'button', 'Order', { action: to('order') }),
      ],
    },
    {
      id: 'cart',
      name: 'Cart',
      components: [node('cart-header', 'header', 'Cart', back), node('cart-text', 'text', 'Empty')],
    },
    {
      id: 'order',
      name: 'Order',
      components: [node('order-header', 'header', 'Order', back), node('order-name', 'input', 'Name')],
    },
  ],
}

const flat = (document: AppDocument) =>
  new Map(
    [...walkNodes(document)].map(({ node: { children: _children, ...own } }) => [
      own.id,
      JSON.stringify(own),
    ]),
  )
const touchedBy = (commands: readonly Command[]) =>
  new Set(commands.flatMap((command) => ('id' in command ? [command.id] : [])))
const on = (document: AppDocument, id: string) => [...walkNodes(document)].find((each) => each.node.id === id)
const screenNamed = (document: AppDocument, name: string) =>
  document.screens.find((screen) => screen.name === name)

type Expectation = (document: AppDocument) => void
const instructions: [instruction: string, expectation: Expectation][] = [
  [
    'add a settings screen with dark mode and language',
    (document) => {
      const text = JSON.stringify(screenNamed(document, 'Settings'))
      expect(text).toContain('Dark mode')
      expect(text).toContain('Language')
    },
  ],
  [
    'make the buttons green and rounder',
    ({ app }) => expect(app.theme).toMatchObject({ colors: ['#2f8a4c'], corners: 'round' }),
  ],
  [
    'rename Home to Feed',
    (document) => {
      expect(document.screens[0]?.name).toBe('Feed')
      expect(on(document, 'stats-nav')?.node.properties.items).toMatchObject([{ title: 'Feed' }, {}, {}, {}])
    },
  ],
  [
    'put search above the list',
    (document) =>
      expect(document.screens[0]?.components.map(({ id }) => id).slice(1, 3)).toEqual([
        'home-search',
        'home-list',
      ]),
  ],
  ['remove the chart', (document) => expect(on(document, 'stats-chart')).toBeUndefined()],
  [
    'add a login before everything',
    ({ app, screens }) => {
      expect(app.startScreenId).toBe(screens[0]?.id)
      expect(screens).toHaveLength(8)
    },
  ],
  [
    'make the header bigger',
    (document) => expect(on(document, 'home-header')?.node.properties.variant).toBe('large'),
  ],
  [
    'add a cart button to the product screen',
    (document) =>
      expect(document.screens[4]?.components.at(-1)).toMatchObject({
        type: 'button',
        label: 'Cart',
        properties: { icon: 'cart', action: to('cart') },
      }),
  ],
  [
    'change the title of the profile screen to Me',
    (document) => {
      expect(on(document, 'profile-header')?.node.label).toBe('Me')
      expect(document.screens[3]?.name).toBe('Profile')
    },
  ],
  ['use a dark theme', ({ app }) => expect(app.theme.mode).toBe('dark')],
  [
    'duplicate the stats screen',
    (document) => expect(screenNamed(document, 'Stats copy')?.components).toHaveLength(3),
  ],
  ['make it look more playful', ({ app }) => expect(app.theme.preset).toBe('playful')],
  [
    'add an email field and a phone field to the form',
    ({ screens }) =>
      expect(
        screens.flatMap(({ components }) => components).filter(({ type }) => type === 'input'),
      ).toMatchObject([
        { label: 'Search' },
        { label: 'Name' },
        { label: 'Email', properties: { kind: 'email' } },
        { label: 'Phone' },
      ]),
  ],
  [
    'link the Start button to the stats screen',
    (document) => expect(on(document, 'home-start')?.node.properties.action).toEqual(to('stats')),
  ],
  [
    'show three columns in the gallery',
    (document) => expect(on(document, 'gallery')?.node.properties.columns).toBe(3),
  ],
  [
    'hide the subtitle',
    (document) => expect(on(document, 'home-header')?.node.properties).not.toHaveProperty('subtitle'),
  ],
  ['start with the stats screen', ({ app }) => expect(app.startScreenId).toBe('stats')],
  [
    'show the list as cards',
    (document) => expect(on(document, 'home-list')?.node.properties.layout).toBe('cards'),
  ],
  ['move the cart screen to the end', ({ screens }) => expect(screens.at(-1)?.id).toBe('cart')],
  [
    'make all buttons full width',
    (document) =>
      expect(
        [...walkNodes(document)]
          .filter((each) => each.node.properties.full === true)
          .map(({ node: { id } }) => id),
      ).toEqual(['home-start', 'products-cart', 'product-order']),
  ],
  ['call the app Leaf & Co', ({ app }) => expect(app.name).toBe('Leaf & Co')],
  [
    'delete the stats screen',
    (document) => {
      expect(screenNamed(document, 'Stats')).toBeUndefined()
      expect(JSON.stringify(document)).not.toContain('"screenId":"stats"')
    },
  ],
]

describe('instructions of the kind people write', () => {
  it.each(instructions)('%s', (instruction, expectation) => {
    const frozen = JSON.stringify(shop)
    const { document, commands, notUnderstood } = editApp({ document: shop, prompt: instruction })
    expect(notUnderstood).toEqual([])
    expectation(document)
    expect(validateDocument(document)).toMatchObject({ ok: true })
    expect(checkNavigation(document)).toEqual([])
    expect(JSON.stringify(shop)).toBe(frozen)
    const after = flat(document)
    const touched = touchedBy(commands)
    for (const [id, before] of flat(shop)) {
      const isRemovedScreen = instruction === 'delete the stats screen' && id.startsWith('stats-')
      if (!touched.has(id) && !isRemovedScreen) expect(after.get(id)).toBe(before)
    }
  })

  it.each([
    ['translate all labels to Spanish', 'Translating needs an AI model; none is used for this app.'],
    ['remove the map', 'There is no map on any screen.'],
    ['hide the caption', 'There is no caption on any screen.'],
    [
      'delete the checkout screen',
      'There is no screen named checkout. The screens are Home, Products, Stats, Profile, Product, Cart, Order.',
    ],
    [
      'link the Start button to the workout screen',
      'There is no screen named workout. The screens are Home, Products, Stats, Profile, Product, Cart, Order.',
    ],
    [
      'add a chart to the workout screen',
      'There is no screen named workout. The screens are Home, Products, Stats, Profile, Product, Cart, Order.',
    ],
    [
      'sing me a song',
      'Nothing was changed. Try "Add a settings screen", "Make it green" or "Rename Home to Feed".',
    ],
  ])('says why nothing was changed: %s', (instruction, note) => {
    const result = editApp({ document: shop, prompt: instruction })
    expect(result.document).toBe(shop)
    expect(result).toMatchObject({ commands: [], notUnderstood: [instruction], notes: [note] })
  })

  it('does what it can of several things and says what it could not', () => {
    const { document, notes } = editApp({ document: shop, prompt: 'Use dark mode and remove the map' })
    expect(document.app.theme.mode).toBe('dark')
    expect(notes).toEqual(['There is no map on any screen.'])
  })
})
