import { defineArchetype } from '../archetype.ts'

/** Who gives to whom, drawn so that nobody knows more than the own name. */
export const secretSanta = defineArchetype({
  id: 'secret-santa',
  words:
    'secret santa 30, secret santas 30, secret santa drawing 34, secret santa generator 34, secret santa app 34, gift exchange draw 28, draw names 18, name drawing 18',
  examples: `
    Secret Santa for our office: everybody draws a name, couples excluded
    Draw names among cousins for Christmas, limit of 20, nobody sees the rest
    Each of us sees only whom to give to, with that person's wishes
    Organise the gift exchange of our choir, invitations by mail, date of the party
    Who gives to whom, drawn by lot, with people who must not draw each other
    Secret Santa generator with exclusions and a price limit
    Everybody writes three wishes, one colleague gets them secretly
    Names from a hat, but on the phone and fair
    Anonymous present for one person of the class
    Draw again when somebody drops out
    Who got whom stays a secret until the twentieth of December
    Names of the whole family in a hat, with a limit and a date`,
  bars: 'checkout cart slots deed map chat thread',
  unless: /\b(?:santa visits|visits? (?:of|from|by) santa|route|sleigh)\b/i,
  presets: 'playful, warm',
  icon: 'gift',
  names: 'From a Hat, Somebody Knows, Sealed Note',
  entity: 'santa-participant',
  home: 'focus',
  screens: `
    home | Draw | gift
    browse | Participants | users
    calendar? | Dates | calendar
    detail | Participant
    form | Add participant
    settings | Settings | settings`,
})
