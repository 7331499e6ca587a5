import { defineEntity } from '../entity.ts'

/** What one types to have something done, with what it does. */
export const command = defineEntity({
  id: 'command',
  words: 'git command, shell command, terminal command, cheat sheet entry, command',
  icon: 'code',
  groups: 'Start, Branches, Undo, Share',
  fields: `
    Topic | choice | Branches | Start, Branches, Undo, Share
    What it does | long | Makes a branch and goes to it
    Example | text | git switch -c new-header`,
  samples: `
    icon | title | subtitle | badge | tone
    code | git switch -c <name> | Makes a branch and goes to it | Branches | primary
    code | git clone <address> | Copies a repository to this machine | Start | success
    code | git restore <file> | Takes back what is not yet committed | Undo | warning
    code | git commit -m "..." | Keeps what is staged, with a message | Start | success
    code | git rebase main | Puts your commits on top of main | Branches | primary
    code | git push -u origin HEAD | Sends the branch to the server | Share | accent`,
  about: 'Makes a branch at the commit you are on and goes to it. Nothing is sent until you push.',
  facts: 'Branches | Topic\n2.23 | Since version\n3 | Related',
  figures: '64 | Commands\n4 | Topics\n9 | Favorites',
  hero: 'Command of the day | git restore --staged <file> | Takes a file out of the next commit | Copy',
  tip: '64 commands in four topics | Nine are favorites',
  trend: 'Looked up | 18 | +4',
  add: 'Add command',
  use: 'Copy command',
})
