import { defineArchetype } from '../archetype.ts'

export const triviaHost = defineArchetype({
  id: 'trivia-host',
  words:
    'trivia night 20, trivia host 20, quiz night 18, pub quiz 20, quiz host 18, host trivia 18, buzz in 12, buzzer 12, bingo 10, game show 14, party games 10, live scoreboard 9',
  presets: 'bold, playful',
  icon: 'trophy',
  names: 'Buzz, Last Orders, Round Six',
  entity: 'quiz-round',
  home: 'focus',
  screens: `
    home | Tonight | home
    quiz | Question
    leaderboard | Scores | trophy
    browse | Rounds | list
    people | Teams | users
    timer? | Timer | timer
    detail | Round
    form | New round
    result | Winner`,
})
