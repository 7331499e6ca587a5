import { defineEntity } from '../entity.ts'

export const babyName = defineEntity({
  id: 'baby-name',
  one: 'Name',
  many: 'Names',
  words: 'baby name',
  icon: 'baby',
  groups: 'Girls, Boys, Either, Short',
  fields: `
    Name | text | Ottilie
    For a | choice | Girl | Girl, Boy, Either
    Origin | text | Old German
    Our rating | slider | 80
    Notes | long | Omar’s great-aunt`,
  samples: `
    icon | title | subtitle | value | tone
    heart | Ottilie | Old German, “wealth” | Both | success
    star | Bram | Dutch, short for Abraham | You | primary
    heart | Juna | From June | Both | success
    star | Silas | Latin, “of the forest” | Omar | accent
    star | Maren | Danish, “sea” | You | primary
    heart | Noa | Hebrew, “motion” | Both | success`,
  about: 'Old German for wealth, three syllables, 214 babies last year. You both swiped right on Tuesday.',
  facts: '214 | Last year\n3 | Syllables\nBoth | Like it',
  figures: '9 | Matches | +2\n64 | Seen\n18 | You like',
  hero: 'You both like it | Ottilie | Old German, three syllables | Keep it',
  tip: '9 you both like | Two of them since Tuesday',
  add: 'Add name',
  use: 'Like',
})
