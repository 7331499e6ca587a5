import { defineArchetype } from '../archetype.ts'

export const drill = defineArchetype({
  id: 'drill',
  words:
    'typing practice 20, typing game 26, typing skills 26, fast users can type 30, fast you can type 30, fast i type 26, typing test 20, typing speed 18, typing speed test 40, typing tutor 24, touch typing 24, words per minute 14, spelling 8, spelling bee 16, true or false 7, reading trainer 16, typing tutor 24, touch typing 22, learn to type 20, spelling practice 20, spelling test 20, spelling words 20',
  examples: `
    Type the sentence shown without looking at the keyboard, count mistakes and words a minute
    Dictation for third graders: a sentence is read out, write it, errors marked in red
    Hear a word, spell it letter by letter, the hard ones come again
    Ten finger trainer starting from the home row, one new key per lesson
    Flash words one after another so that I read faster, then check whether I understood
    Ten minutes of keyboard exercises every morning, accuracy first, then speed
    Practice for the spelling contest of our school, lists by grade, with the voice of the teacher
    Right or wrong statements in quick fire, how many in sixty seconds
    Words with silent letters and double consonants until each was right three times
    Keyboard speed for programmers, with brackets and semicolons, error heat map by key
    Learn to type in school, class ranking by words per minute and accuracy
    Typing game with daily challenges: score for speed and accuracy, ranking of all players
    Reading trainer that hides each line after a second and measures words per minute`,
  // Who reads faster reads books, and types nothing.
  unless: /\bspeed[- ]?read/i,
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
