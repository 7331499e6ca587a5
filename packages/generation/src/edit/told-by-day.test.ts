import { type AppDocument, validateDocument, walkNodes } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { editApp } from './edit-app.ts'
import { itemsOf, textOf } from './entry.ts'

const deli = generateApp({
  prompt:
    'Delicatessen: what is fresh today with prices, order for pickup, opening hours and how to find us.',
}).document
const purse = generateApp({
  prompt:
    'Expense tracker: add an expense with amount and category, monthly totals in a chart, a budget per category.',
}).document
const yoga = generateApp({
  prompt: 'Yoga studio: class timetable, book a spot, our teachers, track workouts.',
}).document
const cab = generateApp({
  prompt: 'Taxi: enter pickup and destination, see the driver on a map, pay by card.',
}).document

const nodes = (document: AppDocument) => [...walkNodes(document)]
const listCalled = (document: AppDocument, label: string) =>
  nodes(document).find(({ node }) => node.label === label)?.node
const rows = (document: AppDocument, label: string, key = 'value') => {
  const list = listCalled(document, label)
  return list ? itemsOf(list).map((item) => `${textOf(item, 'title')}: ${textOf(item, key)}`) : []
}
const edited = (document: AppDocument, prompt: string) => {
  const result = editApp({ document, prompt })
  expect(result.notUnderstood).toEqual([])
  expect(validateDocument(result.document).ok).toBe(true)
  return result
}

describe('hours told day by day', () => {
  it('a day that is closed leaves the others as they were', () => {
    const before = rows(deli, 'Opening hours')
    expect(before[0]).toMatch(/^Monday to Friday/)
    const { document, commands } = edited(deli, "we're closed on tuesdays")
    expect(rows(document, 'Opening hours').slice(0, 3)).toEqual([
      before[0]?.replace('Monday to Friday', 'Monday'),
      'Tuesday: Closed',
      before[0]?.replace('Monday to Friday', 'Wednesday to Friday'),
    ])
    expect(commands).toHaveLength(1)
  })

  it.each([
    'sunday is 10 till 13 not 11',
    'change sunday to 10 to 13',
    'we are open on sunday from 10 to 13',
  ])('%s', (prompt) => {
    expect(rows(edited(deli, prompt).document, 'Opening hours')).toContain('Sunday: 10:00 to 13:00')
  })

  it('all of them may be told', () => {
    const { document } = edited(deli, 'our opening hours are Tue-Fri 9-18, Sat 9-14')
    expect(rows(document, 'Opening hours')).toEqual([
      'Tuesday to Friday: 9:00 to 18:00',
      'Saturday: 9:00 to 14:00',
    ])
  })

  it('where there are no hours, nothing is changed by it', () => {
    expect(editApp({ document: purse, prompt: 'we are closed on mondays' }).document).toBe(purse)
  })
})

describe('numbers of one thing', () => {
  it('the budget of a category is what it is out of', () => {
    const [name = ''] = rows(purse, 'Budgets', 'delta').map((row) => row.split(':')[0] ?? '')
    const { document, commands } = edited(purse, `the budget for ${name} should be 350`)
    expect(rows(document, 'Budgets', 'delta')[0]).toMatch(/: of \D*350$/)
    expect(commands).toHaveLength(1)
  })

  it('a number is never the new name of something', () => {
    const { document } = editApp({ document: purse, prompt: 'change the limit of Groceries to 350' })
    expect(JSON.stringify(document)).not.toContain('"title":"350"')
  })

  it('a goal is told with how far one is', () => {
    const { document } = edited(purse, 'add a savings goal: New bike, 300 of 1200')
    expect(listCalled(document, 'New bike')?.children?.[0]?.properties).toMatchObject({
      data: [0.25],
      caption: '300 of 1,200',
    })
  })

  it('how many there are is a figure, and said to be an example', () => {
    const { document, notes } = edited(yoga, 'add a counter how many people are in the studio')
    expect(
      nodes(document).find(({ node }) => node.properties.caption === 'People in the studio'),
    ).toBeDefined()
    expect(notes.join(' ')).toContain('example')
  })
})

describe('what is named by what it holds', () => {
  it('a filter by two of its words', () => {
    const chips = nodes(yoga).find(
      ({ node }) => node.properties.layout === 'chips' && itemsOf(node).length > 2,
    )
    const [one, other] = itemsOf(chips?.node ?? { id: '', type: 'list', label: '', properties: {} })
      .slice(-2)
      .map((item) => textOf(item, 'title')?.toLowerCase())
    const { document } = edited(yoga, `remove the filter with ${one} and ${other}`)
    expect(nodes(document).some(({ node }) => node.id === chips?.node.id)).toBe(false)
  })

  it('the last of two fields of one kind', () => {
    const fields = nodes(cab).filter(({ node }) => node.type === 'input' && /pickup/i.test(node.label))
    const { document } = edited(
      cab,
      `there are two pickup fields in ${fields[0]?.screen.name}, remove the last one`,
    )
    expect(nodes(document).some(({ node }) => node.id === fields.at(-1)?.node.id)).toBe(false)
    expect(nodes(document)).toHaveLength(nodes(cab).length - 1)
  })

  it('a button that says how much, by its words', () => {
    const pay = nodes(cab).find(({ node }) => node.type === 'button' && /^Pay \D*\d/.test(node.label))
    const target = cab.screens.find(({ id }) => id !== pay?.screen.id)
    const { document } = edited(cab, `when you press Pay it should go to ${target?.name}`)
    expect(nodes(document).find(({ node }) => node.id === pay?.node.id)?.node.properties.action).toEqual({
      kind: 'screen',
      screenId: target?.id,
    })
  })
})

describe('questions are answered by the app', () => {
  it.each([
    [yoga, 'can members book a spot?', /is for that/],
    [purse, 'can people export a report?', /nothing for that yet\. Try "Let people export a report"/],
    [deli, 'how do i get this on google play?', /Builds/],
  ])('%#: %s', (document, prompt, note) => {
    const result = editApp({ document, prompt })
    expect(result.document).toBe(document)
    expect(result.notes.join(' ')).toMatch(note)
  })

  it('what a button does is where it leads', () => {
    const [found] = nodes(yoga).filter(
      ({ node }) =>
        node.type === 'button' &&
        (node.properties.action as { kind?: string } | undefined)?.kind === 'screen',
    )
    const { notes } = editApp({ document: yoga, prompt: `what does the ${found?.node.label} button do?` })
    expect(notes.join(' ')).toContain(`“${found?.node.label}” on ${found?.screen.name} opens`)
  })
})
