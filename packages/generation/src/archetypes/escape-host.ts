import { defineArchetype } from '../archetype.ts'

export const escapeHost = defineArchetype({
  id: 'escape-host',
  words:
    'escape room host 30, escape game host 30, escape room timer 26, escape room game master 30, game master panel 24',
  examples: `
    Game master's screen in our escape room: the clock of each group, send a hint, stop when they are out
    Host tool with countdown per chamber, hints that appear on the monitor, quickest groups of all time
    I run an escape room and need sixty minutes on the clock, clues at a tap and the list of today's teams
    Staff panel of an escape game: start the clock, extra minutes, clues given, reset list between groups
    Escape room control: which team plays in which chamber, minutes left, help given, did they get out
    Hint system and clock for riddle rooms, run from a tablet behind the glass
    Escape room operators watch several rooms at once, timers, hints sent, hall of fame
    A homemade escape room at school: timer on the wall, clues for stuck groups, record of the year
    Game masters note who got out, with how many clues and how many seconds left
    Between two escape groups: reset checklist, then the clock for the next team
    Countdown with sound and clue messages for live escape games
    Escape room dashboard for the person who hosts: teams, clock, clues and times`,
  needs: /\bescape\b|\bgame ?masters?\b|\briddle rooms?\b/i,
  bars: 'checkout slots cart',
  unless: /\bpuzzle games?\b|\bgame (?:in|with) (?:\w+ )?(?:chapters|levels|rooms)\b/i,
  presets: 'dark-pro, bold',
  icon: 'key',
  names: 'Sixty Minutes, Behind the Glass, Key Seven',
  entity: 'escape-group',
  home: 'focus',
  screens: `
    home | Now | home
    timer | Clock | timer
    browse | Teams | users
    browse | Hints | idea | escape-hint
    browse | Best times | trophy | escape-record
    checklist? | Reset | check | check-item
    detail | Team
    detail | Hint | | escape-hint
    form | Add team`,
})
