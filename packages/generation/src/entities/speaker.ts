import { defineEntity } from '../entity.ts'

export const speaker = defineEntity({
  id: 'speaker',
  words: 'speaker, presenter, keynote speaker',
  icon: 'users',
  groups: 'All, Today, Keynotes',
  fields: `
    Name | person | Ruth Adeyemi
    Talk | text | Small teams, long projects
    Room | text | Hall A`,
  samples: `
    avatar | title | subtitle
    Ruth Adeyemi | Ruth Adeyemi | Small teams, long projects
    Elias Lund | Elias Lund | Opening
    Mateo Silva | Mateo Silva | Maps without a server
    Hana Sato | Hana Sato | Workshop: type by hand
    Priya Nair | Priya Nair | Panel: what do we owe users?
    Tomás Rey | Tomás Rey | Tests one likes to read`,
  about: 'Has kept the same programme running for eleven years. Speaks on Saturday at ten.',
  facts: '10:00 | Saturday\nHall A | Room\n1 | Talk',
  figures: '38 | Speakers\n4 | Keynotes',
  hero: 'Speaks next | Ruth Adeyemi | Small teams, long projects | Look',
  tip: '38 speakers | Four of them in the main hall',
  use: 'See talk',
})
