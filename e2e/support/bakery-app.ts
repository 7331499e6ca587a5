import type { AppDocument, ComponentNode, Properties } from '@kwiq/app-model'

const node = (
  id: string,
  label: string,
  properties: Properties = {},
  children?: ComponentNode[],
): ComponentNode => ({
  id,
  type: id.replace(/-\d+$/, ''),
  label,
  properties,
  ...(children && { children }),
})

const toScreen = (screenId: string) => ({ action: { kind: 'screen', screenId } })
const navbar = (id: string) =>
  node(id, 'Main navigation', {
    items: [
      { title: 'Home', icon: 'home', ...toScreen('home') },
      { title: 'Orders', icon: 'list', ...toScreen('orders') },
      { title: 'Profile', icon: 'user', ...toScreen('profile') },
    ],
  })

/** The app on which every instruction is tried. */
export const bakeryApp: AppDocument = {
  schemaVersion: 1,
  app: {
    name: 'Crumb',
    description: 'Bread from round the corner',
    icon: null,
    theme: { preset: 'clean' },
    startScreenId: 'home',
  },
  screens: [
    {
      id: 'home',
      name: 'Home',
      components: [
        node('header-1', 'Crumb'),
        node('text-1', 'Fresh from six'),
        node('list-1', 'Breads', {
          layout: 'rows',
          items: [
            { title: 'Rye', ...toScreen('bread') },
            { title: 'Oat', ...toScreen('bread') },
          ],
        }),
        node('input-1', 'Search breads'),
        node('chart-1', 'Sold this week', { kind: 'bar', data: [3, 5, 4] }),
        node('button-1', 'Order now', toScreen('orders')),
        navbar('navbar-1'),
      ],
    },
    {
      id: 'orders',
      name: 'Orders',
      components: [
        node('header-2', 'Orders'),
        node('list-2', 'My orders', { layout: 'rows', items: [{ title: 'Two rye' }, { title: 'One oat' }] }),
        navbar('navbar-2'),
      ],
    },
    {
      id: 'profile',
      name: 'Profile',
      components: [
        node('header-3', 'Profile'),
        node('text-2', 'Mara Kent'),
        node('button-2', 'Sign out'),
        navbar('navbar-3'),
      ],
    },
    {
      id: 'bread',
      name: 'Bread',
      components: [
        node('header-4', 'Rye', { leading: { icon: 'back', label: 'Back', action: { kind: 'back' } } }),
        node('text-3', 'Dark and dense'),
        node('button-3', 'Add to order', toScreen('orders')),
      ],
    },
  ],
}
