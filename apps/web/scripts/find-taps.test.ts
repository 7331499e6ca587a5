import type { AppDocument } from '@kwiq/app-model'
import { expect, test } from 'vitest'
import { findTaps } from './find-taps.ts'

const goTo = (screenId: string) => ({ kind: 'screen', screenId })
const document: AppDocument = {
  schemaVersion: 1,
  app: { name: '', description: '', icon: null, theme: { preset: 'clean' }, startScreenId: 'home' },
  screens: [
    {
      id: 'home',
      name: 'Home',
      components: [
        {
          id: 'card',
          type: 'container',
          label: 'Card',
          properties: {},
          children: [
            { id: 'go', type: 'button', label: 'Start', properties: { action: goTo('workout') } },
            {
              id: 'list',
              type: 'list',
              label: 'Rows',
              properties: { items: [{ title: 'Ana', action: goTo('me') }] },
            },
          ],
        },
      ],
    },
  ],
}

test('a button is named by its label, an item by its title', () => {
  expect(findTaps(document, 'home', 'workout')).toEqual(['Start'])
  expect(findTaps(document, 'home', 'me')).toEqual(['Ana'])
})

test('nothing leads to an unlinked screen or from an unknown one', () => {
  expect(findTaps(document, 'home', 'other')).toEqual([])
  expect(findTaps(document, 'nowhere', 'me')).toEqual([])
})
