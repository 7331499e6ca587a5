import { defineEntity } from '../entity.ts'

export const misspelling = defineEntity({
  id: 'misspelling',
  one: 'Misspelled word',
  many: 'Misspelled words',
  words: 'misspelled word, spelling mistake, typo, spelling error',
  icon: 'type',
  groups: 'Spelling, Names, Ignored',
  fields: `
    Written | text | fery
    Replace with | choice | ferry | ferry, fairy, very
    Add to dictionary | switch | no`,
  samples: `
    icon | title | subtitle | tone
    type | fery | ferry, fairy, very | danger
    type | habour | harbour, labour | danger
    type | tommorow | tomorrow | danger
    type | recieve | receive, relieve | danger
    type | seperate | separate | warning
    type | Lindenau | A name? Add it to your dictionary | warning`,
  about: 'The fery leaves the habour at nine tommorow. The word stands in the first sentence.',
  facts: '1 | Sentence\n3 | Suggestions\n2 | Times',
  figures: '6 | Misspelled\n212 | Words\n38 | In my dictionary',
  hero: 'Checked | 6 words of 212 | Four of them twice | Correct them',
  tip: 'Six of 212 words | Letter to the council',
  trend: 'Mistakes a text | 6 | −2',
  add: 'Add word',
  use: 'Replace',
})
