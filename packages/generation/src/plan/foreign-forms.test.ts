import { describe, expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'

const entitiesOf = (prompt: string) => {
  const meant = understand(prompt)
  return [...planApp(meant, meant.seed).plan.entities.values()]
}
const formOf = (prompt: string, noun: string) =>
  entitiesOf(prompt)
    .find(({ one }) => one === noun)
    ?.fields.map(({ name }) => name)
    .join()

describe('forms of other languages', () => {
  const club =
    'App für einen Kanuclub: Kanus reservieren, Wettkämpfe, Warteliste, Kilometer, Materialschlüssel'

  it('fit the thing', () => {
    expect(formOf(club, 'Warteliste')).toContain('Phone')
    expect(formOf(club, 'Wettkämpfe')).toContain('Time')
    expect(formOf(club, 'Kilometer')).toContain('Value')
  })

  it('are not all alike', () => {
    const forms = new Set(entitiesOf(club).map(({ fields }) => fields.map(({ name }) => name).join()))
    expect(forms.size).toBeGreaterThanOrEqual(3)
  })

  it('have a price where something is sold only', () => {
    const goods = (prompt: string) => JSON.stringify(entitiesOf(prompt))
    expect(goods('App für unseren Hof: Artikel, Termine, Helfer')).not.toContain('€')
    expect(goods('App für unseren Laden: Artikel, Bestellungen, Kunden')).toContain('€')
  })

  it('call courses by what they are where nobody moves', () => {
    const titles = entitiesOf('App per una scuola di ceramica: corsi, orari, maestri e presenze').flatMap(
      ({ samples }) => samples.map(({ title }) => title),
    )
    expect(titles).toContain('Principianti')
    expect(titles.join()).not.toMatch(/yoga|pilates/i)
  })
})
