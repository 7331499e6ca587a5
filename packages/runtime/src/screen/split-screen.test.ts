import type { ComponentNode } from '@kwiq/app-model'
import { expect, test } from 'vitest'
import { splitScreen } from './split-screen.ts'

const node = (id: string, type: string, properties = {}): ComponentNode => ({
  id,
  type,
  label: '',
  properties,
})
const ids = (nodes: ComponentNode[]) => nodes.map(({ id }) => id)

test('navbar, footer and message line stand at the foot, wherever they are in the document', () => {
  const { headers, body, feet } = splitScreen([
    node('bar', 'navbar'),
    node('title', 'header'),
    node('card', 'container', { variant: 'card' }),
    node('foot', 'container', { variant: 'footer' }),
    node('field', 'input', { kind: 'text' }),
    node('line', 'input', { kind: 'composer' }),
    node('unknown', 'hologram'),
  ])
  expect(ids(headers)).toEqual(['title'])
  expect(ids(body)).toEqual(['card', 'field', 'unknown'])
  expect(ids(feet)).toEqual(['bar', 'foot', 'line'])
})
