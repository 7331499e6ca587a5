import { defineEntity } from '../entity.ts'

export const card = defineEntity({
  id: 'card',
  words: 'flashcard, flash card, card deck',
  one: 'Flashcard',
  icon: 'layers',
  groups: 'New, Learning, Known',
  fields: `
    Question | long | What does a barometer measure?
    Answer | text | Air pressure | Air pressure, Wind speed, Humidity, Temperature
    Deck | choice | Physics | Physics, Spanish, Capitals
    Hint | text | Think of the weather`,
  samples: `
    icon | title | subtitle | badge | tone
    bulb | What does a barometer measure? | Air pressure | Learning | warning
    bolt | Unit of electric current | Ampere | New | primary
    sun | Speed of light | About 300,000 km/s | Known | success
    timer | What makes a pendulum slower? | A longer string | Known | success
    drop | Water is heaviest at | 4 °C | New | primary`,
  about: 'Cards you miss come back tomorrow, the others in a week.',
  facts: '40 | Cards\n31 | Known\n6 d | Streak',
  figures: '92 | Known | +5\n12 | Due today\n6 | Day streak',
  hero: 'Physics | What does a barometer measure? | 12 cards are due today, about 5 minutes | Start deck',
  tip: '12 cards are due today | Seven of them in Physics',
  trend: 'Remembered | 86 % | +5 %',
  data: [64, 70, 68, 75, 79, 84, 86],
  use: 'Select an answer',
})
