import { defineEntity } from '../entity.ts'

export const drillItem = defineEntity({
  id: 'drill-item',
  one: 'Item',
  many: 'Items',
  words: 'drill item, exercise item',
  icon: 'flash',
  groups: 'New, Learning, Known',
  fields: `
    Item | text | amo, amare
    Set | choice | First | First, Second, Third
    Answer | text | amaverunt
    Right | text | 8 of 10`,
  samples: `
    icon | title | subtitle | value | tone
    flash | amo, amare | First conjugation, to love | 92 % | success
    flash | moneo, monere | Second conjugation, to warn | 84 % | success
    flash | rego, regere | Third conjugation, to rule | 61 % | warning
    flash | audio, audire | Fourth conjugation, to hear | 77 % | primary
    flash | sum, esse | Irregular, to be | 88 % | success
    flash | fero, ferre | Irregular, to carry | 43 % | danger`,
  about: 'Present, imperfect and perfect are safe; the subjunctive was wrong three times this week.',
  facts: '84 % | Right\n10 | A round\n2 | To review',
  figures: '84 % | Right | +4 %\n12 | Days in a row\n6 | To review',
  hero: 'Today | Ten questions | Two you missed come again | Start',
  tip: 'Fero is the hardest | Wrong four times this week',
  trend: 'Right answers | 84 % | +4 %',
  data: [61, 66, 70, 74, 78, 80, 84],
  add: 'Add item',
  use: 'Practise',
  ask: 'Third person plural, perfect of amo? | amabant | amaverunt | amant | amaverant',
})
