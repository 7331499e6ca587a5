import { defineArchetype } from '../archetype.ts'

export const stageGroup = defineArchetype({
  id: 'stage-group',
  words:
    'school theatre 34, school theater 34, theatre production 34, theater production 34, cast and rehearsals 24, props and costumes 26, community theatre 24, community theater 24, amateur theatre 24, amateur dramatics 24, drama club 22, drama group 20, theatre group 18, theatre company 18, theater company 18, musical society 18, scripts with my lines 18, learn my lines 20, learn lines 18, line learning 20, stage manager 14, school play 18, improv troupe 20, improv theatre 20, improv theater 20, improv group 20, improv show 16, improv comedy 16, front of house 8',
  examples: `
    Rehearsal calendar for our amateur actors, who is called for which scene of the play
    Practise my part in the play: the app speaks the cues, I say my lines
    Costumes, props and make-up for each scene of the spring play, with actors' sizes and who sews what
    Village theatre wants actors, prompter, lighting and sound people to see which rehearsal they are needed at
    Improv actors with shows, rehearsal, warm-up games and who is free on the night
    Sell seats for our drama society's pantomime and tell ushers who sits where
    Off book by March: my lines, my scenes, my entrances, stage directions, cues
    School drama teacher needs cast, absent actors, scenes to rehearse, run-through and dress rehearsal dates
    Musical society in our town, cast, auditions, choreography, rehearsals, understudies, set building weekends
    Cue sheet for the director and stage crew: light change, curtain, scene, music, blackout
    Learning monologues and lines scene by scene, hiding words until I know my part by heart
    Backstage crew checks props, costumes, quick changes between scenes for every performance of the play`,
  unless:
    /\b(?:sell|selling|sale of|buy|book|booking) (?:the |our )?(?:tickets|seats)\b(?![^.]*\b(?:rehears\w*|cast|props|lines|script)\b)/i,
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
