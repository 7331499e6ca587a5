import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { listedTools } from './listed-tools.ts'

describe('tools a description lists', () => {
  it.each([
    [
      'A toolbox for cavers: spirit level, altimeter, and barometer.',
      ['spirit level', 'altimeter', 'barometer'],
    ],
    ['Handy tools such as a ruler, level and protractor', ['ruler', 'level', 'protractor']],
  ])('%s', (text, tools) => {
    expect(listedTools(text)).toEqual(tools)
  })

  it.each([
    'An app to lend tools: drills and saws.',
    'A toolkit for coaches: plan a season, track players, share drills.',
    'A compass with a ruler, a level and a clock.',
  ])('reads none in "%s"', (text) => {
    expect(listedTools(text)).toEqual([])
  })

  it('have a screen of their own under the name that is told', () => {
    const names = generateApp({
      prompt: 'A toolkit for joiners with a spirit level, angle finder and unit converter',
    }).document.screens.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Spirit level', 'Angle finder']))
  })
})
