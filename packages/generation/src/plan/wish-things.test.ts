import { describe, expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'

const planOf = (prompt: string) => planApp(understand(prompt), 1).plan
const firstOf = (prompt: string) => [...planOf(prompt).entities.values()][0]
const fieldsOf = (prompt: string) => firstOf(prompt)?.fields.map(({ name, kind }) => `${name} ${kind}`) ?? []

describe('a thing no kind of app knows', () => {
  it('has a list of its own and a field for each question', () => {
    const wish = 'something for my quince paste: when I cooked it, how many slabs I cut, who I gave it to'
    expect(planOf(wish).isRegister).toBe(true)
    expect(firstOf(wish)?.one).toBe('Quince paste')
    expect(fieldsOf(wish)).toEqual(
      expect.arrayContaining(['Cooked on date', 'Slabs cut number', 'Given to person']),
    )
  })

  it('is what is held, what one asks of, and neither who writes nor his relatives', () => {
    expect(firstOf('a list for my chest of marionettes: which play, is it mended')?.many).toBe('Marionettes')
    expect(
      firstOf('I varnish floors and note for every customer which oil he had and when I came')?.one,
    ).toBe('Customer')
    expect(
      firstOf(
        'Restoring old gramophones is my small business. Owner, model, what is wrong with it, when it was fixed',
      )?.many,
    ).toContain('gramophones')
  })

  it('has no list of those who write', () => {
    const names = planOf(
      'our village kiln gets fired monthly, people should put themselves down for a slot and say what they fire',
    ).screens.map(({ name }) => name)
    expect(names.join()).not.toContain('hemselve')
  })
})

describe('a thing of a known kind', () => {
  it('has what its wish asks besides in its form', () => {
    const plan = planOf(
      'wine cellar for my husband: grape, when I bought it, if it was a gift, who recommended it',
    )
    const fields = [...plan.entities.values()].flatMap(({ fields }) => fields.map(({ name }) => name))
    expect(fields).toContain('Recommended by')
    const food = planOf('My freezer: which drawer, use-by, how many bags are left')
    const names = [...food.entities.values()].flatMap((entity) => entity.fields.map(({ name }) => name))
    expect(names).toContain('Use-by')
    expect(names).not.toContain('Use by')
  })
})
