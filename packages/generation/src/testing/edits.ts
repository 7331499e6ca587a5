import { type AppDocument, type ComponentNode, validateDocument, walkNodes } from '@kwiq/app-model'
import { expect } from 'vitest'
import { editApp } from '../edit/edit-app.ts'

/** What an instruction makes of an app, which must be a valid one afterwards. */
export function edited(document: AppDocument, prompt: string): ReturnType<typeof editApp> {
  const result = editApp({ document, prompt })
  expect(validateDocument(result.document).ok, prompt).toBe(true)
  return result
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
