import { expect, test } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'

const plan = (prompt: string) => {
  const meant = understand(prompt)
  return planApp(meant, meant.seed).plan
}
const namesOf = (prompt: string) => plan(prompt).screens.map(({ name }) => name)
const fieldsOf = (prompt: string) => [...plan(prompt).entities.values()][0]?.fields.map(({ name }) => name)

test.each([
  ['Diario de tés con origen, variedad, precio y notas de sabor', ['Origen', 'Variedad', 'Notas de sabor']],
  ['チーズの記録アプリ。産地、種類、価格と感想を残したい', ['産地', '種類', '価格', '感想']],
  ['我想做一个茶叶日记，记录产地、价格和口味', ['产地', '价格', '口味']],
])('what a record names are fields of its one thing: %s', (prompt, fields) => {
  expect(fieldsOf(prompt)).toEqual(expect.arrayContaining(fields))
  for (const field of fields) expect(namesOf(prompt)).not.toContain(field)
})

test('what one thing of a list has is written in its form, and what there are many of is a list', () => {
  const prompt =
    'App für den Reitverein: Pferde mit Stall und Besitzerin, Ausritte mit Terminen und Kosten, Feste'
  expect(fieldsOf(prompt)).toEqual(expect.arrayContaining(['Stall', 'Besitzerin']))
  expect(namesOf(prompt)).not.toContain('Stall')
})

test.each([
  ['Une appli où les voisins proposent un service et notent les annonces', 'Proposer un service'],
  ["Un'app in cui i soci segnalano un problema e leggono le notizie", 'Segnalare un problema'],
  ['Eine App, in der Eltern ihr Kind anmelden und Fotos sehen', 'Kind anmelden'],
  ['二手乐器平台，用户可以发布乐器、私信卖家', '发布乐器'],
])('what one does to a thing is said where one does it: %s', (prompt, deed) => {
  const { screens, entities } = plan(prompt)
  const said = [
    ...screens.flatMap(({ title, extras }) => [
      title,
      ...extras.map((extra) => ('label' in extra ? extra.label : '')),
    ]),
    ...[...entities.values()].map(({ add }) => add),
  ]
  expect(said).toContain(deed)
})

test.each([
  ['App para un taller: lista de servicios con precios, citas', 'Servicios', 'Lista de servicios'],
  ['Appli pour un salon : choix du coiffeur, tarifs, rendez-vous', 'Coiffeur', 'Choix du coiffeur'],
])('what a list holds or one chooses is what its screen is called: %s', (prompt, is, isNot) => {
  expect(namesOf(prompt)).toContain(is)
  expect(namesOf(prompt)).not.toContain(isNot)
})

test('a value nobody knows is asked for in the form, and no row says it is missing', () => {
  const prompt = 'Diario de tés con origen, infusión, precio y notas de sabor'
  const { screens, entities } = plan(prompt)
  const form = screens.find(({ kind }) => kind === 'form')
  expect(entities.get(form?.entity ?? '')?.fields.map(({ name }) => name)).toContain('Infusión')
  expect(JSON.stringify(generateApp({ prompt }).document)).not.toContain('Sin definir')
})

test('rows nobody has words for are told apart by a number, never by a day', () => {
  const { screens, entities } = plan('App para una ferretería: bidones, turnos, precintos y avisos')
  const list = screens.find(({ name }) => name === 'Precintos')
  expect(entities.get(list?.entity ?? '')?.samples[0]?.title).toBe('Precinto 12')
})
