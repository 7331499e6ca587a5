import { walkComponents } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'

const partsOf = (prompt: string) =>
  generateApp({ prompt }).document.screens.flatMap(({ name, components }) =>
    [...walkComponents(components)].map(({ type, label, properties }) => ({
      screen: name,
      type,
      label,
      properties,
    })),
  )
const asked = (prompt: string) =>
  partsOf(prompt)
    .filter(({ type }) => /^(?:input|datepicker|checkbox)$/.test(type))
    .map(({ label }) => label)

describe('values told in rows', () => {
  it('are asked for in the form of their thing, in the words of the description', () => {
    const labels = asked(
      'An app for weavers. Keep a record of each loom with shaft count, reed, width and last oiling.',
    )
    expect(labels).toEqual(expect.arrayContaining(['Shaft count', 'Reed', 'Last oiling']))
  })

  it('are no things to choose between where they stand in brackets', () => {
    const labels = asked('Skippers can create a crossing (pier, departure time, cargo and crew size).')
    expect(labels).toEqual(expect.arrayContaining(['Cargo', 'Crew size']))
  })

  it('make a page for a thing that would only have a list', () => {
    const parts = partsOf('A museum guide: frescoes with painter, year and chapel.')
    const rows = parts.flatMap(
      ({ properties }) => JSON.stringify(properties).match(/"title":"(?:Painter|Chapel)"/gu) ?? [],
    )
    expect(rows.length).toBeGreaterThan(1)
  })
})

it('knows an address that is a number', () => {
  const form = partsOf('Model trams: inventory of tramcars with gauge, maker and decoder address')
    .filter(({ label }) => label === 'Decoder address')
    .map(({ properties }) => properties.placeholder)
  expect(new Set(form)).toEqual(new Set(['218']))
})
