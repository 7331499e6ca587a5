import { defineEntity } from '../entity.ts'

export const quote = defineEntity({
  id: 'quote',
  words: 'quote, poem, fact, joke, riddle, lyric, saying',
  icon: 'book',
  groups: 'Short, Funny, For mornings',
  fields: `
    Text | long | Begin before you are ready; the rest turns up on the way.
    By | person | Ruth Adeyemi
    Mood | choice | Calm | Calm, Bright, Odd`,
  samples: `
    icon | title | subtitle
    sun | Begin before ready | Ruth Adeyemi
    wave | The river was never late | Hana Sato
    leaf | Water what you want to keep | Proverb
    moon | Night is a wide room | Omar Haddad
    star | Small rivers, same sea | Tomás Rey`,
  about: 'Begin before you are ready; the rest turns up on the way.',
  facts: '48 | Likes\n12 | Words\n11 | Shares',
  figures: '365 | For a year\n23 | Day streak\n14 | Saved',
  hero: 'Today | Begin before you are ready; the rest turns up on the way | Ruth Adeyemi | Keep it',
  tip: 'A new one each morning at 7:00 | 14 are in your collection',
  use: 'Share it',
})
