import { defineEntity } from '../entity.ts'

export const quizRound = defineEntity({
  id: 'quiz-round',
  one: 'Round',
  many: 'Rounds',
  words: 'trivia, trivia night, quiz night, pub quiz, quiz round',
  icon: 'trophy',
  groups: 'Tonight, Drafts, Played',
  fields: `
    Title | text | Rivers and railways
    Questions | number | 10
    Seconds each | choice | 30 | 15, 30, 60
    Points | number | 10
    Sound at the end | switch | yes
    First question | long | Which river flows through four capitals?
    Answer | choice | Danube | Rhine, Danube, Elbe, Oder`,
  samples: `
    icon | title | subtitle | value | badge | tone
    globe | Rivers and railways | 10 questions, 30 s each | 100 | Live | danger
    music | First two seconds | 8 songs, buzz in | 80 | Next | primary
    image | What is it? | 10 pictures, very close | 100 | Ready | success
    book | True or quite true | 12 statements | 60 | Ready | success
    star | Double or nothing | 5 questions, all or none | 200 | Draft | warning
    flag | Flags without colour | 10 questions | 100 | Played | neutral`,
  about: 'Ten questions of thirty seconds. The fastest right answer gets two points more.',
  facts: '10 | Questions\n30 s | Each\n100 | Points',
  figures: '6 | Teams\n4 of 6 | Round\n310 | Best score',
  hero: 'Round 1, question 4 | Which river flows through four capitals? | The Owls were first to buzz | Show answer',
  tip: 'Six Knots are close | Ten points behind The Owls',
  trend: 'Points a round | 74 | +8',
  add: 'New round',
  use: 'Start round',
})
