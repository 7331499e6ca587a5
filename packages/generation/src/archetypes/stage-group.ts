import { defineArchetype } from '../archetype.ts'

export const stageGroup = defineArchetype({
  id: 'stage-group',
  words:
    'community theatre 24, community theater 24, amateur theatre 24, amateur dramatics 24, drama club 22, drama group 20, theatre group 18, theatre company 18, theater company 18, musical society 18, scripts with my lines 18, learn my lines 20, learn lines 18, line learning 20, stage manager 14, school play 18, improv 10, front of house 8',
  presets: 'editorial, warm',
  icon: 'mic',
  names: 'Places Please, Half Hour Call, Upstage Left',
  entity: 'stage-date',
  home: 'focus',
  screens: `
    home | Today | home
    week | Rehearsals | calendar
    browse | Script | book | script-scene
    checklist? | Costumes | shirt | stage-costume
    ticket? | Tickets | ticket
    people | Members | users
    detail | Rehearsal
    form? | New rehearsal
    chats? | Messages | chat
    profile? | Me | user`,
})
