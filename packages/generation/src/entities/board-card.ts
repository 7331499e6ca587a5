import { defineEntity } from '../entity.ts'

export const boardCard = defineEntity({
  id: 'board-card',
  one: 'Card',
  many: 'Cards',
  words: 'kanban card, board card',
  icon: 'file',
  groups: 'To do, In progress, Done',
  fields: `
    Title | text | Move the sign-up to one page
    Column | choice | In progress | To do, In progress, Done
    Description | long | Name and email first, the rest when it is needed
    Label | choice | Design | Design, Code, Text, Bug
    Due date | date | Fri 27 Nov
    Assigned to | person | Lea Brandt`,
  samples: `
    icon | title | subtitle | badge | tone
    palette | Sign-up on one page | Lea, due Fri 27 Nov | In progress | primary
    warning | Map is empty offline | Omar, due Tue 24 Nov | In progress | danger
    edit | Texts for the first screen | Iris, no date | To do | neutral
    code | Faster search | Kim, due Mon 30 Nov | To do | neutral
    check | New icons | Lea, done on Tuesday | Done | success
    check | Send a receipt by mail | Ana, done on Monday | Done | success`,
  about: 'Name and email first, the rest when it is needed. Two of three points are ticked.',
  facts: '2 of 3 | Ticked\n4 | Comments\n27 Nov | Due',
  figures: '14 | Cards\n3 | In progress\n8 | Done this week',
  hero: 'In progress | Sign-up on one page | Lea, due on Friday, two of three points done | Open card',
  tip: 'Eight cards done this week | Three are in progress',
  trend: 'Cards done | 8 | +3',
  add: 'Add card',
  use: 'Move to Done',
})

export const cardBoard = defineEntity({
  id: 'card-board',
  one: 'Board',
  many: 'Boards',
  words: 'kanban board, task board, scrum board',
  icon: 'grid',
  groups: 'Mine, Shared, Archived',
  fields: `
    Name | text | Website
    Columns | text | To do, In progress, Done
    Shared with | person | Omar Haddad`,
  samples: `
    icon | title | subtitle | value | tone
    globe | Website | Three columns, five people | 14 | primary
    trend | App, version 2 | Four columns, eight people | 31 | accent
    home | Flat | Only me | 6 | success
    calendar | Summer party | Shared with Lea and Omar | 9 | warning
    book | Reading | Only me | 12 | neutral`,
  about: 'Three columns and fourteen cards, eight of them done this week.',
  facts: '14 | Cards\n3 | Columns\n5 | People',
  figures: '5 | Boards\n72 | Cards',
  hero: 'Website | 14 cards | Three in progress, eight done this week | Open board',
  tip: 'Five boards | Three of them are shared',
  add: 'Add board',
  use: 'Open board',
})
