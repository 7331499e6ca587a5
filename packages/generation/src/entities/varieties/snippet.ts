import { snippet } from '../snippet.ts'
import { defineVarieties } from './variety.ts'

/** What is copied again and again; without these words bits of everything. */
export const snippetVarieties = defineVarieties(snippet, [
  {
    signs:
      'code snippet 12, code snippets 12, syntax highlighting 12, snippets of code 12, code 4, shell 5, sql 5, commands 4, command 3, developers 4, developer 4, programming 4, git 4, terminal 5, regex 4, scripts 4, linux 4, functions 3',
    one: 'Snippet',
    icon: 'code',
    groups: 'Shell, SQL, Git, Pinned',
    fields: `
      Name | text | Find large files
      Code | long | find . -size +100M -exec ls -lh {} +
      Language | choice | Shell | Shell, SQL, Git, Python
      Tags | text | disk, clean-up
      Shared with team | switch | yes`,
    without: 'Text, Kind, On all devices',
    samples: `
      icon | title | subtitle | time | badge | tone
      code | Find large files | find . -size +100M -exec ls -lh {} + | 9:38 | Shell | primary
      grid | Rows per day | SELECT date(at), count(*) GROUP BY 1 | 9:12 | SQL | accent
      repeat | Undo last commit | git reset --soft HEAD~1 | Tue | Git | success
      wifi | Who uses port 3000 | lsof -i :3000 | Mon | Shell | primary
      grid | Copy a table | CREATE TABLE b AS SELECT * FROM a | Mon | SQL | accent
      code | Read a CSV | csv.DictReader(open(path)) | Sun | Python | warning`,
    about: 'Lists every file above a hundred megabytes below this folder with its size. Used 31 times.',
    facts: 'Shell | Language\n31 | Times used\nTeam | Shared',
    figures: '218 | Snippets\n12 | Pinned\n4 | In the team',
    hero: 'Copied last | Find large files | find . -size +100M, three minutes ago | Copy again',
    tip: 'Six new from the team | Most of them SQL, by Omar',
    add: 'New snippet',
  },
  {
    signs:
      'replies 4, canned 5, support agents 5, customers 3, emails 3, email 3, templates 3, letters 3, phrases 3, sales 2',
    one: 'Reply',
    many: 'Replies',
    icon: 'mail',
    groups: 'Orders, Returns, Thanks, Pinned',
    fields: `
      Name | text | Parcel is late
      Text | long | Dear {name}, your parcel has been with the carrier since {date}.
      Topic | choice | Orders | Orders, Returns, Thanks
      Shortcut | text | /late`,
    without: 'Kind',
    samples: `
      icon | title | subtitle | time | tone
      truck | Parcel is late | Dear {name}, your parcel has been with … | 9:38 | primary
      repeat | How to send it back | Please use the label in the box … | 9:12 | accent
      heart | Thanks for the picture | We have hung it in the kitchen … | Tue | success
      card | Invoice again | Attached once more, due on {date} … | Mon | warning
      clock | Opening hours | Monday to Friday, nine to five | Mon | success`,
    about:
      'Dear {name}, your parcel has been with the carrier since {date}. We have asked and will write tomorrow.',
    facts: '412 | Times used\n/late | Shortcut\n38 | Words',
    figures: '64 | Replies\n12 | Pinned\n9 | Colleagues',
    hero: 'Used most | Parcel is late | 412 times, /late | Copy',
    add: 'New reply',
  },
])
