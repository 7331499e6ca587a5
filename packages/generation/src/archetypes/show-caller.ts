import { defineArchetype } from '../archetype.ts'

/** What a stage manager calls during a performance; rehearsals and who plays are `stage-group`. */
export const showCaller = defineArchetype({
  id: 'show-caller',
  words:
    'cue list 50, cue sheet 40, call cues 60, calling cues 60, call the cues 60, call a show 60, calling a show 60, call the show 60, show caller 60, prompt book 50, stage manager 30, stage managers 34, next cue 40, standby cue 50, lighting cues 50, sound cues 50, fly cues 50, show report 40, cue number 40, performance report 36',
  examples: `
    The stage manager calls every cue by number and presses go for the next one
    Light, sound and fly cues of the evening with their standby
    How long each act ran tonight, the interval, and a report of the performance to everybody
    Prompt book on a tablet: page, cue, department, warning, standby, go
    Deputy stage manager wants the calls to the dressing rooms at the half, the quarter and the five
    Latecomers of the cast, understudies on, accidents and applause in the report after the show
    Follow spot, projection and pyro are called in order, the cue that ran is greyed out
    Running times compared with last week, curtain up and curtain down
    Cues of a concert by song, with the follow spots, called over headset
    Corporate event caller: video, lights, walk-on music, next speaker, countdown
    Our church musical has ninety cues and nobody to remember them
    Opera house: score pages with calls for singers, chorus and stage lifts`,
  unless: /\b(?:snooker|pool cues?|billiards?|podcasts?|social cues?|teleprompter)\b/i,
  bars: 'cart checkout slots feed',
  presets: 'dark-pro, editorial',
  icon: 'bolt',
  names: 'Standby, Beginners, Half Hour Call',
  entity: 'show-cue',
  home: 'focus ledger',
  screens: `
    home | Call | bolt | | | | next cue, press go, go button, advance, standby
    browse | Cues | list | | Cue list | | cue list, cues, cue sheet, cue number, department, departments
    browse | Running times | clock | act-time | | | acts, act, time each act, time of each act, act times, interval, running times, timings, curtain up
    browse | Reports | file | performance-report | Show reports | | show report, show reports, performance report, report, late arrivals, latecomers, accidents
    people? | Cast and crew | users | | | | cast, crew, understudies
    calendar? | Performances | calendar
    detail | Cue
    form | Add cue
    settings? | Settings | settings`,
})
