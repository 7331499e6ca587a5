import { defineArchetype } from '../archetype.ts'

/** How fast one taps when something shows. */
export const reactionTest = defineArchetype({
  id: 'reaction-test',
  words:
    'reaction time 28, reaction time test 34, reaction test 32, reaction speed 28, reflex test 30, reflexes 18, click speed 26',
  examples: `
    Tap as fast as possible when the screen turns green, time in milliseconds
    Measure my reflexes, average of five tries, best of all
    Reaction speed for racing drivers, too early counts as a mistake
    How many clicks in ten seconds, with a ranking
    Wait for the light, press, see how slow I am when tired
    Test reflexes with sound and with colour, compare both
    Average, best and worst try, curve over the week
    Goalkeepers train their reflexes in short rounds
    Tap the dot before it is gone, quicker each time
    Which hand is faster, left or right, in milliseconds
    A light goes on after a random wait, who presses first
    Reflex test before driving, kept by day`,
  bars: 'map checkout cart slots deed people',
  presets: 'bold, dark-pro',
  icon: 'bolt',
  names: 'Two Hundred Millis, Go Now, Quick Hand',
  entity: 'reaction-try',
  screens: `
    board | Test | bolt
    history | Tries | clock
    stats | Numbers | chart
    leaderboard? | Ranking | trophy
    detail | Try
    settings | Settings | settings`,
})
