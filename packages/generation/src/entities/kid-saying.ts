import { defineEntity } from '../entity.ts'

/** Something a child said, with the day and its age. */
export const kidSaying = defineEntity({
  id: 'kid-saying',
  one: 'Saying',
  many: 'Sayings',
  words: 'kids quote, funny sentence, saying of a child',
  icon: 'chat',
  groups: 'Emil, Ida, Both',
  fields: `
    What was said | long | Is the moon coming with us, or does it only pretend?
    Who | choice | Ida | Emil, Ida
    Date | date | Thu 19 Nov
    Age | text | 4 years
    Where | text | In the car, on the way home
    Picture | photo | family`,
  samples: `
    icon | title | subtitle | value
    chat | “Is the moon coming with us?” | Ida, 4, in the car | Thu 19 Nov
    chat | “I am not tired, my eyes are.” | Emil, 6, at bedtime | Sun 15 Nov
    chat | “Can you turn the rain down?” | Ida, 4, at the window | Wed 11 Nov
    chat | “Grandpa was old before it was cool.” | Emil, 6, at the party | Sat 7 Nov
    chat | “I ate my soup with my fork and it was empty.” | Ida, 3, at lunch | 12 Sep
    chat | “When I was big I knew that.” | Emil, 5, in the bath | 4 June`,
  about: 'On the way home from the grandparents, after half an hour of silence. Nobody knew an answer.',
  facts: '4 years | Age\nIda | Who',
  figures: '63 | Sayings\n8 | This month\n41 | In this year’s book',
  hero: 'One year ago | “I am not cold, my nose is.” | Emil, five, in the snow | Read more',
  tip: 'Nine more for the book | Forty-one of fifty for this year',
  add: 'Write down',
  use: 'Put in the book',
})
