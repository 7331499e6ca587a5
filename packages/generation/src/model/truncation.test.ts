import { checkNavigation, validateDocument } from '@kwiq/app-model'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { composeApp } from '../compose/compose-app.ts'
import { planApp } from '../plan/plan-app.ts'
import { understand } from '../understand/understand.ts'
import { readDraft } from './draft.ts'
import { completeScreens, extractJson } from './extract-json.ts'
import { assembleApp } from './repair/assemble-app.ts'
import { screensOf } from './repair/screens-of.ts'
import { ScreenCollection } from './run/ask-screens.ts'

const { plan: suggestion } = planApp(understand('Recipe app with search, favorites and meal planning'), 1)
const made = composeApp(suggestion)
const bytes = Buffer.from(JSON.stringify({ screens: made.screens }))
const planBytes = Buffer.from(JSON.stringify({ name: 'Larder', screens: suggestion.screens }))

/** What becomes of an answer that ends after so many bytes; a cut character is a replacement character. */
function readCut(length: number) {
  const text = bytes.subarray(0, length).toString('utf8')
  const draft = readDraft(undefined, suggestion)
  const screens = new ScreenCollection(draft, () => {})
  screens.take(completeScreens(text), draft.plan.screens)
  const complete = screens.madeCount
  screens.take(screensOf(extractJson(text)), draft.plan.screens)
  const document = assembleApp({
    app: made.app,
    sources: screens.sources,
    fill: (id) => made.screens.find((screen) => screen.id === id),
    tabs: draft.plan.screens.filter((screen) => screen.isTab),
  })
  return { document, complete }
}

it('gives a valid app of all planned screens wherever the screens are cut', () => {
  fc.assert(
    fc.property(fc.nat({ max: bytes.length }), (length) => {
      const { document } = readCut(length)
      if (!document) throw new Error('no document')
      expect(validateDocument(document)).toMatchObject({ ok: true })
      expect(checkNavigation(document).filter(({ kind }) => kind !== 'dead-end')).toEqual([])
      expect(document.screens.map(({ id }) => id)).toEqual(suggestion.screens.map(({ id }) => id))
    }),
    { numRuns: 150, examples: [[0], [1], [bytes.length - 1], [bytes.length]] },
  )
}, 30_000)

it('keeps every screen that was complete at the cut', () => {
  expect(readCut(bytes.length).complete).toBe(made.screens.length)
  expect(readCut(Math.floor(bytes.length / 2)).complete).toBeGreaterThan(0)
})

it('gives a plan wherever the plan is cut, at every byte', () => {
  for (let length = 0; length <= planBytes.length; length += 1) {
    const { plan } = readDraft(extractJson(planBytes.subarray(0, length).toString('utf8')), suggestion)
    expect(plan.screens.length).toBeGreaterThanOrEqual(2)
    expect(plan.screens.filter((screen) => screen.isTab).length).toBeGreaterThanOrEqual(2)
  }
}, 30_000)
