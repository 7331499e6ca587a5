import { defineArchetype } from '../archetype.ts'

export const devlog = defineArchetype({
  id: 'devlog',
  words:
    'developer journal 9, journal for developers 8, journal app for developers 9, for developers 5, bug 4, idea 4, snippet 6, code 3, dev 4, programmer 5',
  presets: 'dark-pro, clean',
  icon: 'code',
  names: 'Commitlog, Rubber Duck, Backtick',
  entity: 'note',
  screens: `
    home | Today | home
    browse | Notes | edit
    checklist | To-dos | check | task
    history | Ideas | bulb | idea
    detail | Note
    form | New note
    settings? | Settings | settings`,
})
