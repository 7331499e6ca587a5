import { expect, it } from 'vitest'
import { screenKindOf } from './foreign-screen-kind.ts'
import type { Language } from '../words/languages.ts'

const kindOf = (name: string, language: Language, text: string, titles: string[] = []) =>
  screenKindOf(name, { language, text, implied: new Map(), titles, sellsFood: false, isTrade: false })

it('what is seen on the map is a map under its own word', () => {
  expect(kindOf('Trinkbrunnen', 'de', 'Alle Trinkbrunnen auf der Karte, Fotos')).toBe('map')
  expect(kindOf('Fotos', 'de', 'Alle Trinkbrunnen auf der Karte, Fotos')).toBe('browse')
  expect(kindOf('نقاط الماء', 'ar', 'نقاط الماء على الخريطة')).toBe('map')
})

it('photos of progress are photos, a basket is one of many', () => {
  expect(kindOf('Fotos del progreso', 'es', 'Fotos del progreso')).toBe('browse')
  expect(kindOf('Panier', 'fr', 'offrir un panier', ['Paniers bio'])).toBe('browse')
  expect(kindOf('Panier', 'fr', 'commander, panier', ['Produits'])).toBe('cart')
  expect(kindOf('Puntos por compra', 'es', 'Puntos por compra')).toBe('browse')
  expect(kindOf('Lista de la compra', 'es', 'Lista de la compra')).toBe('checklist')
})
