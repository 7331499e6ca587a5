import { type AppDocument, applyCommand, defaultWrapOptions, emptyDocument } from '@kwiq/app-model'
import { expect, test } from 'vitest'
import { commandOfWrap } from './wrap-settings.tsx'

const wrap = defaultWrapOptions('https://old.example/')
const site = (id: string, url: string) => ({ id, type: 'webview', label: 'Site', properties: { url } })

test('web views of the old address follow to the new one, others stay, and one undo takes it back', () => {
  const plain = emptyDocument({ name: 'Site' })
  const document: AppDocument = {
    ...plain,
    app: { ...plain.app, wrap },
    screens: [
      { id: 'home', name: 'Home', components: [site('a', wrap.url), site('b', 'https://help.example/')] },
    ],
  }
  const next = { ...wrap, url: 'https://new.example/' }
  const { document: after, inverse } = applyCommand(document, commandOfWrap(document, next))
  expect(after.app.wrap).toEqual(next)
  expect(after.screens[0]?.components.map(({ properties }) => properties.url)).toEqual([
    'https://new.example/',
    'https://help.example/',
  ])
  expect(applyCommand(after, inverse).document).toEqual(document)
})
