import { defineEntity } from '../entity.ts'

export const card = defineEntity({
  id: 'card',
  words: 'flashcard, flash card, card deck',
  one: 'Flashcard',
  icon: 'layers',
  groups: 'New, Learning, Known',
  fields: `
    Question | long | What does a barometer measure?
    Answer | text | Air pressure
    Deck | choice | Physics | Physics, Spanish, Capitals
    Hint | text | Think of the weather`,
  samples: `
    icon | title | subtitle | badge | tone
    bulb | Air pressure | Physics, 12 of 40 | Known | success
    sun | Wind speed | Physics, 13 of 40 | New | primary
    drop | Humidity | Physics, 14 of 40 | Again | warning
    timer | Temperature | Physics, 15 of 40 | New | primary`,
  about: 'Cards you miss come back tomorrow, the others in a week.',
  facts: '40 | Cards\n31 | Known\n6 d | Streak',
  figures: '31 | Known | +5\n9 | To repeat\n6 | Day streak',
  hero: '12 cards wait | What does a barometer measure? | About 5 minutes for today’s deck | Start deck',
  tip: 'Five new ones stay | You remember best in the morning',
  trend: 'Remembered | 86 % | +5 %',
  data: [64, 70, 68, 75, 79, 84, 86],
  use: 'Select an answer',
})
