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

/** Components of every usual kind; the numbers in their ids go on from `made`. */
function largeScreen(count: number, before: number): ComponentNode[] {
  const components: ComponentNode[] = []
  let made = 0
  for (let turn = 0; made < count; turn++) {
    const next = pattern[turn % pattern.length]?.(before + made + 1) ?? []
    components.push(...next)
    made += next.reduce((sum, { children }) => sum + 1 + (children?.length ?? 0), 0)
  }
  return components
}

/** An app of screens with `count` components each, for the bench. */
export function largeDocument(count: number, screenCount = 1): AppDocument {
  const screens = Array.from({ length: screenCount }, (_, index) => ({
    id: index === 0 ? 'home' : `screen-${index + 1}`,
    name: index === 0 ? 'Home' : `Screen ${index + 1}`,
    // More than a screen has, so that no id comes twice.
    components: largeScreen(count, index * (count + pattern.length)),
  }))
  return {
    schemaVersion: currentSchemaVersion,
    app: { name: 'Large', description: '', icon: null, theme: { preset: 'clean' }, startScreenId: 'home' },
    screens,
  }
}
