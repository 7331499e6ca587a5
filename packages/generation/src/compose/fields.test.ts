import { expect, it } from 'vitest'
import type { Field } from '../entity.ts'
import { fieldComponent, fieldRows } from './fields.ts'
import { createKit } from './kit.ts'
import { textOf } from '../testing/apps.ts'

const emptyText = (name: string): Field => ({ name, kind: 'text', value: '', options: [] })

it('shows what a value of a known name looks like, where nobody gave one', () => {
  expect(fieldComponent(createKit(), emptyText('Haemoglobin'), false)).toMatchObject({
    type: 'input',
    properties: { placeholder: '13.8 g/dl' },
  })
  expect(fieldRows([emptyText('Blood pressure')])[0]).toMatchObject({ value: '122/78' })
})

it('invents nothing for names that say nothing of their values', () => {
  expect(fieldRows([emptyText('Epitaph')])[0]).toMatchObject({ value: 'Not set' })
})

it('a tempo goes up to more than a hundred', () => {
  const text = textOf('Metronome with tap tempo and tempos saved per song')
  expect(text).toMatch(/"label":"Beats a minute"[^{]*\{[^}]*"min":40,"max":220/)
})
