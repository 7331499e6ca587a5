import { defineArchetype } from '../archetype.ts'

/** Several timers side by side, each with a name. */
export const kitchenTimers = defineArchetype({
  id: 'kitchen-timers',
  words:
    'kitchen timer 34, kitchen timers 34, several timers 36, multiple timers 36, many timers 26, cooking timer 32, egg timer 32, timers with names 30, named timers 30, timer for cooking 30, countdown timers 16',
  examples: `
    Several timers at once, each with a name: eggs, rice, bread
    Start, pause and reset each timer by itself, a sound at the end
    Kitchen timers with presets for pasta, tea and eggs
    Add a timer with name and minutes, they run side by side
    Cooking timer that says which dish is ready
    Big numbers for three pots on the stove
    Soft, medium or hard egg
    Timers for laundry, oven and a nap, kept for next time
    A list of countdowns with the shortest on top
    Tea timer with green, black and herbal
    Repeat a timer, add a minute, mute the sound
    Lab timers for four samples at once`,
  bars: 'map checkout cart slots mood week quiz poll votes people',
  presets: 'clean, warm',
  icon: 'timer',
  names: 'Three Pots, Al Dente, Six Minutes',
  entity: 'named-timer',
  screens: `
    browse | Timers | timer
    timer | Running | playf
    form | New timer
    detail | Timer
    settings | Settings | settings`,
  unless: /\b(?:workouts?|hiit|pomodoro|tabata|escape|study|meditat\w+|games?|exams?)\b/i,
})
