import { defineArchetype } from '../archetype.ts'

/** What runs while a team is inside; rooms one books are `escape-rooms`. */
export const escapeHints = defineArchetype({
  id: 'escape-hints',
  words:
    'hint system 24, escape room hint 34, escape room hints 34, hint system for an escape room 46, escape room timer 34, escape room codes 34, hints with penalty 30, hint penalty 28, game master 10',
  examples: `
    Hints for the teams in our escape room, each costs two minutes
    Clock of sixty minutes, enter the code of a lock, ask for a hint
    Our escape room at home: timer, codes, hints, who was fastest
    Game master sends clues to the screen in the room
    Five locks with codes, a wrong one takes a minute off
    Team photo at the end with the time they needed
    Countdown on the wall and hints for those who are stuck
    First hint, second hint, solution, with a penalty for each
    Print-at-home mystery with an app for the codes and clues
    Record of teams by time left and hints used
    Enter the four numbers and see whether the door opens
    Classroom escape game with clues, locks and time left`,
  unless: /\bescape from my\b|\bapps? to lock\b|\bscreen time\b/i,
  presets: 'dark-pro, bold',
  icon: 'key',
  names: 'Sixty Minutes, One More Clue, Last Lock',
  entity: 'room-hint',
  bars: 'checkout cart slots confirmed',
  screens: `
    timer | Time | timer
    browse | Hints | bulb
    form | Enter code | lock
    leaderboard | Teams | trophy | escaped-team
    detail | Hint
    settings? | Settings | settings`,
})
