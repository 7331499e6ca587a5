import { expect, it } from 'vitest'
import { readName } from './read-name.ts'

it.each([
  ['Kitely, an app designed to help people fly kites.', 'Kitely'],
  ['Kite Garden is a mobile app for kites.', 'Kite Garden'],
  ['KITELY. The user can add a kite.', 'KITELY'],
  ['The KiteMates Pilot App is a mobile solution for kites.', 'KiteMates'],
  ['The Kite Meadow Guide App helps pilots.', 'Kite Meadow Guide'],
  ['Rainy Kites. An app that folds away.', 'Rainy Kites'],
  ['Feed The Kite. Keep it in the air.', 'Feed The Kite'],
  ['WINDUP APP. Kites of all sizes.', 'WINDUP'],
  ['Kite Shop. Guests order kites.', undefined],
  ['Make a kite app. Users can add kites.', undefined],
  ['Design an app, a website and a logo.', undefined],
])('in “%s” the name is %s', (text, name) => {
  expect(readName(text)).toBe(name)
})
