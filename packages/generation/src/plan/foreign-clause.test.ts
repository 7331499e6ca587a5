import { expect, it } from 'vitest'
import { clauseOf } from './foreign-clause.ts'

it('what one does with a thing is said in the words of the description', () => {
  const said =
    'Gli ospiti devono poter affittare le biciclette per un giorno, vedere i prezzi e lasciare un commento.'
  expect(clauseOf('Biciclette', said, 'it')).toBe('Affittare le biciclette per un giorno')
  expect(clauseOf('Prezzi', said, 'it')).toBe('Vedere i prezzi')
  expect(clauseOf('Commento', said, 'it')).toBe('Lasciare un commento')
  expect(clauseOf('Ospiti', said, 'it')).toBeUndefined()
  expect(clauseOf('Räder', 'Gäste leihen Räder', 'de')).toBeUndefined()
  expect(clauseOf('Pfade', 'Man soll sich anmelden, Pfade mit Länge ansehen können, zahlen', 'de')).toBe(
    'Pfade mit Länge ansehen',
  )
  expect(clauseOf('Avisos', 'Los socios reciben avisos de tormenta y también abonos de 5 días', 'es')).toBe(
    'Recibir avisos de tormenta y también abonos de 5 días',
  )
})
