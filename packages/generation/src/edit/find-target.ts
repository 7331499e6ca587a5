import { type AppDocument, type ComponentNode, type Screen, walkNodes } from '@kwiq/app-model'
import { findType } from '../model/repair/aliases.ts'
import { stemOf } from '../words/forms.ts'

const clean = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/["'“”]|\b(?:the|a|an|my|our|this|all|screen|page|tab)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
const stems = (text: string) => clean(text).split(' ').filter(Boolean).map(stemOf)

/** The screen a person names, by its name or id. */
export function findNamedScreen(document: AppDocument, words: string): Screen | undefined {
  const wanted = clean(words)
  if (wanted === '') return undefined
  const exact = document.screens.find(
    (screen) => screen.name.toLowerCase() === wanted || screen.id === wanted,
  )
  const sought = stems(words)
  if (sought.length === 0) return exact
  return (
    exact ??
    document.screens.find((screen) => stems(screen.name).join(' ') === sought.join(' ')) ??
    document.screens.find((screen) => sought.every((stem) => stems(screen.name).includes(stem)))
  )
}

export interface FoundNode {
  node: ComponentNode
  screen: Screen
  parentId: string | null
  index: number
}

/** The component a person names: by its words, then by its type ("the chart", "search"). On `screenId` first. */
export function findNamedNode(
  document: AppDocument,
  words: string,
  screenId?: string,
): FoundNode | undefined {
  const wanted = stems(words)
  if (wanted.length === 0) return undefined
  const all: FoundNode[] = []
  for (const { node, screen, parent, index } of walkNodes(document)) {
    all.push({ node, screen, parentId: parent?.id ?? null, index })
  }
  const near = screenId === undefined ? all : all.filter(({ screen }) => screen.id === screenId)
  const title = ({ node }: FoundNode) =>
    typeof node.properties.title === 'string' && node.properties.title !== ''
      ? node.properties.title
      : node.label
  const byWords = near.find(
    (found) =>
      stems(title(found)).join(' ') === wanted.join(' ') ||
      stems(found.node.label).join(' ') === wanted.join(' '),
  )
  if (byWords) return byWords
  if (wanted[0] === stemOf('search')) {
    const search = near.find(({ node }) => node.type === 'input' && node.properties.kind === 'search')
    if (search) return search
  }
  const kind = findType(clean(words).split(' ').at(-1) ?? '')
  return near.find(({ node }) => node.type === kind)
}
