import { defineArchetype } from '../archetype.ts'

export const stageGroup = defineArchetype({
  id: 'stage-group',
  words:
    'community theatre 24, community theater 24, amateur theatre 24, amateur dramatics 24, drama club 22, drama group 20, theatre group 18, theatre company 18, theater company 18, musical society 18, scripts with my lines 18, learn my lines 20, learn lines 18, line learning 20, stage manager 14, school play 18, improv 10, front of house 8',
  examples: `
    Rehearsal calendar for our amateur players, who is called for which scene
    Practise my part: the app speaks the cues, I say my line
    Costumes, props and make-up for the spring play, with sizes and who sews what
    Village theatre wants actors, prompter, lighting and sound people to see when they are needed
    Improv troupe with shows, warm-up games and who is free on the night
    Sell seats for our drama society's pantomime and tell ushers who sits where
    Off book by March: my scenes, my entrances, stage directions, highlights of my role
    School drama teacher needs cast list, absent pupils, run-through, tech and dress dates
    Musical society in our town, auditions, choreography, understudies, set building weekends
    Cue sheet for the director and the technician: light change, curtain, music, blackout
    Learning Shakespeare monologues line by line, hiding words until I know them by heart
    Backstage team checks props table, quick changes and interval jobs for every performance`,
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
