import type { AppDocument, ComponentNode, Properties } from '@kwiq/app-model'

const node = (id: string, label: string, properties: Properties = {}): ComponentNode => ({
  id,
  type: id.replace(/-\d+$/, ''),
  label,
  properties,
})
const to = (screenId: string) => ({ action: { kind: 'screen', screenId } })
const bar = (id: string) =>
  node(id, 'Tabs', {
    items: [
      { title: 'Start', ...to('start') },
      { title: 'Orders', ...to('orders') },
      { title: 'Account', ...to('account') },
    ],
  })

/** A small app whose screens, lists and buttons are called like one another: what is named must be told apart. */
export const kiosk: AppDocument = {
  schemaVersion: 1,
  app: {
    name: 'Kiosk',
    description: 'Papers and sweets',
    icon: null,
    theme: { preset: 'clean' },
    startScreenId: 'start',
  },
  screens: [
    {
      id: 'start',
      name: 'Start',
      components: [
        node('header-1', 'Kiosk'),
        node('list-1', 'Papers', {
          layout: 'rows',
          items: [
            { title: 'Morning post', ...to('paper') },
            { title: 'Evening star', ...to('paper') },
          ],
        }),
        node('input-1', 'Search papers', { kind: 'search' }),
        node('chart-1', 'Sold today', { kind: 'bar', data: [1, 2] }),
        node('button-1', 'Order now', to('orders')),
        bar('navbar-1'),
      ],
    },
    {
      id: 'orders',
      name: 'Orders',
      components: [
        node('header-2', 'Orders'),
        node('list-2', 'My orders', { layout: 'rows', items: [{ title: 'Two posts' }, { title: 'A star' }] }),
        bar('navbar-2'),
      ],
    },
    {
      id: 'account',
      name: 'Account',
      components: [node('header-3', 'Account'), node('text-1', 'Ida Holm'), bar('navbar-3')],
    },
    {
      id: 'paper',
      name: 'Paper',
      components: [node('header-4', 'Paper'), node('text-2', 'Eight pages')],
    },
  ],
}
