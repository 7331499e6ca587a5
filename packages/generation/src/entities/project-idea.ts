import { defineEntity } from '../entity.ts'

export const projectIdea = defineEntity({
  id: 'project-idea',
  one: 'Idea',
  many: 'Ideas',
  words: 'project idea, side project, feature idea',
  icon: 'bulb',
  groups: 'New, Trying, Parked',
  fields: `
    Idea | text | Diff two schemas as a picture
    Why | long | Reviews would take minutes instead of an hour
    State | choice | New | New, Trying, Parked
    Effort | choice | Weekend | Evening, Weekend, Weeks
    Noted | date | Thu 19 Nov`,
  samples: `
    icon | title | subtitle | badge | tone
    bulb | Diff two schemas as a picture | A weekend, for reviews | New | primary
    code | Command line for the journal | An evening | Trying | accent
    bulb | Linter rule for stale flags | Found three in one file | New | primary
    book | Write down how the cache works | Before everyone forgets | Parked | neutral
    spark | Release notes from commits | Needs a format first | Trying | accent`,
  about:
    'Two schemas side by side with what was added in green. Reviews would take minutes instead of an hour.',
  facts: 'Weekend | Effort\nNew | State\n19 Nov | Noted',
  figures: '21 | Ideas | +3\n4 | Tried out\n2 | Finished',
  hero: 'Noted last night | Diff two schemas as a picture | A weekend, for reviews | Start it',
  tip: 'Three new this week | The oldest has waited since March',
  trend: 'Ideas noted | 21 | +3',
  add: 'Add idea',
  use: 'Start it',
})
