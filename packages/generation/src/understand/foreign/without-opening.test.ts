import { expect, it } from 'vitest'
import { withoutOpening } from './without-opening.ts'

it.each([
  ['it', 'Gestisco una falegnameria e vorrei un’app', 'una falegnameria e vorrei un’app'],
  ['fr', 'Nous gérons une crèche de 30 berceaux. Les parents', 'une crèche. Les parents'],
  ['pt', 'Sou gerente de uma marina com 40 vagas e quero', 'marina e quero'],
  ['es', 'Soy la directora de un coro, quiero', 'coro, quiero'],
  ['de', 'Wir betreiben ein Kino mit 3 Sälen. Gäste', 'ein Kino. Gäste'],
  ['zh', '我们是养老院,大约120位老人。家属', '我们是养老院。家属'],
] as const)('who writes and how many there are is no thing: %s', (language, text, rest) => {
  expect(withoutOpening(text, language).text).toBe(rest)
})

it('what the app itself has is counted and stays', () => {
  expect(withoutOpening('Ein Quiz mit 100 Fragen', 'de').text).toBe('Ein Quiz mit 100 Fragen')
})
