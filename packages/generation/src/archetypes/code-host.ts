import { defineArchetype } from '../archetype.ts'

export const codeHost = defineArchetype({
  id: 'code-host',
  words:
    'gitlab 30, gitea 30, merge requests 24, github 18, gitlab 18, git client 18, repositories 9, repository 5, pull requests 10, commits 7, code snippets 8, developer profile 10, open issues 5',
  examples: `
    Look at my repos, stars, forks and who follows me
    Browse commits, branches and diffs on the phone, branch by branch
    Review a merge request and leave a comment on a line, branch and diff shown
    Search a developer by username and show avatar, bio and projects, repositories by stars
    Issues assigned to me across all projects with labels, repositories and pull requests
    Self-hosted git viewer with repositories, file tree and README
    Contribution graph, languages used and streak of pushes per project and week
    Snippets of code I keep and share, highlighted by language, tagged and forked
    Trending open source projects today with description and stars, stars this week by language
    Notifications from maintainers, mentions and releases of libraries I watch, newest first
    Something like GitHub for my portfolio: list of users and their repos, with paging
    See failed builds of a pull request, approve and squash`,
  presets: 'dark-pro, clean',
  icon: 'code',
  names: 'Main Branch, Diffs, Tagged',
  entity: 'repository',
  home: 'ledger',
  screens: `
    home | Overview | home
    browse | Repositories | folder
    people? | Followers | users
    stats | Activity | chart
    detail | Repository
    form? | Add
    notifications? | Inbox | bell
    profile | Profile | user`,
})
