import { defineArchetype } from '../archetype.ts'

export const seniorHome = defineArchetype({
  id: 'senior-home',
  words:
    'grandparents app 24, app for grandma 22, app for my grandma 22, app for my grandfather 22, for seniors 16, for the elderly 16, big buttons 10, dementia 12, alzheimer 12, simple phone 20, senior launcher 24, elderly parents 14, grandkids 9, grandparents 4',
  presets: 'clean, warm',
  icon: 'heart',
  names: 'Close By, Hello Grandma, Big and Clear',
  entity: 'close-person',
  home: 'shelf',
  screens: `
    home | Today | home
    people | Call | phone
    feed | Photos | image | photo
    calendar | Appointments | calendar | visit
    help | Help now
    detail | Person
    form | Add person
    settings | Settings | settings`,
})
