import { defineArchetype } from '../archetype.ts'

export const drill = defineArchetype({
  id: 'drill',
  words:
    'typing practice 20, typing test 20, typing speed 18, words per minute 14, spelling 8, spelling bee 16, times tables 16, multiplication 10, mental math 14, math practice 14, arithmetic 6, maths drills 16, true or false 7, speed reading 20, reading trainer 16, typing tutor 24, touch typing 22, learn to type 20',
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
