import { defineArchetype } from '../archetype.ts'

export const triviaHost = defineArchetype({
  id: 'trivia-host',
  words:
    'trivia night 20, trivia host 20, quiz night 18, pub quiz 20, quiz host 18, host trivia 18, buzz in 12, buzzer 12, bingo 10, game show 14, party games 10, live scoreboard 9',
  examples: `
    Host a pub evening with teams, rounds, buzzers and a scoreboard on the big screen
    Quizmaster reads the question, tables answer on their phones, points appear
    Bingo caller with drawn numbers, cards for the guests and a shout when someone has a row
    Game show for our company party: categories, jokers, who buzzed first, fanfare
    Music round, picture round, final with double points, and the winning table
    I run a Thursday contest at a bar and need rounds, answers, tie-breaker and marks per table
    At Christmas I host two family sides against each other, strikes, stolen points, fastest finger
    Living room party game where everybody joins with a code and I lead through
    Seniors' afternoon, big bingo numbers, repeat the last one, winners list
    Wedding guests guess facts about the couple, moderator reveals, tables collect points
    Classroom contest run by the teacher, groups pick a field for 100 to 500
    Score sheet for the quizmaster, seven rounds, ten tables, joker round, ranking read out at last orders`,
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
