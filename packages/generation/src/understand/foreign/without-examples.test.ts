import { expect, it } from 'vitest'
import { withoutForeignExamples } from './without-examples.ts'

it.each([
  [
    'App fürs Lager: was jeder mitbringt (Zelt, Besteck), Fotos',
    'App fürs Lager: was jeder mitbringt, Fotos',
  ],
  [
    'Une app de camp : ce que chacun apporte (tente, lampe), photos',
    'Une app de camp : ce que chacun apporte, photos',
  ],
  ['App mit Funktionen (Karte, Chat) und Fotos', 'App mit Funktionen (Karte, Chat) und Fotos'],
])('%s', (said, rest) => {
  expect(withoutForeignExamples(said)).toBe(rest)
})
