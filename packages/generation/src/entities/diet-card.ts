import { defineEntity } from '../entity.ts'

export const dietCard = defineEntity({
  id: 'diet-card',
  one: 'Card',
  many: 'Cards',
  words: 'allergy card, restaurant card, diet card, chef card, dietary card',
  icon: 'card',
  groups: 'Mine, Family, Emergency',
  fields: `
    For | person | Iris Chen
    Language | choice | Thai | Thai, Japanese, Italian, Spanish, French
    Cannot eat | choice | Peanuts | Peanuts, Nuts, Milk, Eggs, Wheat, Fish, Soy
    How severe | choice | Dangerous | Dangerous, Makes me ill, Do not want
    Also | text | Nothing fried in peanut oil
    In an emergency | phone | 1669`,
  samples: `
    icon | title | subtitle | badge | tone
    warning | Iris, peanuts and nuts | Thai, Japanese, French | Dangerous | danger
    warning | Max, eggs and milk | Italian, Spanish | Makes ill | warning
    fork | Kim, vegan | Portuguese, Greek | Does not want | primary
    fork | Lea, wheat and rye | French, Italian | Makes ill | warning
    fork | Omar, no pork, no alcohol | German, Polish | Does not want | primary`,
  about:
    'I have a dangerous allergy to peanuts and nuts. Please nothing with them, and nothing fried in peanut oil. Even a trace can harm me.',
  facts: '3 | Languages\nHigh | Severity\n2 | Foods',
  figures: '5 | Cards\n12 | Languages\nOffline | Kept',
  hero: 'Show at the table | Iris: no peanuts, no nuts | In Thai, with sound | Show card',
  tip: 'Cards work without internet | Twelve languages are on this phone',
  trend: 'Shown a trip | 14 | +3',
  add: 'New card',
  use: 'Show card',
})
