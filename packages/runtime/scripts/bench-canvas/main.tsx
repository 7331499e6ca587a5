import type { ComponentNode, Screen } from '@kwiq/app-model'
import { CanvasScreen, type NodeSource } from '@kwiq/runtime'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** Ten components as screens have them: words, controls, a picture, a list, and a card around some. */
function tenComponents(round: number): ComponentNode[] {
  const node = (
    type: string,
    label: string,
    properties: ComponentNode['properties'] = {},
  ): ComponentNode => ({
    id: `${type}-${round}-${label}`,
    type,
    label,
    properties,
  })
  return [
    node('text', 'Morning light', { variant: 'heading' }),
    node('text', 'Three small things for a calm start into the day.'),
    node('button', 'Begin', { icon: 'play' }),
    node('input', 'Name', { placeholder: 'Your name' }),
    node('checkbox', 'Remind me', { variant: 'switch' }),
    node('image', 'Sea', { keyword: 'sea', height: 120 }),
    node('list', 'Walks', { items: [{ title: 'Lighthouse', subtitle: '3 h', icon: 'pin', chevron: true }] }),
    {
      ...node('container', 'Card', { variant: 'card', title: 'Today' }),
      children: [node('text', 'Inside', { variant: 'body' }), node('button', 'More', { variant: 'outline' })],
    },
  ]
}

const theme = { preset: 'clean' }

function createSource(count: number): NodeSource & { count: number } {
  const components = Array.from({ length: count / 10 }, (_, round) => tenComponents(round)).flat()
  const screen: Screen = { id: 'home', name: 'Home', components }
  const nodes = new Map<string, ComponentNode>()
  const add = (node: ComponentNode): void => {
    nodes.set(node.id, node)
    node.children?.forEach(add)
  }
  components.forEach(add)
  return {
    count: nodes.size,
    getScreen: () => screen,
    getNode: (id) => nodes.get(id),
    getTheme: () => theme,
    subscribe: () => () => {},
  }
}

declare global {
  /**
   * Mounts a canvas with so many components; milliseconds until what is seen first is in the document, until it is
   * painted, and until every component is there.
   */
  var mountCanvas: (
    count: number,
  ) => Promise<{ mounted: number; painted: number; complete: number; elements: number }>
}
globalThis.mountCanvas = async (count) => {
  const place = document.getElementById('root') ?? document.body
  const source = createSource(count)
  const start = performance.now()
  const root = createRoot(place)
  flushSync(() => root.render(<CanvasScreen source={source} screenId="home" extent="full" />))
  const mounted = performance.now() - start
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const painted = performance.now() - start
  while (place.querySelectorAll('[data-node-id] > *').length < source.count)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const complete = performance.now() - start
  return { mounted, painted, complete, elements: place.querySelectorAll('*').length }
}
