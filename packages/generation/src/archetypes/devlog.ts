import { defineArchetype } from '../archetype.ts'

export const devlog = defineArchetype({
  id: 'devlog',
  words:
    'developer journal 18, coding journal 18, learning log 8, what i learned 10, journal for developers 8, journal app for developers 9, for developers 5, bug 4, idea 4, snippet 6, code 3, dev 4, programmer 5',
  presets: 'dark-pro, clean',
  icon: 'code',
  names: 'Commitlog, Rubber Duck, Backtick',
  entity: 'dev-entry',
  screens: `
    home | Today | home
    browse | Entries | edit
    checklist | To-dos | check | task
    history | Ideas | bulb | idea
    detail | Entry
    form | New entry
    settings? | Settings | settings`,
})
