import { defineEntity } from '../entity.ts'

export const ticket = defineEntity({
  id: 'ticket',
  many: 'Tickets',
  words: 'support ticket, incident, support request',
  icon: 'help',
  groups: 'New, Mine, Waiting, Solved',
  fields: `
    Title | text | Printer on floor 2 prints blank
    Priority | choice | High | Low, Normal, High, Urgent
    Assigned to | person | Jonas Weber
    Device | text | PR-204
    Picture | photo | office
    What happens | long | Since this morning every second page is blank`,
  samples: `
    icon | title | subtitle | badge | tone
    warning | Printer on floor 2 prints blank | Lea Brandt, 8:40 | High | danger
    wifi | No network in the Harbour room | Omar Haddad, 9:05 | Urgent | danger
    lock | Locked out after holidays | Iris Chen, yesterday | Normal | warning
    shield | Second factor on a new phone | Kim Osei, yesterday | Normal | primary
    download | Needs the drawing program | Priya Nair, Tuesday | Low | neutral
    check | Screen flickers | Solved by Jonas, Monday | Solved | success`,
  about: 'Every second page is blank since the update this morning. Restarting helped for an hour.',
  facts: 'High | Priority\n2 h | Open\n3 | Answers',
  figures: '8 | Open | −3\n2 | Urgent\n1 h 40 | To first answer',
  hero: 'Urgent, 9:05 | No network in the Harbour room | A meeting of twelve starts at ten | Take it',
  tip: 'Three ask the same | Write an article about the second factor',
  trend: 'Solved this week | 31 | +6',
  data: [18, 22, 21, 25, 24, 27, 31],
  add: 'Report a problem',
  use: 'Take it',
})
