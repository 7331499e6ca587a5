import { walkComponents } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'

const entered = (prompt: string) =>
  generateApp({ prompt }).document.screens.flatMap(({ components }) =>
    [...walkComponents(components)]
      .filter(({ type }) => /^(?:input|datepicker)$/.test(type))
      .map(({ label }) => label),
  )

describe('what is listed as written down together', () => {
  it('is entered, also where a sample has the word by chance', () => {
    expect(entered('An app where sailors can track their routes, wind speed, tide and crew.')).toContain(
      'Tide',
    )
    expect(entered('Monitor my appetite, pulse, naps and screen time.')).toContain('Screen time')
  })

  it('has no second field for what is called so already', () => {
    const labels = entered('Users log their weight, pulse, naps and steps.')
    expect(new Set(labels).size).toBe(labels.length)
  })

  it('adds nothing for people one follows', () => {
    expect(entered('Track your friends, family and colleagues on a map.')).not.toContain('Family')
  })
})
