import {
  type AppDocument,
  checkNavigation,
  type ComponentNode,
  validateDocument,
  walkNodes,
} from '@kwiq/app-model'
import { expect } from 'vitest'
import { editApp } from '../edit/edit-app.ts'

/** What an instruction makes of an app, which must be a valid one afterwards. */
export function edited(document: AppDocument, prompt: string): ReturnType<typeof editApp> {
  const result = editApp({ document, prompt })
  expect(validateDocument(result.document).ok, prompt).toBe(true)
  return result
}

/** The app after an instruction that is understood whole, with no way that leads nowhere new. */
export function followed(document: AppDocument, prompt: string): AppDocument {
  const result = edited(document, prompt)
  expect(result.notUnderstood).toEqual([])
  expect(result.commands.length).toBeGreaterThan(0)
  expect(checkNavigation(result.document).length).toBeLessThanOrEqual(checkNavigation(document).length)
  return result.document
}

/** Each component with the screen it is on, as text. */
export const partsOf = (document: AppDocument): string[] =>
  [...walkNodes(document)].map(
    ({ node, screen }) => `${screen.name}/${node.type} ${node.label} ${JSON.stringify(node.properties)}`,
  )

/** The parts that were not there before. */
export function come(document: AppDocument, prompt: string): string[] {
  const former = new Set(partsOf(document))
  return partsOf(followed(document, prompt)).filter((part) => !former.has(part))
}

export const nodesOf = (document: AppDocument): ComponentNode[] =>
  [...walkNodes(document)].map(({ node }) => node)

/** The first component called so. */
export const called = (document: AppDocument, label: string | RegExp): ComponentNode | undefined =>
  nodesOf(document).find((node) =>
    typeof label === 'string' ? node.label === label : label.test(node.label),
  )

/** The document with the screen of that name locked. */
export const withLocked = (document: AppDocument, name: string | undefined): AppDocument => ({
  ...document,
  screens: document.screens.map((screen) =>
    screen.name === name ? { ...screen, isLocked: true as const } : screen,
  ),
})
