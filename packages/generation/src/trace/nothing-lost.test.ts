import { walkComponents, type ComponentNode } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'

const partsOf = (prompt: string): ComponentNode[] =>
  generateApp({ prompt }).document.screens.flatMap(({ components }) => [...walkComponents(components)])
const labelsOf = (prompt: string) => partsOf(prompt).map(({ label }) => label)

describe('what no screen shows by its own words', () => {
  it('is a curve of the things it is told of', () => {
    const chart = partsOf(
      'Farm diary: fields, animals with weight, harvest amounts and income per crop',
    ).find(({ type, label }) => type === 'chart' && label === 'Income per crop')
    expect(chart?.properties.labels).toEqual(['Carrots', 'Leeks', 'Kale', 'Beetroot'])
  })

  it('is what one does where a noun says so', () => {
    const labels = labelsOf(
      'Our church wants an app: sermons, prayer requests and a sign-up for serving on Sundays',
    )
    expect(labels).toContain('Sign up for serving')
  })

  it('is called as the description calls a board of notices', () => {
    const labels = labelsOf('For our allotment garden club: plots, waiting list, water meters, noticeboard')
    expect(labels).toContain('Noticeboard')
  })
})

describe('what is told of money', () => {
  it('is shown where expenses are only written down', () => {
    const labels = labelsOf('Expense tracker for our flat: expenses with categories, budgets, who owes whom')
    expect(labels).toContain('Settle up')
  })
})

describe('what one does with what one finds', () => {
  it('names no words somebody searches with', () => {
    const labels = labelsOf(
      'I want to see what mills have in stock. The app lets people search for a yarn - wool, silk, anything - see which of the closest mills has it, and reserve it.',
    )
    expect(labels.filter((label) => /you search/i.test(label))).toEqual([])
  })
})
