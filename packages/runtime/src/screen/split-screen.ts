import type { ComponentNode } from '@kwiq/app-model'

export interface ScreenParts {
  headers: ComponentNode[]
  body: ComponentNode[]
  /** What is fixed to the foot. */
  feet: ComponentNode[]
}

/** Whether a component is fixed to the foot of its screen: navbar, footer and the message line. */
export function isFoot({ type, properties }: ComponentNode): boolean {
  switch (type) {
    case 'navbar':
      return true
    case 'container':
      return properties.variant === 'footer'
    case 'input':
      return properties.kind === 'composer'
    default:
      return false
  }
}

/** The components of a screen by where they stand. Order within a part is the document's. */
export function splitScreen(components: readonly ComponentNode[]): ScreenParts {
  const parts: ScreenParts = { headers: [], body: [], feet: [] }
  for (const node of components) {
    const part = node.type === 'header' ? parts.headers : isFoot(node) ? parts.feet : parts.body
    part.push(node)
  }
  return parts
}
