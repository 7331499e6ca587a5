import { defineArchetype } from '../archetype.ts'

/** Commands, shortcuts and the like, grouped, to look up and copy. */
export const cheatSheet = defineArchetype({
  id: 'cheat-sheet',
  words:
    'cheat sheet 22, cheatsheet 24, cheat sheets 22, git commands 26, linux commands 26, shell commands 22, keyboard shortcuts 20, command reference 22, commands 6, git command 20, terminal commands 24',
  examples: `
    Git commands by topic with what they do and an example
    Shortcuts of my editor, searchable, favourites on top
    Linux commands I always forget, grouped, copied with a tap
    Cheat sheet for CSS with the properties and how they look
    Look up a regex token and see an example
    Quick reference for Docker, kubectl and npm commands
    Syntax of a programming language on one page, with code to copy
    Vim keys from moving to macros, marked as known
    Cards with commands for beginners, from easy to hard
    SQL statements with an example each
    HTTP status codes with their meaning, searched by number
    Formulas for spreadsheets by what one wants to do`,
  unless: /\b(?:exams?|school|clipboard|smart home|voice commands?|remote)\b/i,
  bars: 'map checkout cart slots people deed',
  presets: 'dark-pro, clean',
  icon: 'code',
  names: 'Man Page, By Heart, Dash Dash Help',
  entity: 'command',
  screens: `
    browse | Commands | code
    saved | Favorites | heart
    form? | Add
    quiz? | Quiz
    detail | Command
    settings | Settings | settings`,
})
