import { expect, test } from 'vitest'
import { pictureKeywords } from '../pictures/index.ts'
import { contrast, mix } from '../theme/color.ts'
import { blackUnderWords, pictureShade, shadeUnderWords } from './picture-shade.ts'

const white = '#ffffff'

test('white words reach 4.5:1 on every picture, were it white itself', () => {
  for (const keyword of [...Object.keys(pictureKeywords), 'ceramic 2', 'favourite 5', 'Zqxj'])
    expect(contrast(white, mix(white, pictureShade(keyword), shadeUnderWords)), keyword).toBeGreaterThan(4.5)
})

test('so do those on a video', () => {
  for (const share of blackUnderWords)
    expect(contrast(white, mix(white, '#000000', share))).toBeGreaterThan(4.5)
})
