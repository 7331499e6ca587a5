import { defineArchetype } from '../archetype.ts'

/** Whom one has been with of late, kept for oneself in case somebody falls ill. */
export const contactDiary = defineArchetype({
  id: 'contact-diary',
  words:
    'contact diary 50, contact tracing 46, log of people 44, people i have met 34, people you have met 34, people i met 26, people you have recently been with 60, recently been with 40, been with 14, encounters with friends 34, exposure log 34, exposure notification 34, close contacts 34',
  examples: `
    Write down everybody I have been near, kept on my phone only and gone after two weeks
    Whom did I see last Tuesday, indoors or outside, for how long
    Log of meetings with friends, family and colleagues in case one of us tests positive
    Remembers where I was and who sat next to me, so that I can warn them
    Diary of contacts for the health office, exported as a list
    Private record of the people around me each day, no account and no tracking
    Add a group at once: choir, office, train, and the distance we kept
    A self check with a few questions: fever, cough, met somebody who is ill
    Tell all I met in the last days that I am infected, without naming me
    Risk by how close, how long and whether windows were open
    Who visited grandmother this month and did they wear a mask
    Exposure alerts by Bluetooth and an assessment of my symptoms`,
  unless: /\b(?:address book|crm|business cards|customers|clients|dating|network(?:ing)?|birthdays)\b/i,
  bars: 'cart checkout map slots',
  presets: 'calm, clean',
  icon: 'users',
  names: 'Near Me Lately, Fourteen Days, Who Was There',
  entity: 'encounter',
  keepsThing: true,
  home: 'focus',
  screens: `
    home | Today | sun
    history | Diary | book | | | | log, diary, history, list of people
    browse | People | users
    form! | Self-assessment | | self-check | | | self-assessment, assessment, symptoms, self check, test yourself
    stats | Days | chart
    notifications? | Alerts | bell
    detail | Meeting
    form | Log meeting
    settings | Settings | settings`,
})
