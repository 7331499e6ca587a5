import { defineArchetype } from '../archetype.ts'

export const codeHost = defineArchetype({
  id: 'code-host',
  words:
    'github 18, gitlab 18, git client 18, repositories 9, repository 5, pull requests 10, commits 7, code snippets 8, developer profile 10, open issues 5',
  presets: 'dark-pro, clean',
  icon: 'code',
  names: 'Main Branch, Diffs, Tagged',
  entity: 'repository',
  home: 'ledger',
  screens: `
    home | Overview | home
    browse | Repositories | folder
    people | Followers | users
    stats | Activity | chart
    detail | Repository
    form? | Add
    notifications? | Inbox | bell
    profile | Profile | user`,
})
