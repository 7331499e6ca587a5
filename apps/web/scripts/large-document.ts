import { type AppDocument, type ComponentNode, currentSchemaVersion } from '@kwiq/app-model'

/** What stands on the large screen, in turn: eight components, two of them inside another. */
const pattern: ((number: number) => ComponentNode[])[] = [
  (number) => [node('text', number, { variant: 'heading' })],
  (number) => [node('button', number, { icon: 'play' })],
  (number) => [node('input', number, { placeholder: 'Type here' })],
  (number) => [node('checkbox', number, { variant: 'switch' })],
  (number) => [
    {
      ...node('stack', number, { direction: 'row', equal: true }),
      children: [node('text', number + 1), node('button', number + 2, { variant: 'outline' })],
    },
  ],
  (number) => [node('image', number, { keyword: 'mountain lake', height: 120 })],
  (number) => [node('list', number)],
  (number) => [node('chart', number, { height: 120 })],
]

function node(type: string, number: number, properties: ComponentNode['properties'] = {}): ComponentNode {
  return { id: `${type}-${number}`, type, label: `${type} ${number}`, properties }
}

/** An app of one screen with `count` components of every usual kind, for the bench. */
export function largeDocument(count: number): AppDocument {
  const components: ComponentNode[] = []
  let made = 0
  for (let turn = 0; made < count; turn++) {
    const next = pattern[turn % pattern.length]?.(made + 1) ?? []
    components.push(...next)
    made += next.reduce((sum, { children }) => sum + 1 + (children?.length ?? 0), 0)
  }
  return {
    schemaVersion: currentSchemaVersion,
    app: { name: 'Large', description: '', icon: null, theme: { preset: 'clean' }, startScreenId: 'home' },
    screens: [{ id: 'home', name: 'Home', components }],
  }
}
