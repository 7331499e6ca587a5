import { defineArchetype } from '../archetype.ts'

/** Help for those who are new in a country: papers, classes, housing, somebody who speaks one's language. */
export const newcomerHelp = defineArchetype({
  id: 'newcomer-help',
  words:
    'help centre for refugees 60, refugees 26, refugee 24, asylum 34, newcomers 22, immigrants 26, immigrant 22, migrants 30, migrant workers 34, integration 14, new in the country 34, newly arrived 34, settling in 24, expats 22, language cafe 34, volunteer translators 54, translators for refugees 54, interpreters for refugees 54, volunteer interpreters 54',
  examples: `
    Refugees get to know language and customs of their new town and connect with locals
    Where people who fled find shelter, food, housing and others from home
    New in the country: which office first, which papers, in your own language
    Centre for people who fled: language classes, rooms, clothes, lawyers, children's places
    Older immigrants find organisations, meetings and people near them, in simple words
    Somebody who speaks Dari comes along to the doctor on Tuesday
    Step by step: register, bank, health insurance, school, driving licence, ticked off
    Volunteers offer an hour, a sofa, a room, a ride to the office
    German for beginners, where, when, free places, childcare
    Letter from the authority photographed and explained
    Expat families settle in: house, school, doctor, tax number, first weeks
    Seasonal workers know their rights, hours, pay and whom to ring
    Tea, football and cooking with neighbours, who brings what
    Consultation hours of social workers with interpreter, by appointment`,
  unless:
    /\b(?:mentors?|mentees?|system integration|integrations? with|newcomers? to (?:coding|chess|yoga|cooking))\b/i,
  bars: 'cart leaderboard',
  presets: 'warm, clean',
  icon: 'globe',
  names: 'First Weeks, Door Number One, Two Languages',
  entity: 'arrival-step',
  keepsThing: true,
  home: 'focus',
  screens: `
    home | Home | home
    checklist | First steps | check
    browse! | Classes | book | newcomer-class | | | Classes, language classes, language class, courses, lessons, language cafe
    browse! | Places | building | help-office | | | Organizations, organisations, offices, places, nearby organizations, services, consultation, lawyers, papers
    browse! | Housing | home | shelter-offer | | | Housing, housing offers, rooms, room, flat, beds, sofa
    browse! | Interpreters | chat | going-along | | | Interpreters, interpreter, translators, somebody who speaks, come along, volunteers
    calendar! | Meetings | calendar | newcomer-meeting | | | Events, events, meetings, community connections, get-togethers, connections, activities
    map? | Map | map
    form! | Ask for help | | going-along | | | ask for help, interpreters, interpreter, volunteers, help
    detail | Step
    settings | Language | settings`,
})
