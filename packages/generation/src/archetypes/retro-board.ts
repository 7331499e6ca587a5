import { defineArchetype } from '../archetype.ts'

/** Notes of a team on what went well, and what it does about the rest. */
export const retroBoard = defineArchetype({
  id: 'retro-board',
  words:
    'retro 20, retros 26, retrospective 36, retrospectives 36, sprint retrospective 40, went well 30, to improve 18, agile retro 40, retro board 40, retro tool 40, planning poker 26, agile teams 22, scrum team 20, sticky notes 14, action items 14, dot voting 34, scrum 12',
  examples: `
    What went well, what did not, what we do: notes in three columns
    Anonymous notes, then three dots each and we talk about the top ones
    Actions of the last retro with who took them, done or not
    Room code for the team, nobody signs up
    Timer for each topic, five minutes and no more
    Mad, sad, glad or start, stop, continue as templates
    Our sprint ends on Friday, collect notes all week
    Group similar notes and give the heap a name
    Export the board for the wiki
    Remote team on three continents, board open for two days
    Mood of the team over the last ten sprints
    Facilitator reveals the notes when all are ready`,
  bars: 'cart checkout slots map feed',
  presets: 'playful, clean',
  icon: 'layers',
  names: 'Went Well, Three Dots, Next Time',
  entity: 'retro-note',
  screens: `
    topic | Board | layers
    votes | Vote | check
    checklist | Actions | flag | retro-action
    timer! | Timer | timer | | | | timer, timebox, minutes, countdown
    browse? | Templates | file
    history | Retros | clock
    detail | Note
    form | Add note
    settings? | Settings | settings`,
})
