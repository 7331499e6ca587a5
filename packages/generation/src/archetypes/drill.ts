import { defineArchetype } from '../archetype.ts'

export const drill = defineArchetype({
  id: 'drill',
  words:
    'typing practice 20, typing test 20, typing speed 18, words per minute 14, spelling 8, spelling bee 16, times tables 16, multiplication 10, mental math 14, math practice 14, arithmetic 6, maths drills 16, true or false 7, speed reading 20, reading trainer 16, typing tutor 24, touch typing 22, learn to type 20',
  examples: `
    Type the sentence shown without looking at the keyboard, count mistakes and words a minute
    Seven times eight, quick: my daughter should answer twenty sums in a minute and beat her record
    Hear a word, spell it letter by letter, the hard ones come again
    Ten finger trainer starting from the home row, one new key per lesson
    Flash words one after another so that I read faster, then check whether I understood
    Mental arithmetic every morning: addition, subtraction, percentages, against the clock
    Practice for the spelling contest of our school, lists by grade, with the voice of the teacher
    Right or wrong statements in quick fire, how many in sixty seconds
    Multiplication tables for second graders, choose which rows, accuracy and time shown
    Keyboard speed for programmers, with brackets and semicolons, error heat map by key
    Fractions and long division exercises generated at random, stars for ten correct in a row
    Reading trainer that hides each line after a second and measures words per minute`,
  presets: 'playful, clean',
  icon: 'type',
  names: 'Home Row, Ten Fingers, Quick Hand',
  entity: 'typing-text',
  home: 'focus',
  screens: `
    home | Practice | home
    typing | Type | type
    stats | Progress | chart
    history | History | clock
    detail | Exercise
    form | New exercise
    leaderboard? | Ranking | trophy
    result | Result
    settings? | Settings | settings`,
})
