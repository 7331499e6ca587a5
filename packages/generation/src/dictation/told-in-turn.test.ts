import { describe, expect, it } from 'vitest'
import { namesOf, textOf } from '../testing/apps.ts'
import { reword } from '../understand/searched.ts'
import { toldInTurn } from './told-in-turn.ts'

it.each([
  ['A tea shop app: screen one has a banner.', 'A tea shop app. The first screen has a banner.'],
  ['Second screen with a list of huts.', 'The second screen has a list of huts.'],
  ['Second screen: sounds to fall asleep, a grid.', 'The Sounds screen contains a grid.'],
  ['Third screen: alarm with a time picker.', 'The Alarm screen contains a time picker.'],
  ['Second tab is a map with harbours.', 'The Map screen contains a map with harbours.'],
  ['Next comes a list of rooms with number.', 'The Rooms screen contains a list of rooms with number.'],
  [
    'At the end a quiz with four answers and then the result.',
    'The Quiz screen contains the question "Which one is it?", four answer buttons and a "Next" button. The Result screen contains the score and a "Once more" button.',
  ],
  ['Finally a receipt page with the sum.', 'The Receipt screen contains the sum.'],
  ['Last is a messages screen with chats.', 'The Messages screen contains chats.'],
  ['First a screen with three dishes.', 'The first screen has three dishes.'],
  ['For the kitchen there is a screen with the comments.', 'The Kitchen screen contains comments.'],
  ['After that a thank-you message.', 'The Thank you screen contains the title "Thank you".'],
  ['It has an audio player.', 'It has a seek bar, a "Play" button.'],
  [
    'At the top the heading Find your hut, a search bar.',
    'At the top the heading "Find your hut", a search bar.',
  ],
  ['Top of the main screen: the name.', 'The Main screen contains at the top the name.'],
  ['Screen two is the product: large picture.', 'The Product screen contains large picture.'],
])('%s', (said, meant) => {
  expect(reword(said, toldInTurn)).toBe(meant)
})

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
