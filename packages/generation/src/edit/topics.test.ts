import { type AppDocument, validateDocument, walkNodes } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { editApp } from './edit-app.ts'
import { itemsOf, textOf } from './entry.ts'

const clinic = generateApp({
  prompt:
    'Physio practice: patients book appointments, see their exercises and the therapists, and fill in a form.',
}).document
const habits = generateApp({
  prompt: 'Habit tracker with streaks and a weekly chart, with statistics.',
}).document
const bakery = generateApp({
  prompt: 'Bakery app: what we bake today with prices, order for pickup, opening hours.',
}).document

const nodes = (document: AppDocument) => [...walkNodes(document)]
const labels = (document: AppDocument) => nodes(document).map(({ node }) => node.label)
/** The nodes that are another one than before, or have gone or come. */
const touched = (before: AppDocument, after: AppDocument) => {
  const own = ({ children: _children, ...node }: AppDocument['screens'][number]['components'][number]) =>
    JSON.stringify(node)
  const former = new Map(nodes(before).map(({ node }) => [node.id, own(node)]))
  const next = new Map(nodes(after).map(({ node }) => [node.id, own(node)]))
  return [...new Set([...former.keys(), ...next.keys()])].filter((id) => former.get(id) !== next.get(id))
}
const edited = (document: AppDocument, prompt: string) => {
  const result = editApp({ document, prompt })
  expect(result.notUnderstood).toEqual([])
  expect(validateDocument(result.document).ok).toBe(true)
  return result
}

describe('where and what, told before the wish', () => {
  it('before a colon stands the screen', () => {
    const form = clinic.screens.find(({ components }) =>
      components.some(({ type, properties }) => type === 'input' && properties.kind === 'multiline'),
    )
    const { document } = edited(clinic, `${form?.name} page: add an insurance number field`)
    const added = nodes(document).find(({ node }) => node.label === 'Insurance number')
    expect(added?.screen.id).toBe(form?.id)
    expect(touched(clinic, document)).toEqual([added?.node.id])
  })

  it('a screen may stand first without a comma', () => {
    const { document, commands } = edited(habits, 'in New habit the goal must be a number and start at 5')
    expect(nodes(document).find(({ node }) => node.label === 'Goal')?.node.properties).toMatchObject({
      kind: 'number',
      value: '5',
    })
    expect(new Set(commands.map((command) => 'id' in command && command.id)).size).toBe(1)
  })

  it('a thing may be told first, and what is to be done with it then', () => {
    const [button] = nodes(habits).filter(({ node }) => node.label === 'Save habit')
    const { document } = edited(habits, 'the save habit button, make it say "Keep"')
    expect(nodes(document).find(({ node }) => node.id === button?.node.id)?.node.label).toBe('Keep')
    expect(touched(habits, document)).toEqual([button?.node.id])
  })

  it('what looks wrong goes with what is said next', () => {
    const [chart] = nodes(habits).filter(({ node }) => node.type === 'chart')
    const { document } = edited(
      habits,
      `the "${chart?.node.label}" chart on the ${chart?.screen.name} page looks odd to us, take it out`,
    )
    expect(touched(habits, document)).toEqual([chart?.node.id])
  })

  it('the one on the other page, and only that', () => {
    const twice = nodes(habits).filter(({ node }) => node.label.startsWith('Three small habits'))
    const last = twice.at(-1)
    expect(twice.length).toBeGreaterThan(1)
    const { document } = edited(
      habits,
      `the text about three small habits stands there twice. remove it from the ${last?.screen.name} page only`,
    )
    expect(touched(habits, document)).toEqual([last?.node.id])
  })

  it('another word is used everywhere, and what is meant by "everywhere" goes with it', () => {
    const { document } = edited(habits, 'Habits is the wrong word, we say Rituals. everywhere please')
    expect(labels(document).some((label) => /\bhabits\b/i.test(label) && !/Three small/.test(label))).toBe(
      false,
    )
    expect(labels(document)).toContain('Rituals')
  })

  it('a name behind its sort is that name', () => {
    const { document } = edited(habits, 'change the button Save habit to Done')
    expect(labels(document)).toContain('Done')
    expect(labels(document)).not.toContain('Save habit')
  })

  it('a required field is said to be so, and that nothing checks it', () => {
    const { document, notes } = edited(
      clinic,
      'add a required field for the phone number to the booking form',
    )
    expect(nodes(document).find(({ node }) => node.label === 'Phone number')?.node.properties.helper).toBe(
      'Required',
    )
    expect(notes.join(' ')).toContain('nothing checks')
  })

  it('two words in brackets are what is meant', () => {
    const titles = nodes(habits)
      .filter(({ node }) => node.properties.layout === 'stats')
      .slice(0, 1)
      .flatMap(({ node }) => itemsOf(node).map((item) => textOf(item, 'title')))
    const { document } = edited(habits, `delete the extra numbers (${titles.join(', ')})`)
    expect(JSON.stringify(document)).not.toContain(`"title":"${titles[0]}"`)
  })

  it('a currency is used, and the other is not', () => {
    expect(JSON.stringify(edited(bakery, 'we use pounds not euros').document)).not.toContain('€')
  })

  it('the app opens with what is said', () => {
    const other = habits.screens.find(({ id }) => id !== habits.app.startScreenId)
    expect(edited(habits, `open the app with the ${other?.name} page`).document.app.startScreenId).toBe(
      other?.id,
    )
  })
})
