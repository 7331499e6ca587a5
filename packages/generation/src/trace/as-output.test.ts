import { describe, expect, it } from 'vitest'
import { walkComponents } from '@kwiq/app-model'
import { generateApp } from '../generate-app.ts'

const shownIn = (prompt: string) =>
  generateApp({ prompt, seed: 3 }).document.screens.flatMap(({ components }) =>
    [...walkComponents(components)].map(({ type, label, properties }) => ({
      type,
      words: `${label} ${JSON.stringify(properties.title ?? '')} ${JSON.stringify(properties.items ?? '')}`,
    })),
  )

describe('what an app works out by itself', () => {
  it('is shown, and nobody presses a button for it', () => {
    const shown = shownIn('Wardrobe app that recommends outfits by weather')
    expect(shown.some(({ type, words }) => type === 'list' && words.includes('Recommended outfits'))).toBe(
      true,
    )
    expect(shown.some(({ type, words }) => type === 'button' && /recommend/i.test(words))).toBe(false)
  })

  it('is not entered in a form', () => {
    const shown = shownIn('An app that helps parents track baby sleep and predict nap times')
    expect(shown.some(({ words }) => /predicted nap times/i.test(words))).toBe(true)
    expect(shown.some(({ type, words }) => type !== 'list' && words.startsWith('Predicted nap times'))).toBe(
      false,
    )
  })
})
