import { defineArchetype } from '../archetype.ts'

export const devlog = defineArchetype({
  id: 'devlog',
  words:
    'developer journal 18, coding journal 18, learning log 8, what i learned 10, journal for developers 8, journal app for developers 9, for developers 5, bug 4, idea 4, snippet 6, code 3, dev 4, programmer 5',
  examples: `
    Each evening write down what I figured out at work, which error cost me hours and how I solved it
    Notebook for software engineers with entries by language, tags, code blocks in monospace
    What did I learn today about Rust, one line a day, streak and search
    Journal of a solo indie game maker: progress, decisions, broken builds, screenshots
    Bootcamp student's log of exercises, concepts understood, things to ask the mentor
    Stand-up helper: yesterday, today, blockers, kept as a diary of my programming work
    Ideas for side projects, todos for each repo and a record of fixes
    Remember weird bugs and their cure, with framework, version and the commit
    A programmer's log book in dark theme, markdown, pinned entries
    Hundred days of coding challenge, hours done, topic, link to what I built
    Decision records for our backend team: context, choice, consequences, date
    Retrospective notes of my own sprints as a developer, what slowed me down, refactoring wishes`,
  presets: 'dark-pro, clean',
  icon: 'code',
  names: 'Commitlog, Rubber Duck, Backtick',
  entity: 'dev-entry',
  screens: `
    home | Today | home
    browse | Entries | edit
    checklist | To-dos | check | task
    browse | Ideas | bulb | project-idea
    browse | Bugs | warning | bug
    detail | Entry
    form | New entry
    form | Note a bug | | bug
    form | Note an idea | | project-idea
    detail | Bug | | bug
    settings? | Settings | settings`,
})
