import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'

const frontOf = (prompt: string) =>
  generateApp({ prompt, seed: 2 }).document.screens[0]?.components[0]?.properties ?? {}
const linesOf = (prompt: string) => {
  const { subtitle, overline } = frontOf(prompt)
  return [subtitle, overline]
}

describe('what an app says of itself on its first screen', () => {
  it('is what its first words call it', () => {
    expect(linesOf('Passkey vault with a generator, weak password check and fingerprint unlock')).toContain(
      'Passkey vault',
    )
    expect(linesOf('Seed swap in the village: offer seeds, ask for some, chat, map')).toContain('Seed swap')
  })

  it('is whom it is for, where somebody does something with it', () => {
    const prompt = 'Allows dog owners to find parks where dogs run free, with photos and opening hours'
    expect(linesOf(prompt)).toContain('For dog owners')
  })

  it('is no place', () => {
    expect(linesOf('A museum in our town: rooms, tours and tickets').join()).not.toMatch(/Our town/i)
  })
})
