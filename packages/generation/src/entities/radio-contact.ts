import { defineEntity } from '../entity.ts'

export const radioContact = defineEntity({
  id: 'radio-contact',
  one: 'Contact',
  many: 'Contacts',
  words: 'radio contact, qso, amateur radio contact, ham contact, radio log entry, worked station',
  icon: 'mic',
  groups: 'All, 20 m, 40 m, 2 m, Portable',
  fields: `
    Callsign | text | OH2BH
    Date | date | Thu 19 Nov
    Time UTC | time | 14:32
    Band and mode | choice | 20 m, SSB | 20 m SSB, 20 m FT8, 40 m CW, 2 m FM, 70 cm FM
    Frequency | text | 14.195 MHz
    Signal report sent | text | 59
    Signal report received | text | 57
    Maidenhead locator | text | KP20
    Power | text | 100 W
    QSL sent | switch | no
    Remarks | long | Antti near Helsinki, wire antenna`,
  samples: `
    icon | title | subtitle | value | badge | tone
    mic | OH2BH | 20 m, SSB, sent 59, got 57, KP20 | 1,140 km | Confirmed | success
    mic | EA8DX | 15 m, CW, sent 599, got 599, IL18 | 3,620 km | New | primary
    mic | JA1NUT | 20 m, FT8, −12 and −08, PM95 | 8,960 km | New | primary
    mic | DL0HQ/p | 40 m, SSB, from a summit, JO62 | 84 km | Portable | neutral
    mic | VK3MO | 20 m, SSB, long path, QF22 | 16,020 km | Sent | warning
    mic | SM7XYZ | 2 m, FM, over the repeater, JO65 | 168 km | Confirmed | success`,
  about:
    'Antti near Helsinki with a wire between two birches. Signals went up and down; a card is promised by the bureau.',
  facts: '1,140 km | Distance\n42° | Bearing\n59 | Report',
  figures: '1,284 | Contacts | +18\n96 | Countries\n41 | Confirmed',
  hero: 'New country | JA1NUT on 20 metres | 8,960 km, heard at −12 | Log contact',
  notices: `
    EA8DX is on the air | 21.018 MHz, spotted two minutes ago | mic
    Contest begins on Saturday | 24 hours, 40 to 10 metres | trophy
    Twelve cards arrived | By the bureau, four of them new countries | mail`,
  tip: 'Export is ready | ADIF with 1,284 contacts, the last import was on Sunday',
  trend: 'Contacts a week | 18 | +5',
  data: [6, 9, 4, 12, 8, 14, 18],
  add: 'Log contact',
  use: 'Edit contact',
})
