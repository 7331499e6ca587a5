import { definePage } from './page.ts'

export const secretWord = definePage({
  id: 'secret-word',
  said: 'secret word, secret words, everyone gets secret word, impostor, imposter, find impostor, who is impostor, vote who it is, vote who is impostor, impostor vote',
  unless: /\b(?:wordle|letters|hangman|tries)\b/i,
  within: /\b(?:game|party|players?|impost[eo]r|spy)\b/i,
  name: 'Impostor',
  icon: 'users',
  line: 'Six players, one knows nothing',
  content: `
    hero Pass the phone to Kim | Nobody else looks. Tap to see your word.
    button lock | Show my word
    steps How it goes
    - Everybody but one sees the word | The impostor sees only the topic
    - One hint each | One word, in turn
    - Vote together | Who knew nothing?
    people The vote
    - Omar | Kim and Lea think so | 2
    - Ana | Everybody else | 3
    - Kim | Nobody | 0
    chips Topic | Food, Places, Jobs, Animals, Films
    stats Points
    - 7 | Lea
    - 5 | Omar
  `,
})
