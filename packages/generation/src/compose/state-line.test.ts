import { type ComponentNode, walkComponents } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { defineEntity } from '../entity.ts'
import { generateApp } from '../generate-app.ts'
import { stateLine } from './state-line.ts'

const boats = defineEntity({
  id: 'boat',
  words: 'boat',
  icon: 'boat',
  fields: 'Name | text | Petrel',
  samples: 'title\nPetrel\nHeron',
  figures: '14 | Boats\n3 | To paint\n4.9 | Stars',
  tip: 'Petrel is back | Since noon',
})

const statistics: ComponentNode = {
  id: 'numbers',
  type: 'list',
  label: 'Numbers',
  properties: { layout: 'stats', items: [{ value: '14', title: 'Boats' }] },
}

describe('the line below the title of a first screen', () => {
  it('says how many there are and in what state they are', () => {
    expect(stateLine(boats, [])).toBe('14 boats, 3 to paint')
  })

  it('says how many there are above a list that is only called after them', () => {
    const list = { ...statistics, properties: { title: 'Boats', items: [{ title: 'Petrel' }] } }
    expect(stateLine(boats, [list])).toBe('14 boats, 3 to paint')
  })

  it('repeats no number of the screen', () => {
    const stat = { id: 'stat', type: 'text', label: '14', properties: { variant: 'stat', caption: 'Fleet' } }
    expect(stateLine(boats, [stat])).toBe('Petrel is back')
    expect(stateLine(boats, [statistics])).toBe('Petrel is back')
  })

  it('is none of the description’s own words', () => {
    const { document } = generateApp({ prompt: 'Allotment planner: beds, sowing dates and a harvest chart' })
    expect(document.screens[0]?.components[0]?.properties.subtitle).not.toBe('Allotment planner')
  })
})

const charts = (prompt: string) =>
  [...walkComponents(generateApp({ prompt }).document.screens[0]?.components ?? [])].filter(
    ({ type, properties }) => type === 'chart' && properties.kind === 'ring',
  )

describe('a ring on the first screen', () => {
  it('is there where a goal is to be filled, and as full as the numbers say', () => {
    const [ring] = charts('Drink enough water every day')
    expect(ring?.properties.data).toEqual([0.74])
  })

  it('is not there where nothing is', () => {
    expect(charts('Our beekeepers write down hives, queens and treatments')).toEqual([])
    expect(charts('A log of the donations of blood I gave, with a donor card')).toEqual([])
  })
})
