import { defineEntity } from '../entity.ts'

/** A key of a house, hall or vehicle: who has it, since when, and whether it was signed for. */
export const lentKey = defineEntity({
  id: 'lent-key',
  one: 'Key',
  many: 'Keys',
  words: 'door key, spare key, master key, house key',
  icon: 'key',
  groups: 'In the cabinet, Out, Lost',
  fields: `
    Key | text | Main door, no. 4
    Opens | text | Main door, changing rooms
    Who has it | person | Omar Haddad
    Since | date | Mon 2 Nov
    Until | date | Fri 27 Nov
    Signed | switch | yes
    Notes | text | Has the small brass tag`,
  samples: `
    icon | title | subtitle | badge | badgeTone
    key | Main door, no. 4 | Omar Haddad, since Mon 2 Nov | Out | warning
    key | Equipment room | Lea Brandt, since Thu 12 Nov | Out | warning
    key | Boiler room, no. 1 | Hook 3, only one copy | In the cabinet | success
    key | Main door, no. 7 | Kim Osei, since 14 March | Out | warning
    key | Office | Hook 5 | In the cabinet | success
    key | Garage, remote | Missing since Sun 8 Nov | Lost | danger`,
  about: 'Opens the main door and the changing rooms. Copy 4 of 9, handed over with a signature.',
  facts: '4 of 9 | Copy\nMon 2 Nov | Since\n3 | Doors',
  figures: '17 | Keys\n6 | Out | +1\n1 | Lost',
  hero: 'Back on Friday | Main door, no. 4 | Omar has had it since 2 November | Take back',
  tip: 'The garage remote is missing | Kim had it last, on 8 November',
  add: 'Hand over key',
  use: 'Take back',
})
