import { defineArchetype } from '../archetype.ts'

/** A show of one's own behind the scenes: guests, topics, recordings, who edits, when it comes out. */
export const podcastProduction = defineArchetype({
  id: 'podcast-production',
  words:
    'run a podcast 40, runs a podcast 40, make a podcast 34, produce a podcast 40, podcast production 44, podcast planner 40, plan podcast episodes 44, plan episodes 34, our podcast team 34, recording dates 26, episode planner 34, podcast guests 24, radio show planner 30, guest list for our podcast 30',
  examples: `
    Two of us make a show: guests, topics, when we record, who edits what and when it comes out
    Episode ideas, questions for the guest, recording date, edited or not, release day
    Production board of a podcast team from idea to published, with who is responsible
    Plan interviews for our radio hour, contacts of guests, studio times, music cleared
    Keep track of episodes we recorded, raw files, cuts to do, show notes and sponsors
    Host wants a calendar of recordings and releases, a list of possible guests and their questions
    Student radio: shows of the week, who presents, songs, jingles and the recording
    Editors see which episode waits for them, how long it may be and when it must be out
    Our video series on craftsmen: shoots, guests, script, edit, upload date
    Season planner with twelve episodes, guests asked and confirmed, budget for travel
    Newsletter and audio show by three friends, topics voted, tasks, publishing dates
    Sound engineer keeps sessions, microphones used, takes and what to repeat`,
  unless: /\b(?:listen to|subscribe|player|playback|discover|download episodes|sleep timer)\b/i,
  presets: 'dark-pro, editorial',
  icon: 'mic',
  names: 'On Air, Take Two, Second Mic',
  entity: 'planned-episode',
  screens: `
    home | Studio | home
    browse | Episodes | list
    calendar | Calendar | calendar
    people? | Guests | users
    checklist? | To do | check | task
    stats? | Listeners | chart
    detail | Episode
    form | Add episode
    profile? | Me | user`,
})
