import { expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'

it('asks for what somebody asks for, and puts no question about it', () => {
  const { document } = generateApp({
    prompt: 'A toy library. Families browse toys and ask for a toy they miss.',
  })
  const form = document.screens.find(({ name }) => name.startsWith('Ask'))
  expect(form?.name).toBe('Ask for a toy')
  expect(JSON.stringify(form?.components)).not.toContain('"Question"')
})
