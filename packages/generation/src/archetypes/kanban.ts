import { defineArchetype } from '../archetype.ts'

export const kanban = defineArchetype({
  id: 'kanban',
  words:
    'kanban 22, kanban board 26, trello 22, trello clone 26, scrum board 24, task board 20, columns and cards 18, boards and cards 18, cards between columns 24, drag cards 20, move cards 18, swimlanes 14, backlog column 14, who does what 26, eisenhower matrix 34, eisenhower 28, urgent and important 30, urgency and importance 32, urgent important 28, priority matrix 32, four quadrants 26, quadrants 18',
  examples: `
    Boards with columns, cards I can drag from to do over doing to done, labels and due dates
    Sprint board for our team: backlog, in progress, review, done, who works on which card
    A free Trello clone: boards, lists, cards, comments, checklists on a card
    Sticky notes in three columns, move them when the work moves on
    Several boards, each with its own columns, cards with a colour, share a board with colleagues
    Add a card, name the column, drop it where it belongs, archive what is done
    Work in progress limits for each column and a warning when there are too many cards
    Agile board on the phone: stories, points, assignees, swipe to the next column
    Move tasks between the stages of our editorial board, filter by label
    One board per client, cards with files and comments, everybody sees the same
    Personal board with today, this week, later; drag things over
    Users create boards, add lists to them and invite members to edit cards`,
  bars: 'cart checkout slots checklist',
  presets: 'clean, dark-pro',
  icon: 'grid',
  names: 'Three Columns, Corkboard, Pinned',
  entity: 'board-card',
  screens: `
    browse | Board | grid
    browse | Boards | layers | card-board
    people | Members | users
    week? | Due | calendar
    detail | Card
    form | Add card
    stats? | Numbers | chart
    settings | Settings | settings`,
})
