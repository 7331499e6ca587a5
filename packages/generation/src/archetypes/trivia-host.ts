import { defineArchetype } from '../archetype.ts'

export const triviaHost = defineArchetype({
  id: 'trivia-host',
  words:
    'trivia night 20, trivia host 20, quiz night 18, pub quiz 20, quiz host 18, host trivia 18, buzz in 12, buzzer 12, bingo night 10, game show 14, party games 10, live scoreboard 9',
  examples: `
    Host a pub evening with teams, rounds, buzzers and a scoreboard on the big screen
    Quizmaster reads the question, tables answer on their phones, points appear
    Music round, picture round, bonus question, final with double points, and the winning teams
    Game show for our company party: categories, jokers, who buzzed first, fanfare
    Bingo caller with drawn numbers, cards for the guests and a shout when someone has a row
    Thursday quiz at my bar: rounds of questions, teams, answers, tie-breaker and points per table
    At Christmas I host a family quiz, two teams, questions, buzzer, stolen points, fastest finger
    Living room quiz party where teams join with a code, I host and read the questions
    Seniors' bingo afternoon, host reads big numbers, repeat the last one, winners list
    Wedding guests answer questions about the couple, quiz host reveals, tables collect points
    Classroom quiz show hosted by the teacher, teams pick questions for 100 to 500 points, buzzer
    Score sheet for the quizmaster, seven rounds, ten tables, joker round, ranking read out at last orders`,
  presets: 'bold, playful',
  icon: 'trophy',
  names: 'Buzz, Last Orders, Round Six',
  entity: 'quiz-round',
  home: 'focus',
  screens: `
    home | Tonight | home
    quiz | Question
    leaderboard | Scores | trophy | scored-team
    browse | Rounds | list
    people | Teams | users
    timer? | Timer | timer
    detail | Round
    form | New round`,
})
