import { defineEntity } from '../entity.ts'

export const repository = defineEntity({
  id: 'repository',
  words: 'repository, repo, pull request, commit',
  icon: 'code',
  groups: 'Mine, Starred, Forks',
  fields: `
    Name | text | paper-router
    Language | choice | TypeScript | TypeScript, Rust, Python
    Stars | number | 412
    Open issues | number | 7
    Private | switch | no`,
  samples: `
    icon | title | subtitle | value | tone
    code | paper-router | TypeScript, updated today | 412 | primary
    code | tide-table | Rust, updated Tuesday | 1,284 | warning
    code | dotfiles | Shell, updated Monday | 38 | neutral
    code | owl-counter | Python, updated Sunday | 96 | success
    code | small-forms | TypeScript, 2 weeks ago | 207 | accent
    code | ferry-api | Go, a month ago | 61 | success`,
  about: 'Routes as files, without a build step. Seven open issues, two of them good for a first change.',
  facts: '412 | Stars\n38 | Forks\n7 | Issues',
  figures: '24 | Repositories\n318 | Followers\n1,204 | Stars',
  hero: 'This week | 14 commits in 3 repositories | Most on Tuesday evening | See activity',
  tip: 'Longest row: 12 days | It ended on Sunday',
  trend: 'Commits | 14 | +5',
  add: 'Add repository',
  use: 'Open repository',
})
