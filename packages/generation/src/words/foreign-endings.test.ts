import { expect, test } from 'vitest'
import { foreignAttribute } from './foreign-attributes.ts'
import { infinitiveOf } from './foreign-infinitives.ts'
import { namesDoing } from './foreign-doing-nouns.ts'
import { namesPeople } from './foreign-people.ts'
import { singularOf } from './foreign-singular.ts'

test.each([
  'Aushilfskräfte; Floristinnen; Hundehalter; Violinistes; Livreurs; Jardinières; Participants; Nadadores; Panaderos',
  'Instrutores; Cozinheiros; Pescatori; Cameriere; Iscritti al corso; Exposants de la foire; Operai; Passageiros',
  'المتطوعين; العمال; 志愿者; 车主; 飼い主; トレーナー; 園児; 회원들; водители; bezoekers; öğretmenler',
])('a noun of persons is known by how it ends: %s', (nouns) => {
  expect(nouns.split('; ').filter((noun) => !namesPeople(noun))).toEqual([])
})

test.each([
  'Zimmer; Kalender; Liste; Lehrpläne; Feuer; Register; Revista; Vista; Couleurs; Fleurs; Heures; Ordinateurs',
  'Contadores; Comedor; Dinheiro; Cadeiras; Cantieri; Motori; Indicatori; Valori; تمارين; عناوين; 切手; 成长; дневник; номер',
])('what only ends alike is none: %s', (nouns) => {
  expect(nouns.split('; ').filter(namesPeople)).toEqual([])
})

test('a noun of what is done is known by how it ends', () => {
  const doings =
    'Begehungen; Schulung; Arrosage; Traitements; Limpiezas; Revisiones; Lavagens; Potatura; 检查; 清掃'
  expect(doings.split('; ').filter((noun) => !namesDoing(noun))).toEqual([])
  const things =
    'Wohnungen; Zeitung; Stations; Collections; Estaciones; Canciones; Refeições; Lezioni; Documents'
  expect(things.split('; ').filter(namesDoing)).toEqual([])
})

test.each([
  ['fr', 'Paniers de saison', 'Panier'],
  ['fr', 'Gâteaux', 'Gâteau'],
  ['es', 'Cultivos', 'Cultivo'],
  ['es', 'Canciones', 'Canción'],
  ['pt', 'Caminhões', 'Caminhão'],
  ['pt', 'Pranchas', 'Prancha'],
  ['it', 'Camere', 'Camera'],
  ['it', 'Verbali', 'Verbale'],
  ['de', 'Wohnungen', 'Wohnung'],
  ['zh', '自提点', '自提点'],
] as const)('one of many, %s: %s', (language, many, one) => {
  expect(singularOf(many, language)).toBe(one)
})

test('nobody can tell one of many where its form says nothing', () => {
  expect(singularOf('Filari', 'it')).toBeUndefined()
  expect(singularOf('Völker', 'de')).toBeUndefined()
  expect(singularOf('الأشجار', 'ar')).toBeUndefined()
})

test.each([
  ['fr', 'réservent', 'réserver'],
  ['fr', 'choisissent', 'choisir'],
  ['es', 'publican', 'publicar'],
  ['pt', 'enviam', 'enviar'],
  ['it', 'segnalano', 'segnalare'],
  ['it', 'scelgono', 'scegliere'],
] as const)('a doing by itself, %s: %s', (language, bent, infinitive) => {
  expect(infinitiveOf(bent, language)).toBe(infinitive)
})

test.each([
  ['Heure de livraison', 'time'],
  ['Fecha de siembra', 'date'],
  ['Forma de pagamento', 'text'],
  ['Kaufdatum', 'date'],
  ['药品名称', 'text'],
  ['購入日', 'date'],
])('a value is known by its head: %s', (name, kind) => {
  expect(foreignAttribute(name)).toMatchObject({ name, kind })
})

test('a paper or a list is no value', () => {
  expect(foreignAttribute('Notes de frais')).toBeUndefined()
  expect(foreignAttribute('Dates des concerts')).toBeUndefined()
})
