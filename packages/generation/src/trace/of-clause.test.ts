import { walkComponents } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { ofClause } from './of-clause.ts'

const stringsOf = (prompt: string) => JSON.stringify(generateApp({ prompt }).document)
const labelsOf = (prompt: string) => JSON.stringify(generateApp({ prompt }).document.screens)

describe('what a clause becomes on a screen', () => {
  it('lists those who do something with how they stand', () => {
    const extra = ofClause('Who has paid the dues', 7)
    expect(extra?.kind).toBe('thing')
    expect(
      extra?.kind === 'thing' ? new Set(extra.entity.samples.map(({ badge }) => badge)) : undefined,
    ).toEqual(new Set(['Paid', 'Open']))
  })

  it('lists whose turn it is to do something, whatever the day', () => {
    const extra = ofClause('Who is cooking', 7)
    expect(extra?.kind === 'thing' ? extra.entity.samples.map(({ badge }) => badge) : []).toContain('Next')
    expect(ofClause('Who is missing', 7)).toBeUndefined()
    const text = labelsOf('Rota of our soup kitchen: see whos cooking on Friday and ask for a swap')
    expect(text).toContain('Who is cooking')
    expect(text).not.toMatch(/Who cooking|Who is cooking on/)
  })

  it('lists those of the app’s things that are in the state somebody asks for', () => {
    const { document } = generateApp({
      prompt: 'Toy library: parents reserve toys, helpers see what is overdue',
    })
    const lists = document.screens.flatMap(({ components }) =>
      [...walkComponents(components)].filter(({ type }) => type === 'list'),
    )
    const asked = lists.find(({ properties }) => /overdue/i.test(String(properties.title ?? '')))
    expect(asked?.properties.items).toHaveLength(2)
  })

  it('takes an extent as a value', () => {
    expect(ofClause('How far the elbow bends', 7)).toMatchObject({ kind: 'field', field: { value: '' } })
    expect(ofClause('How long it hurt', 7)).toMatchObject({ kind: 'field', field: { value: '35 min' } })
  })

  it('takes what one writes down of each as a value, and whose turn it is when as people with their days', () => {
    expect(ofClause('How strong', 7)).toMatchObject({ kind: 'field', field: { value: 'Medium' } })
    expect(ofClause('What took', 7)).toMatchObject({ kind: 'field', field: { name: 'What I took' } })
    expect(ofClause('What triggered it', 7)).toMatchObject({ kind: 'field', field: { kind: 'text' } })
    const turns = ofClause('Who feeds the hens when', 7)
    expect(turns?.kind === 'thing' ? turns.entity.samples[1]?.subtitle : undefined).toBe('Tomorrow')
  })

  it('writes to those messages are for, and keeps numbers one calls', () => {
    expect(ofClause('Messages to all riders', 7)).toMatchObject({
      kind: 'action',
      label: 'Write to all riders',
    })
    expect(ofClause('Report for the tax office', 7)).toBeUndefined()
    expect(ofClause('Report for the vet', 7)).toMatchObject({ kind: 'action' })
    expect(ofClause('Licence numbers', 7)).toMatchObject({
      kind: 'field',
      field: { name: 'Licence number', kind: 'text' },
    })
    expect(ofClause('Booking of the sauna', 7)).toMatchObject({ kind: 'action', label: 'Book the sauna' })
    expect(ofClause('Phone numbers', 7)).toMatchObject({ kind: 'field', field: { kind: 'phone' } })
  })

  it('knows no other labels', () => {
    expect(ofClause('Whole milk', 7)).toBeUndefined()
    expect(ofClause('Saddles', 7)).toBeUndefined()
  })

  it('shows no knots for how far a joint bends', () => {
    expect(
      stringsOf('Rehab diary after an elbow operation: exercises, pain, how far the elbow bends'),
    ).not.toMatch(/Reef knot|Sheet bend/)
  })
})
