import { defineArchetype } from '../archetype.ts'

/** Sums to answer and get better at; a machine that works them out is `calculator`. */
export const mathPractice = defineArchetype({
  id: 'math-practice',
  words:
    'math games 30, maths games 30, math games for kids 34, maths games for children 34, maths games for primary 34, math exercises 28, maths exercises 28, math exercise 26, math problems for 22, times tables 24, times table 22, multiplication 14, multiplication tables 22, mental math 20, mental maths 20, mental arithmetic 20, math practice 24, maths practice 24, math game 18, maths game 18, sums 9, addition 9, subtraction 10, arithmetic 10, fractions 8, maths drills 20, math facts 20, algebra 8, learn maths 14',
  examples: `
    Maths for kids inside a space adventure, with tasks like in competitions
    Seven times eight, quick: my daughter should answer twenty sums in a minute and beat her record
    Multiplication tables for second graders, choose which rows, accuracy and time shown
    Mental arithmetic every morning: addition, subtraction, percentages, against the clock
    Fractions and long division exercises generated at random, stars for ten correct in a row
    Plus and minus up to a hundred for my son, with stars, the parent sees which ones go wrong
    Pick easy, medium or hard and solve as many equations as you can in sixty seconds
    Brain training with numbers for grandparents, a few tasks a day, curve of how fast
    Class 3b competes in the little one-times-one, teacher sets the rows, ranking on Friday
    Train percentages and rule of three for the aptitude test of apprentices
    Learn algebra step by step, hint when stuck, streak of days
    Kids earn coins for right answers in subtraction and buy hats for a fox
    The ones I get wrong should come back until they are sure, like seven times six`,
  bars: 'timer',
  presets: 'playful, bold',
  icon: 'calculator',
  names: 'Seven Times Eight, Plus Fox, Sixty Seconds',
  entity: 'math-task',
  home: 'focus',
  screens: `
    home | Practice | home
    browse | Rows | grid
    quiz | Round | | math-answer
    result | Result | | math-answer
    stats | Progress | chart
    leaderboard? | Ranking | trophy
    detail | Row
    settings? | Settings | settings
    profile | Me | user`,
})
