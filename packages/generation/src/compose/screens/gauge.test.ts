import { walkComponents } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'

describe('a tuner', () => {
  it.each([
    ['A ukulele tuner app', 'A'],
    ['A violin tuner app with a metronome', 'G'],
  ])('shows the notes of its instrument: %s', (prompt, note) => {
    const { document } = generateApp({ prompt })
    const tuner = document.screens.find(({ name }) => name === 'Tuner')
    const chips = [...walkComponents(tuner?.components ?? [])].find(
      ({ properties }) => properties.kind === 'chips' || properties.layout === 'chips',
    )
    expect(JSON.stringify(chips?.properties)).toContain(`"title":"${note}"`)
    expect(JSON.stringify(chips?.properties)).not.toContain('"title":"D"},{"title":"G"},{"title":"B"')
  })
})

describe('a gauge', () => {
  it('shows a number of what the app is about', () => {
    const { document } = generateApp({ prompt: 'Fine dust and ozone near me, how good is the air' })
    const [first] = document.screens
    expect(JSON.stringify(first?.components)).not.toContain('steady for 30 s')
  })
})

describe('the note in a tuner', () => {
  it.each([
    ['A ukulele tuner app', '440.8 Hz, in tune'],
    ['A guitar tuner app', '110.2 Hz, in tune'],
    ['A bass tuner app', '55.1 Hz, in tune'],
  ])('is as high as on its instrument, and the chosen one: %s', (prompt, caption) => {
    const { document } = generateApp({ prompt })
    const nodes = document.screens.flatMap(({ components }) => [...walkComponents(components)])
    const dial = nodes.find(({ properties }) => properties.kind === 'ring')
    expect(dial?.properties.centerCaption).toBe(caption)
    const { items, active } = nodes.find(({ label }) => label === 'String')?.properties ?? {}
    expect(Array.isArray(items) ? JSON.stringify(items[Number(active)]) : '').toContain(
      `"title":"${String(dial?.properties.center)}"`,
    )
  })
})

it('has the sign of what its button does', () => {
  const { document } = generateApp({
    prompt: 'Watch my 3D printer from the couch, pause or cancel, earlier prints',
  })
  const buttons = document.screens.flatMap(({ components }) => [...walkComponents(components)])
  const pause = buttons.find(({ type, label }) => type === 'button' && label === 'Pause')
  expect(pause?.properties.icon).toBe('pause')
})
