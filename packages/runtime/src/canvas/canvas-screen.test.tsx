// @vitest-environment jsdom
import type { AppDocument, ComponentNode } from '@kwiq/app-model'
import { act, cleanup, render, screen } from '@testing-library/react'
import { memo } from 'react'
import { useLocaleContext } from 'react-native-web'
import { afterEach, expect, test, vi } from 'vitest'
import { CanvasScreen } from './canvas-screen.tsx'
import { nodeKey, type NodeSource, screenKey } from './node-source.ts'

afterEach(cleanup)

const text = (id: string, label: string): ComponentNode => ({ id, type: 'text', label, properties: {} })
const card = (id: string, ...children: ComponentNode[]): ComponentNode => ({
  id,
  type: 'container',
  label: '',
  properties: { variant: 'card' },
  children,
})

function createSource(...components: ComponentNode[]) {
  let home: AppDocument['screens'][number] = { id: 'home', name: 'Home', components }
  const listeners = new Map<string, Set<() => void>>()
  const find = (nodes: ComponentNode[], id: string): ComponentNode | undefined =>
    nodes.flatMap((node) => (node.id === id ? [node] : (find(node.children ?? [], id) ?? [])))[0]
  const source: NodeSource = {
    getScreen: (id) => (id === home.id ? home : undefined),
    getNode: (id) => find(home.components, id),
    getTheme: () => theme,
    subscribe: (key, listener) => {
      const known = listeners.get(key) ?? new Set()
      listeners.set(key, known.add(listener))
      return () => known.delete(listener)
    },
  }
  const change = (next: ComponentNode[], ...keys: string[]) =>
    act(() => {
      home = { ...home, components: next }
      for (const key of keys) for (const listener of listeners.get(key) ?? []) listener()
    })
  return { source, change, components: () => home.components }
}
const theme = { preset: 'clean' }

function draw(source: NodeSource) {
  const drawn: string[] = []
  const renderNode = (node: ComponentNode, element: React.ReactNode) => {
    drawn.push(node.id)
    return element
  }
  render(<CanvasScreen source={source} screenId="home" renderNode={renderNode} />)
  const since = () => drawn.splice(0)
  since()
  return since
}

test('an edit inside a card draws only what was edited, however the source tells it', () => {
  const { source, change } = createSource(text('a', 'One'), card('c', text('d', 'Two')), text('b', 'Three'))
  const since = draw(source)
  change([text('a', 'One'), card('c', text('d', 'New')), text('b', 'Three')], nodeKey('d'), screenKey('home'))
  expect(screen.getByText('New')).toBeTruthy()
  expect(since()).toEqual(['d'])
})

test('an added component appears, and the others are left alone', () => {
  const [a, b] = [text('a', 'One'), text('b', 'Two')]
  const { source, change } = createSource(a)
  const since = draw(source)
  change([a, b], screenKey('home'))
  expect(since()).toEqual(['b'])
})

test('what reads the direction is not drawn anew when a component is added beside it', () => {
  const [a, b] = [text('a', 'One'), text('b', 'Two')]
  const { source, change } = createSource(a)
  const drawn = vi.fn()
  const Probe = memo(function Probe() {
    useLocaleContext()
    drawn()
    return null
  })
  const renderNode = (_node: ComponentNode, element: React.ReactNode) => (
    <>
      {element}
      <Probe />
    </>
  )
  render(<CanvasScreen source={source} screenId="home" extent="full" renderNode={renderNode} />)
  expect(drawn).toHaveBeenCalledTimes(1)
  change([a, b], screenKey('home'))
  expect(drawn).toHaveBeenCalledTimes(2)
})

test('a removed component disappears', () => {
  const [a, b] = [text('a', 'One'), text('b', 'Two')]
  const { source, change } = createSource(a, b)
  draw(source)
  change([b], screenKey('home'), nodeKey('a'))
  expect(screen.queryByText('One')).toBeNull()
})

test('every component can be found by its id, and none of them acts', () => {
  const button = { id: 'go', type: 'button', label: 'Go', properties: {} }
  const { source } = createSource(button, card('c', text('d', 'Two')))
  draw(source)
  const ids = [...document.querySelectorAll('[data-node-id]')].map((element) =>
    element.getAttribute('data-node-id'),
  )
  expect(ids).toEqual(['go', 'c', 'd'])
  expect(document.querySelector('button, a, input, [tabindex="0"]')).toBeNull()
})

test('a container without children shows where something can be dropped', () => {
  const { source } = createSource(card('c'))
  draw(source)
  expect(screen.getByText('Drop components here')).toBeTruthy()
})

test('a screen that is not there draws nothing', () => {
  const { source } = createSource()
  const { container } = render(<CanvasScreen source={source} screenId="elsewhere" />)
  expect(container.childElementCount).toBe(0)
})
