import { defineArchetype } from '../archetype.ts'

/** The festival of a college or school: what is on where, contests one registers for, results. */
export const campusFest = defineArchetype({
  id: 'campus-fest',
  words:
    'cultural fest 64, college fest 64, tech fest 60, technical fest 60, technical festival 40, fest 30, annual fest 50, campus festival 50, university festival 46, college festival 50, school festival 44, student festival 44, cultural festival of 34, hackathon and fest 44',
  examples: `
    Three days of music, dance and contests at our college, who plays where and when
    Students register their team for the quiz, the robot race or the band contest
    Schedule of all stages, saved to my own list, told ten minutes before
    Results and photos of each competition of the annual day
    Map of the campus with stages, food stalls and help desk
    Sponsors, organisers and their phone numbers
    Technical festival with workshops, talks and a hackathon
    News when something is moved because of rain
    Passes for visitors of other colleges with a code at the gate
    Merchandise and food coupons of the fest committee
    Cultural week of the university: theatre, folk dance, debate
    Volunteers see their shifts at the stalls`,
  unless:
    /\b(?:beer|wine|film festival|manifest|wedding|church fete|music festivals? (?:near|in|around|world))\b/i,
  bars: 'checkout',
  presets: 'bold, playful',
  icon: 'star',
  names: 'Three Nights, North Lawn, Battle of the Bands',
  entity: 'fest-event',
  keepsThing: true,
  home: 'shelf',
  screens: `
    home | Fest | home
    browse | Events | star | | | | events, competitions, contests, programme, lineup
    week | Schedule | calendar
    map | Map | map
    saved | My list | heart
    notifications | News | bell
    people? | Team | users
    detail | Event
    form? | Register team | | | | | register, registration, teams, participate
    settings? | Settings | settings`,
})
