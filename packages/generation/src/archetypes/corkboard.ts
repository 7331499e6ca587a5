import { defineArchetype } from '../archetype.ts'

/** Notes of many colours pinned to one board. */
export const corkboard = defineArchetype({
  id: 'corkboard',
  words:
    'sticky notes board 34, sticky note board 34, corkboard 28, cork board 28, pinboard for notes 28, board of sticky notes 34, post-it board 30, sticky notes app 30, virtual sticky notes 30',
  examples: `
    Cut subjects out of photos, collect them and place them on shared boards with friends
    A corkboard on which I pin sticky notes in six colours
    Drag notes around, bring one to the front, throw it away
    Yellow notes for today, pink ones for ideas, all on one board
    Sticky notes on the desktop that stay where I put them
    Pinboard for the kitchen with notes of everybody
    Virtual post-its for my thoughts, larger and smaller
    Notes as little coloured squares instead of lists
    Stick, move and unstick short notes
    A wall of notes to sort ideas by moving them
    Search a note by a word, change its colour
    Notes pinned to a wall of cork, moved with a finger
    Short reminders as coloured squares, crumple what is done`,
  bars: 'map checkout cart slots deed people poll votes quiz',
  presets: 'playful, warm',
  icon: 'note',
  names: 'Pinned Up, Six Colours, Cork',
  entity: 'sticky-note',
  screens: `
    checklist? | Done | check
    browse | Board | grid
    saved? | Archive | box
    detail | Note
    form | Add note
    settings | Settings | settings`,
})
