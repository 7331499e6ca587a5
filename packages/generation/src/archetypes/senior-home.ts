import { defineArchetype } from '../archetype.ts'

export const seniorHome = defineArchetype({
  id: 'senior-home',
  words:
    'grandparents app 24, app for grandma 22, app for my grandma 22, app for my grandfather 22, for seniors 16, for the elderly 16, big buttons 10, dementia 12, alzheimer 12, simple phone 20, senior launcher 24, elderly parents 14, grandkids 9, grandparents 4',
  examples: `
    My grandmother wants to ring us by touching our faces, nothing else
    Phone for someone with memory loss: who is this, what day is it, who comes today
    Large tiles for call, pictures, doctor, help
    Grandad gets new pictures of the grandchildren and hears a voice message
    My father is 87 and lost with his smartphone; make it four big pictures
    Start screen for old people, clock, weather, family, emergency
    Reminds aunt Ruth what day it is, that lunch comes at twelve and that Paul visits
    Easy app for the residents of an old folks' home, bingo at three, call your daughter
    Photos and hellos from the grandkids, one at a time, read aloud
    Someone with shaky hands and weak eyes needs huge letters, high contrast, no menus
    Video call with one tap for great-grandma, the family fills in contacts from afar
    For elderly parents far away: see our week, birthdays, press the heart to say I think of you`,
  // Whose sign of life is missed when it does not come.
  unless: /\bif (?:not|she doesn['’]?t|he doesn['’]?t|they don['’]?t|nothing comes)\b/i,
  presets: 'clean, warm',
  icon: 'heart',
  names: 'Close By, Hello Grandma, Big and Clear',
  entity: 'close-person',
  home: 'shelf',
  screens: `
    home | Today | home
    people | Call | phone
    browse | Photos | image | album-photo
    calendar | Appointments | calendar | visit
    help | Help now
    detail | Person
    form | Add person
    settings | Settings | settings`,
})
