import { expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { readWordings, whereSaid } from './coverage.ts'

it('takes the names of signs and ways of drawing for no words of an app', () => {
  const { document } = generateApp({ prompt: 'An app with the boats of our club' })
  const [screen] = document.screens
  const list = {
    id: 'list-x',
    type: 'list',
    label: 'Contact',
    properties: { items: [{ title: 'Lea', trailingIcon: 'chat' }], ground: 'city' },
  }
  const wordings = readWordings({ ...document, screens: screen ? [{ ...screen, components: [list] }] : [] })
  expect(whereSaid('Lea', wordings)).toEqual(['list-x'])
  expect(whereSaid('chat', wordings)).toEqual([])
  expect(whereSaid('city', wordings)).toEqual([])
})
