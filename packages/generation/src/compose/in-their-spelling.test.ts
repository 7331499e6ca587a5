import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'

const textOf = (prompt: string) => JSON.stringify(generateApp({ prompt }).document.screens)

describe('the words of an app are spelled as its description spells them', () => {
  it('in America', () => {
    const text = textOf('Track my baby: feeding, diapers, sleep and growth')
    expect(text).toMatch(/Diaper/)
    expect(text).not.toMatch(/\bnapp(?:y|ies)\b/i)
    expect(textOf('Control my lamps by room, with scenes and color')).not.toMatch(/colour/i)
  })

  it('in Britain, and where it says neither', () => {
    expect(textOf('Track my baby: feeding, nappies, sleep and growth')).toMatch(/Nappy/)
    expect(textOf('Control my lamps by room, with scenes and colour')).toMatch(/"Colour"/)
  })

  it('but pictures and signs keep their names', () => {
    const { document } = generateApp({ prompt: 'A wardrobe in gray and my favorite colors' })
    expect(JSON.stringify(document)).not.toMatch(/"icon":"(?:gray|favorite)"/)
  })
})
