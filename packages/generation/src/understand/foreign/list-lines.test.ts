import { expect, it } from 'vitest'
import { listLines } from './list-lines.ts'

it('lines are items by the sign they begin with', () => {
  expect(listLines('Titel\n- eins\n• zwei\n③ drei\n4) vier\nE-Mail')).toEqual([
    { text: 'Titel', isItem: false },
    { text: 'eins', isItem: true },
    { text: 'zwei', isItem: true },
    { text: 'drei', isItem: true },
    { text: 'vier', isItem: true },
    { text: 'E-Mail', isItem: false },
  ])
})

it('short lines one below the other are items, and so are counted ones without a dot', () => {
  expect(listLines('Chor\nProben\nNoten\nKonzerte').map(({ isItem }) => isItem)).toEqual([
    false,
    true,
    true,
    true,
  ])
  expect(listLines('Chor\n1 Proben\n2 Noten\n3 Konzerte').map(({ text }) => text)).toEqual([
    'Chor',
    'Proben',
    'Noten',
    'Konzerte',
  ])
  expect(
    listLines('Wir sind ein Chor.\nWir proben viel.\nDanke.\nBis bald.').some(({ isItem }) => isItem),
  ).toBe(false)
})

it('a list counted within one line has a line for each item', () => {
  expect(listLines('Quiero: 1) rutas 2) mapa 3) fotos').map(({ text }) => text)).toEqual([
    'Quiero:',
    'rutas',
    'mapa',
    'fotos',
  ])
})
