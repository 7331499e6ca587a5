import { describe, expect, it } from 'vitest'
import { walkComponents } from '@kwiq/app-model'
import { generateApp } from '../generate-app.ts'

const labelsOf = (prompt: string, form: string): string[] => {
  const screen = generateApp({ prompt }).document.screens.find(({ name }) => name === form)
  return [...walkComponents(screen?.components ?? [])].map(({ label }) => label)
}

describe('what a wish asks of each thing, where the thing has it under another word', () => {
  it('is asked once: to whom it was lent, and when', () => {
    const labels = labelsOf('An app to remember what I have lent to whom and when', 'Lend something')
    expect(labels).toContain('When')
    expect(labels.filter((label) => /lent|borrowed/i.test(label))).toEqual(['Lent to'])
    expect(labels).toContain('Due back')
  })
})
