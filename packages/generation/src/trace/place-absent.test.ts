import { describe, expect, it } from 'vitest'
import { type AppDocument, walkComponents } from '@kwiq/app-model'
import { generateApp } from '../generate-app.ts'

const fieldsOf = ({ screens }: AppDocument): string[] =>
  screens.flatMap(({ components }) =>
    [...walkComponents(components)].flatMap(({ type, label }) =>
      type === 'input' || type === 'datepicker' ? [label] : [],
    ),
  )

describe('values a description names', () => {
  it('stand in the form where no screen has a word of them', () => {
    const { document } = generateApp({
      prompt:
        'Larder helper: scan jars, expiry date alerts, storage location, low stock warning, waste statistics',
    })
    expect(fieldsOf(document).join(', ')).toContain('Storage location')
  })

  it('stand there once', () => {
    const { document } = generateApp({ prompt: 'Kite log with date, place, rating and notes' })
    const fields = fieldsOf(document)
    expect(new Set(fields).size).toBe(fields.length)
  })
})
