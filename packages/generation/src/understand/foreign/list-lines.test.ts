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

it('a list counted within one line has a line for each item', () => {
  expect(listLines('Quiero: 1) rutas 2) mapa 3) fotos').map(({ text }) => text)).toEqual([
    'Quiero:',
    'rutas',
    'mapa',
    'fotos',
  ])
})
