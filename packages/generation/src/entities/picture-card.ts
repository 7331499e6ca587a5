import { defineEntity } from '../entity.ts'

export const pictureCard = defineEntity({
  id: 'picture-card',
  words: 'picture card, communication card',
  icon: 'chat',
  groups: 'Needs, Feelings, People, Places',
  fields: `
    Word | text | I am hungry
    Picture | photo | bread
    Group | choice | Needs | Needs, Feelings, People, Places
    Voice | choice | Lea’s recording | Child, Woman, Man, Lea’s recording
    Speak when tapped | switch | yes`,
  samples: `
    image | title | subtitle | overline
    bread | I am hungry | Speaks at once | Needs
    apple | I want an apple | Speaks at once | Needs
    bed | I am tired | Speaks at once | Feelings
    portrait woman | Mama | Lea’s recording | People
    toy | Playground | Speaks at once | Places
    toy | Play with me | Speaks at once | Needs`,
  about: 'Tapped eleven times today, mostly before lunch. Lea recorded it on Sunday.',
  facts: '11 | Today\nNeeds | Group\nLea | Voice',
  figures: '84 | Cards | +4\n31 | Said today\n6 | New this month',
  hero: 'I want | I am hungry | Tap to say it aloud | Say it',
  tip: '31 said today | “Play with me” is the new favorite',
  add: 'Add card',
  use: 'Say it',
})
