import { describe, expect, it } from 'vitest'
import { namesOf, textOf } from '../testing/apps.ts'

describe('screens told one after the other', () => {
  it('need no article and no verb, also behind what the app is of', () => {
    const prompt =
      'The toy library I want: first screen a welcome text and the two buttons Search toys and My loans. Search screen with a search box and results showing picture and name. Toy screen with picture, age and a Reserve button. My loans lists borrowed toys with due date and a Renew button each. Account shows the card with barcode and open fees.'
    expect(namesOf(prompt)).toEqual(expect.arrayContaining(['Home', 'Search', 'Toy', 'Account']))
    expect(textOf(prompt, 'Account')).toMatch(/barcode/i)
  })

  it('may be tabs by their number, which are screens of the bar', () => {
    const prompt =
      'Avalanche app. Top of the main screen: place name, danger level and temperature. Second tab is a map with huts. Third tab are alerts with a toggle for warnings and a slider for the limit.'
    expect(namesOf(prompt)).toEqual(expect.arrayContaining(['Home', 'Map', 'Alerts']))
    expect(textOf(prompt, 'Map')).toContain('"type":"map"')
    expect(textOf(prompt, 'Alerts')).not.toContain('"type":"map"')
  })

  it('may be told as what comes next, at the end, and for whom', () => {
    const prompt =
      'I picture a zoo guide. It starts with a full-screen image, the title Welcome to the zoo and a button Start tour. Next comes a list of animals with thumbnail and number. An animal shows an audio player and a text. At the end a quiz with four answers. For the keepers there is a screen with a bar chart of visits.'
    const names = namesOf(prompt)
    expect(names).toEqual(expect.arrayContaining(['Home', 'Animals', 'Quiz', 'Keepers']))
    expect(textOf(prompt, 'Animals')).not.toContain('Audio player')
  })
})
