import { walkComponents } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../index.ts'

/** The signs of all that leads to the screen of what one kept, and of its tab. */
function signsOf(prompt: string): Set<string> {
  const { document } = generateApp({ prompt })
  const saved = document.screens.find(({ components }) =>
    [...walkComponents(components)].some(({ label }) => /^Keep what you like|^Always at hand/.test(label)),
  )
  const found = [...JSON.stringify(document.screens).matchAll(/\{[^{}]*\{[^{}]*\}[^{}]*\}/g)]
    .map(([text]) => text)
    .filter((text) => text.includes(`"screenId":"${saved?.id ?? '-'}"`))
    .flatMap((text) => /"icon":"(heart|bookmark|star)"/.exec(text)?.[1] ?? [])
  return new Set(found)
}

const listed = (prompt: string, name: string) =>
  [...(generateApp({ prompt }).document.screens.find((screen) => screen.name === name)?.components ?? [])]
    .flatMap(({ type, properties }) =>
      type === 'list' && Array.isArray(properties.items) && properties.layout !== 'chips'
        ? [properties.items.map((item) => JSON.stringify(item).replace(/.*"title":"([^"]*)".*/, '$1'))]
        : [],
    )
    .at(0) ?? []

describe('what one keeps', () => {
  it.each([
    'A notes app. User can write notes, pin notes and search notes.',
    'An app for jazz records one can search and keep as favorites, with a page for each record',
    'Blog reader where people save posts and read them later',
  ])('has one sign in the whole app: %s', (prompt) => {
    expect([...signsOf(prompt)]).toHaveLength(1)
  })

  it('is not what the list of all begins with, and in no order of it', () => {
    const prompt = 'A recipe app with favorites and search'
    const kept = listed(prompt, 'Favorites')
    const first = listed(prompt, 'Kitchen')
    expect(kept.length).toBeGreaterThan(1)
    expect(kept).not.toEqual(first.slice(0, kept.length))
  })
})
