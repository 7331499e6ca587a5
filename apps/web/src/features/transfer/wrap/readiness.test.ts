import { defaultWrapOptions, emptyDocument } from '@kwiq/app-model'
import { expect, test } from 'vitest'
import { assessWrap } from './readiness.ts'

const wrap = defaultWrapOptions('https://shop.example')
const node = (id: string, type: string) => ({ id, type, label: type, properties: {} })
const document = (...types: string[][]) => ({
  ...emptyDocument({ name: 'Shop' }),
  screens: types.map((components, at) => ({
    id: `s${at}`,
    name: 'S',
    components: components.map((type, index) => node(`${at}-${index}`, type)),
  })),
})
const states = (app = document(['webview']), options = wrap) =>
  Object.fromEntries(assessWrap(app, options).map(({ id, state }) => [id, state]))

test('a bare wrap is told what the stores will object to', () => {
  expect(states()).toMatchObject({
    https: 'passed',
    functionality: 'problem',
    offline: 'warning',
    links: 'warning',
    name: 'passed',
  })
})

test('screens of its own, words of its own and rules put it in order', () => {
  const app = document(['webview', 'navbar'], ['header', 'map'], ['list'])
  const options = {
    ...wrap,
    offlineMessage: 'Call us: 030 1234',
    linkRules: [{ pattern: 'pay.example', opens: 'in-app' as const }],
  }
  expect(states(app, options)).toMatchObject({ functionality: 'passed', offline: 'passed', links: 'passed' })
})

test('plain http, an empty offline page and an address as name are found', () => {
  const app = document(['webview'])
  app.app.name = 'Shop.example'
  const options = { ...wrap, url: 'http://www.shop.example/', offlineTitle: ' ' }
  expect(states(app, options)).toMatchObject({ https: 'problem', offline: 'problem', name: 'warning' })
})
