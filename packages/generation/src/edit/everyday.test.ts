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
const node = (
  id: string,
  type: string,
  label: string,
  properties: ComponentNode['properties'] = {},
): ComponentNode => ({ id, type, label, properties })
const nav = (id: string) =>
  node(id, 'navbar', 'Main navigation', {
    items: ['Home', 'Orders', 'Account'].map((title) => ({
      title,
      icon: 'home',
      action: to(title.toLowerCase()),
    })),
  })

/** A meal shop as the builder makes it: everything an instruction may name stands somewhere. */
const kitchen: AppDocument = {
  schemaVersion: 1,
  app: {
    name: 'Spoonful',
    description: 'Meals in a box',
    icon: null,
    theme: { preset: 'warm' },
    startScreenId: 'home',
  },
  screens: [
    {
      id: 'home',
      name: 'Home',
      components: [
        node('home-header', 'header', 'What shall we cook?', { subtitle: 'Good evening' }),
        node('home-search', 'input', 'Search', { kind: 'search' }),
        node('home-list', 'list', 'Boxes', {
          layout: 'rows',
          items: [
            {
              title: 'Small box',
              icon: 'box',
              subtitle: 'Fresh from six',
              value: '€ 24',
              action: to('recipes'),
            },
            {
              title: 'Family box',
              icon: 'box',
              subtitle: 'Four people',
              value: '€ 48',
              action: to('recipes'),
            },
          ],
        }),
        node('home-chart', 'chart', 'Meals a week', { kind: 'bar', data: [1, 2, 3] }),
        node('home-donut', 'chart', 'By kind', { kind: 'donut', data: [1, 2, 3] }),
        node('home-add', 'button', 'Add to cart', { action: to('recipes') }),
        nav('home-nav'),
      ],
    },
    {
      id: 'orders',
      name: 'Orders',
      components: [
        node('orders-header', 'header', 'Orders'),
        node('orders-search', 'input', 'Search', { kind: 'search' }),
        node('orders-list', 'list', 'Orders', { layout: 'rows', items: [{ title: 'Order 118' }] }),
        nav('orders-nav'),
      ],
    },
    {
      id: 'account',
      name: 'Account',
      components: [
        node('account-header', 'header', 'Account'),
        node('account-switch', 'checkbox', 'Reminders', { variant: 'switch' }),
        nav('account-nav'),
      ],
    },
    {
      id: 'recipes',
      name: 'Recipes',
      components: [
        node('recipes-header', 'header', 'Recipes', { leading: { icon: 'back' } }),
        node('recipes-list', 'list', 'Recipes', {
          layout: 'cards',
          items: [
            { title: 'Miso ramen', image: 'ramen' },
            { title: 'Lemon pasta', image: 'pasta' },
          ],
        }),
      ],
    },
  ],
}

const has = (document: AppDocument, label: string) =>
  [...walkNodes(document)].some((each) => each.node.label === label)
const on = (document: AppDocument, id: string) =>
  [...walkNodes(document)].find((each) => each.node.id === id)?.node
const idsOf = (document: AppDocument, screenId: string) =>
  document.screens.find(({ id }) => id === screenId)?.components.map(({ id }) => id)
const named = (document: AppDocument, name: string) => document.screens.find((screen) => screen.name === name)
const tabs = (document: AppDocument) => {
  const items = on(document, 'home-nav')?.properties.items
  return Array.isArray(items) ? items : []
}

const instructions: [instruction: string, check: (document: AppDocument) => void][] = [
  ['Add an about screen', (app) => expect(JSON.stringify(named(app, 'About'))).toContain('Meals in a box')],
  [
    'Swap the search and the list',
    (app) => expect(idsOf(app, 'home')?.slice(1, 3)).toEqual(['home-list', 'home-search']),
  ],
  ['Move the chart to Orders', (app) => expect(idsOf(app, 'orders')?.at(-2)).toBe('home-chart')],
  [
    'Remove "Fresh from six"',
    (app) => expect(JSON.stringify(on(app, 'home-list'))).not.toContain('Small box'),
  ],
  [
    'Add an FAQ screen with five questions',
    (app) => {
      const list = named(app, 'FAQ')?.components.find(({ type }) => type === 'list')
      expect(list?.properties.items).toHaveLength(5)
    },
  ],
  ['Make the whole app feel more luxurious', ({ app }) => expect(app.theme.preset).toBe('editorial')],
  ['Make it in the style of a magazine', ({ app }) => expect(app.theme.preset).toBe('editorial')],
  ['less colourful', ({ app }) => expect(app.theme.preset).toBe('clean')],
  ['Change the app icon to a fork', ({ app }) => expect(app.icon).toBe('fork')],
  ['Make the background black', ({ app }) => expect(app.theme.mode).toBe('dark')],
  [
    "I'd love a darker, more elegant look please",
    ({ app }) => expect(app.theme).toMatchObject({ mode: 'dark', preset: 'editorial' }),
  ],
  ['Move the list up', (app) => expect(idsOf(app, 'home')?.[1]).toBe('home-list')],
  ['Put the list first on the home screen', (app) => expect(idsOf(app, 'home')?.[1]).toBe('home-list')],
  [
    'Move the search bar to the bottom of the home screen',
    (app) => expect(idsOf(app, 'home')?.at(-2)).toBe('home-search'),
  ],
  [
    'Make the headline say "Good food, every week"',
    (app) => expect(on(app, 'home-header')?.label).toBe('Good food, every week'),
  ],
  [
    'Change the subtitle to Four boxes today',
    (app) => expect(on(app, 'home-header')?.properties.subtitle).toBe('Four boxes today'),
  ],
  [
    'Rename the button "Add to cart" to "Put in box"',
    (app) => expect(on(app, 'home-add')?.label).toBe('Put in box'),
  ],
  ['Change "Reminders" to "Tell me"', (app) => expect(on(app, 'account-switch')?.label).toBe('Tell me')],
  [
    'turn the bar chart into a line chart',
    (app) => expect(on(app, 'home-chart')?.properties.kind).toBe('line'),
  ],
  [
    'replace the pie chart by a bar chart',
    (app) => expect(on(app, 'home-donut')?.properties.kind).toBe('bar'),
  ],
  [
    'Remove the second item from the list',
    (app) => expect(on(app, 'home-list')?.properties.items).toMatchObject([{ title: 'Small box' }]),
  ],
  [
    'Add an item "Lemon tart" to the recipe list',
    (app) =>
      expect(on(app, 'recipes-list')?.properties.items).toMatchObject([{}, {}, { title: 'Lemon tart' }]),
  ],
  [
    'Change the price of the first box to 29 euros',
    (app) =>
      expect(on(app, 'home-list')?.properties.items).toMatchObject([{ value: '€ 29' }, { value: '€ 48' }]),
  ],
  [
    'Remove all the icons from the lists',
    (app) => expect(JSON.stringify(on(app, 'home-list'))).not.toContain('"icon"'),
  ],
  [
    'Show the recipes as a grid with 3 columns',
    (app) => expect(on(app, 'recipes-list')?.properties).toMatchObject({ layout: 'grid', columns: 3 }),
  ],
  [
    'Add a contact form with name, email and message',
    (app) =>
      expect(
        named(app, 'Contact')
          ?.components.map(({ label }) => label)
          .slice(1, 4),
      ).toEqual(['Name', 'Email', 'Message']),
  ],
  [
    'Add a "Pay now" button at the bottom of the orders screen that opens the recipes',
    (app) =>
      expect(named(app, 'Orders')?.components.at(-2)).toMatchObject({
        label: 'Pay now',
        properties: { action: to('recipes') },
      }),
  ],
  [
    'Put two buttons side by side at the bottom: Cancel and Save',
    (app) =>
      expect(
        named(app, 'Home')
          ?.components.at(-2)
          ?.children?.map(({ label }) => label),
      ).toEqual(['Cancel', 'Save']),
  ],
  [
    'Add 3 tabs: Today, Week, Month to orders',
    (app) =>
      expect(named(app, 'Orders')?.components[1]?.properties.items).toMatchObject([
        { title: 'Today' },
        { title: 'Week' },
        { title: 'Month' },
      ]),
  ],
  [
    'Add a section with top rated recipes on the home screen',
    (app) =>
      expect(named(app, 'Home')?.components.at(-2)?.properties).toMatchObject({
        title: 'Top rated recipes',
        items: [{ title: 'Miso ramen' }, { title: 'Lemon pasta' }],
      }),
  ],
  ['Add a page where users can see their invoices', (app) => expect(named(app, 'Invoices')).toBeDefined()],
  ['Add a chat between customers and cooks', (app) => expect(named(app, 'Chat')).toBeDefined()],
  [
    'Reorder the tabs: Orders first, then Home',
    (app) => expect(tabs(app)).toMatchObject([{ title: 'Orders' }, { title: 'Home' }, { title: 'Account' }]),
  ],
  [
    'Put recipes in the tab bar',
    (app) => {
      expect(tabs(app)).toHaveLength(4)
      expect(named(app, 'Recipes')?.components.at(-1)?.type).toBe('navbar')
    },
  ],
  [
    'Add a coupons screen and put it in the tab bar',
    (app) => expect(tabs(app).at(-1)).toMatchObject({ title: 'Coupons' }),
  ],
  [
    'Move Recipes before Orders',
    ({ screens }) => expect(screens.map(({ id }) => id)).toEqual(['home', 'recipes', 'orders', 'account']),
  ],
  [
    'Remove search from home and orders',
    (app) => {
      expect(on(app, 'home-search')).toBeUndefined()
      expect(on(app, 'orders-search')).toBeUndefined()
    },
  ],
  [
    "I don't like the orange, use something blue instead",
    ({ app }) => expect(app.theme.colors).toEqual(['#2b62d9']),
  ],
  [
    'pls make teh buttons rounder and rename recipes to dishes',
    (app) => {
      expect(app.app.theme.corners).toBe('round')
      expect(named(app, 'Dishes')).toBeDefined()
    },
  ],
  ['Could you plese remvoe the serach bar?', (app) => expect(on(app, 'home-search')).toBeUndefined()],
  [
    'Thanks! Now get rid of the second row in the list',
    (app) => expect(on(app, 'home-list')?.properties.items).toHaveLength(1),
  ],
  [
    'the app should start with a welcome screen',
    ({ app, screens }) => expect(app.startScreenId).toBe(screens.find(({ name }) => name === 'Welcome')?.id),
  ],
  ['duplicate the first button', (app) => expect(idsOf(app, 'home')).toHaveLength(8)],
  [
    'Mach die Farben grün und füge eine Einstellungsseite hinzu',
    (app) => {
      expect(app.app.theme.colors).toEqual(['#2f8a4c'])
      expect(named(app, 'Settings')).toBeDefined()
    },
  ],
  ['Lösche das Diagramm', (app) => expect(on(app, 'home-chart')).toBeUndefined()],
  ['Benenne Orders in Bestellungen um', (app) => expect(named(app, 'Bestellungen')).toBeDefined()],
  [
    'Bitte die Suche unter die Liste setzen',
    (app) => expect(idsOf(app, 'home')?.slice(1, 3)).toEqual(['home-list', 'home-search']),
  ],
  [
    'Put a banner at the top that says Closed on Sunday',
    (app) => expect(has(app, 'Closed on Sunday')).toBe(true),
  ],
  [
    'Change the icon of the second tab to a star',
    (app) => {
      expect(app.app.icon).toBeNull()
      expect(on(app, 'home-nav')?.properties.items).toMatchObject([{}, { icon: 'star' }, {}])
    },
  ],
  [
    'Remove the tab bar',
    (app) => {
      expect(on(app, 'home-nav')).toBeUndefined()
      expect(on(app, 'orders-nav')).toBeUndefined()
    },
  ],
  [
    'Add a gift registry',
    ({ screens }) => expect(screens.map(({ name }) => name)).toContain('Gift registry'),
  ],
  [
    'Add a newsletter sign-up with an email field and a button',
    (app) => {
      const box = [...walkNodes(app)].find((each) => each.node.label === 'Newsletter sign-up')?.node
      expect(box?.children).toMatchObject([
        { type: 'input', properties: { kind: 'email' } },
        { type: 'button' },
      ])
    },
  ],
  [
    'Move the Home tab to the end',
    (app) =>
      expect(on(app, 'home-nav')?.properties.items).toMatchObject(
        ['Orders', 'Account', 'Home'].map((title) => ({ title })),
      ),
  ],
  [
    'Add two buttons: Call and Write',
    (app) => expect([has(app, 'Call'), has(app, 'Write')]).toEqual([true, true]),
  ],
  ['Add a welcome message: Good food for all', (app) => expect(has(app, 'Good food for all')).toBe(true)],
  ['Add our phone number', (app) => expect(has(app, '+1 555 0100')).toBe(true)],
  ['Let people share a box', (app) => expect(has(app, 'Share box')).toBe(true)],
  ['let customers export their orders', (app) => expect(has(app, 'Export orders')).toBe(true)],
  ['Add a footer with our address', (app) => expect(has(app, '12 Harbour Street, Riverside')).toBe(true)],
  [
    'Add terms and privacy pages',
    ({ screens }) =>
      expect(screens.map(({ name }) => name)).toEqual(expect.arrayContaining(['Terms', 'Privacy'])),
  ],
  [
    'Add a filter by price',
    ({ screens }) => {
      const [home] = screens
      const at = home?.components.findIndex(({ label }) => label === 'Filter by price') ?? -1
      expect(home?.components[at]?.properties).toMatchObject({ layout: 'chips' })
      expect(home?.components[at + 1]?.type).toBe('list')
    },
  ],
  ['Make it green and the corners less round', ({ app }) => expect(app.theme.corners).toBe('sharp')],
  [
    'Swap the second and third tab',
    (app) =>
      expect(on(app, 'home-nav')?.properties.items).toMatchObject(
        ['Home', 'Account', 'Orders'].map((title) => ({ title })),
      ),
  ],
  ['Kannst du die Knöpfe runder machen?', ({ app }) => expect(app.theme.corners).toBe('round')],
  [
    'Cambia el color a azul y elimina el gráfico',
    (app) => {
      expect(app.app.theme.colors).toEqual(['#2b62d9'])
      expect(on(app, 'home-chart')).toBeUndefined()
    },
  ],
  ['Agrega una pantalla de ajustes', (app) => expect(named(app, 'Settings')).toBeDefined()],
  [
    'Pon la búsqueda debajo de la lista',
    (app) => expect(idsOf(app, 'home')?.slice(1, 3)).toEqual(['home-list', 'home-search']),
  ],
  ["Mets l'application en mode sombre", ({ app }) => expect(app.theme.mode).toBe('dark')],
]

const refusals: [instruction: string, note: string][] = [
  ['Remove "Best of all"', 'Nothing in the app reads “Best of all”.'],
  ['Remove the reviews', 'Nothing on the screens is called “reviews”.'],
  ['Hide the tab bar on the recipes screen', 'There is no tab bar on Recipes.'],
  ['Swap the map and the list', 'No screen has both the map and the list.'],
  ['Reorder the tabs: Recipes first', 'The tabs are Home, Orders, Account; nothing of that is to be moved.'],
  ['Change the price of the first crate to 29 euros', 'There is no list of crates.'],
  ['Combine orders and account into one screen', 'Screens cannot be merged.'],
  ['Make the search bar sticky', 'Only headers, tab bars and the buttons at the foot stay in place'],
  ['use Poppins', 'Fonts come with the theme.'],
  ['sort the list by price', 'Boxes is in that order already'],
  ['sort the list by date', 'Sample entries stand in the order'],
  ['Delete everything', 'An app keeps at least one screen.'],
  ['Make the background beige', 'The background follows the theme.'],
]

const touchedBy = (commands: readonly Command[]) =>
  new Set(commands.flatMap((command) => ('id' in command ? [command.id] : [])))

describe('what people ask for every day', () => {
  it.each(instructions)('%s', (instruction, check) => {
    const frozen = JSON.stringify(kitchen)
    const { document, commands, notUnderstood } = editApp({ document: kitchen, prompt: instruction })
    expect(notUnderstood).toEqual([])
    check(document)
    expect(validateDocument(document)).toMatchObject({ ok: true })
    expect(checkNavigation(document)).toEqual([])
    expect(JSON.stringify(kitchen)).toBe(frozen)
    const touched = touchedBy(commands)
    for (const { node: before } of walkNodes(kitchen))
      if (!touched.has(before.id)) expect(on(document, before.id)).toBe(before)
  })

  it.each(refusals)('says why not: %s', (instruction, note) => {
    const { document, commands, notes } = editApp({ document: kitchen, prompt: instruction })
    expect(document).toBe(kitchen)
    expect(commands).toEqual([])
    expect(notes.join(' ')).toContain(note)
  })
})
