import { walkComponents } from '@kwiq/app-model'
import { expect, it } from 'vitest'
import { generateApp } from '../index.ts'

const formOf = (prompt: string, label: RegExp) =>
  generateApp({ prompt })
    .document.screens.flatMap(({ components }) => [...walkComponents(components)])
    .find((node) => node.type === 'chart' && label.test(node.label))?.properties['kind']

it('a chart named by its form has it', () => {
  expect(
    formOf('Diabetes app for a girl: log glucose, doctors want a line chart of the month', /line chart/i),
  ).toBe('line')
  expect(
    formOf('Diabetes app for a girl: log glucose, doctors want a bar chart of the month', /bar chart/i),
  ).toBe('bar')
})
