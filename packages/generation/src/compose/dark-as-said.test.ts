import { expect, it } from 'vitest'
import { walkNodes } from '@kwiq/app-model'
import { generateApp } from '../generate-app.ts'

const switchesOf = (prompt: string): string[] =>
  [...walkNodes(generateApp({ prompt }).document)].flatMap(({ node }) =>
    node.type === 'checkbox' && /^dark/i.test(node.label) ? [node.label] : [],
  )

it('calls the dark look as the description does, once', () => {
  expect(switchesOf('Smart home remote with rooms, routines and energy use, dark theme')).toEqual([
    'Dark theme',
  ])
  expect(switchesOf('A notes app with folders, settings and dark mode')).toEqual(['Dark mode'])
})
