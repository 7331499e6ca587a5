import { walkComponents } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'

const appOf = (prompt: string) => {
  const { document } = generateApp({ prompt })
  const nodes = document.screens.flatMap(({ name, components }) =>
    [...walkComponents(components)].map(({ type, label, properties }) => ({
      screen: name,
      type,
      label,
      properties,
    })),
  )
  return {
    names: document.screens.map(({ name }) => name),
    labels: nodes.map(({ label }) => label),
    named: (label: string) => nodes.find((node) => node.label === label && node.type !== 'navbar'),
    text: JSON.stringify(nodes),
  }
}

describe('a list of requirements with more than an app has screens for', () => {
  const archery = appOf(
    'Archery club app\n- lanes (number, distance, roof)\n- arrows (length, spine, owner)\n- scores (date, round, points)\n- bow repairs: bow, fault, cost\n- membership fees (paid, open)\n- club calendar\n- accident log\n- news\nFor coaches:\n- roll call\n- write to all members\n- approve scores\n- set training plan',
  )

  it('has at most nine screens', () => {
    expect(archery.names.length).toBeGreaterThan(3)
    expect(archery.names.length).toBeLessThan(10)
  })

  it.each([
    'Lanes',
    'Arrows',
    'Scores',
    'repairs',
    'fees',
    'calendar',
    'Accident log',
    'News',
    'Roll call',
    'Write to all members',
    'Approve scores',
    'training plan',
  ])('still shows %s', (asked) => {
    expect(archery.text.toLowerCase()).toContain(asked.toLowerCase())
  })

  it('has small forms of a side on the screen of that side', () => {
    expect(archery.named('Write to all members')?.screen).toBe('Coaches')
  })
})

describe('a line nothing of the kind of app shows', () => {
  const greenhouse = appOf(
    'Mushroom cellar\n- cellars with humidity\n- picking schedule\n- daily journal\n- check in and check out\n- strain of the week\n- helpers sign up\n- watering reminder the evening before\n- budget slider: compost, light, water',
  )

  it.each(['Daily journal', 'Check in', 'Check out', 'Helpers sign up', 'Budget slider'])(
    'has a place all the same: %s',
    (asked) => {
      expect(greenhouse.named(asked)).toBeDefined()
    },
  )

  it('is told of in the trace', () => {
    const { trace, unplaced } = generateApp({
      prompt: 'Mushroom cellar\n- cellars with humidity\n- picking schedule\n- daily journal\n- strains',
    })
    expect(trace.map(({ feature }) => feature)).toContain('Daily journal')
    expect(unplaced).not.toContain('Daily journal')
  })

  it('how it looks has none', () => {
    const { labels } = appOf(
      'Mushroom cellar\n- cellars with humidity\n- picking schedule\n- strains\n- dark green and cream',
    )
    expect(labels.filter((label) => /cream/i.test(label))).toEqual([])
  })
})

it('so many lines are no gadget', () => {
  const { names } = appOf(
    'Cellar monitoring\n- temperature per cellar\n- open vents button\n- watering schedule\n- alarm when dry\n- picking record\n- helper hours',
  )
  expect(names.length).toBeGreaterThan(4)
})

it('what is given is asked for in its form, and is no list', () => {
  const { names, labels } = appOf(
    'Clothes bank\n- opening hours\n- donate clothes (size, colour, condition)\n- volunteers\n- stock by category\n- book a slot',
  )
  expect(names).toContain('Donate clothes')
  expect(names.join()).not.toMatch(/Add donate/)
  expect(labels).toEqual(expect.arrayContaining(['Size', 'Condition']))
})

it('dues that are paid or not have the part for paying, and no numbers', () => {
  const { names, text } = appOf(
    'Rowing club app\n- injury log\n- dues (paid, not paid)\n- boats (name, seats, condition)\n- regatta calendar',
  )
  expect(names).toContain('Dues')
  expect(text).not.toMatch(/Due 1\d?"/)
  expect(text).toMatch(/Pay /)
})
